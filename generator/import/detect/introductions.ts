/** Commas that are missing after an adverb or a phrase at the beginning of a sentence: "However they may", "On a result of 4-6 this". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding } from '../document.ts';
import { excerpt, matchesIn } from './pattern.ts';

export const findIntroductions = ({ documents }: Corpus): Diagnostic[] =>
  documents.filter(({ isEnglish }) => isEnglish).flatMap(inDocument);

/** With what a statement or an order begins. */
const SUBJECT = String.raw`(?:the|this|that|these|those|all|each|every|any|no|one|an?|it|you|they|he|she|we|your|its|their)\b`;
const ORDER = String.raw`(?:roll|remove|place|move|draw|discard|deal|choose|take|add|put|turn|give|return|heal|replace|modify)\b`;
const START = String.raw`(?<=^|[.!?:;]["”)]?\s+|\n[ \t]*(?:[•*+-][ \t]+)?)`;

/** So few show no custom. */
const FEW = 4;

/** Each introduction without its comma, and the same with it. */
const INTRODUCTIONS = [
  '(?:However|Alternatively|Otherwise|Additionally|Furthermore|Therefore|Consequently|Nevertheless|Moreover|Similarly|Likewise|For example|For instance|In addition|In this case|In that case|As a result|Of course)',
  String.raw`[Oo]n an? (?:result|roll) of (?:an? )?\d+(?: ?[-–] ?\d+)?(?: (?:or|to|and) \d+)?(?: or (?:more|less|higher|lower|better))?`,
  String.raw`(?:After|Before|When|While|By) \p{Ll}{2,}ing\b(?:(?! (?:that|which|who|whose|as|where|what|how|if|and|or) )[^,.;:()\n]){3,60}(?= (?:(?:the|each) (?:\p{Ll}+ )?player|you|they|he|she) (?:can|may|must|will)\b)`,
  String.raw`To \p{Ll}{3,}(?: (?!(?:that|which|who|whose|you|it|they|he|she|we|if|whether|how|when|where|what|as|and|or)\b)[^\s,.;:()]+){1,10}(?= (?:must|may|can|will|cannot)\b)`,
  String.raw`[Aa]fter (?:the )?(?:\p{Ll}+ )?(?:action|attack|effect|roll|turn|round|game|move|movement|phase|step|combat|battle)s? (?:resolves?|ends?|begins?)`,
  'In (?:the|this|that|each) (?:following |next |first |second |above )?(?:diagram|example|picture|figure|case|table)s?',
].map((words) => ({
  missing: new RegExp(`${START}(${words})(?= (?:${SUBJECT}|${ORDER}|must|may|can|will|cannot))(?!it may )`, 'gu'),
  after: new RegExp(`(?<=[,;] )(${words})(?= (?:${SUBJECT}|${ORDER}))`, 'gu'),
  present: new RegExp(`${words},`, 'gu'),
}));

function inDocument({ sections }: IndexedDocument): Diagnostic[] {
  return INTRODUCTIONS.flatMap(({ missing, after, present }) => {
    const found = sections.flatMap((section) =>
      [...matchesIn(section.text, missing), ...matchesIn(section.text, after)].map((match) => ({ section, match })),
    );
    const set = sections.reduce((sum, { text }) => sum + matchesIn(text, present).length, 0);
    // An author who leaves the comma out more often than not means it.
    if (found.length > Math.max(FEW, set)) return [];
    return found.map(({ section, match }) => {
      const words = match[1] ?? '';
      const at = [match.index, match.index + match[0].length] as const;
      const message = 'A comma is missing after this introduction.';
      return finding(section, {
        code: 'print-comma-missing',
        severity: 'note',
        message,
        at,
        found: excerpt(section.text, ...at),
        expected: `${words},`,
      });
    });
  });
}
