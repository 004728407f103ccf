/** Subjects and verbs of which one is in the singular and the other in the plural. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { isEnglishWord } from '../dictionary.ts';
import { finding, type PrintedSection } from '../document.ts';
import { matchesIn } from './pattern.ts';

export function findAgreement({ documents }: Corpus): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ sections }) => sections.flatMap((section) => [...singular(section), ...plural(section), ...apart(section)]));
}

/** Where a clause begins. */
const START = String.raw`(?:^|[.!?;,]["”)]?[ \n]+|\n[ \t]*(?:•|-|\d{1,2}[.)])? *|\b(?:[Ii]f|[Ww]hen|[Ww]henever|[Oo]nce|[Uu]ntil|[Uu]nless|[Ww]hile|[Bb]ecause|[Bb]ut|[Aa]s) )`;
/** Verbs in the plural that are no noun. */
const VERB =
  'are|were|have|get|become|begin|lose|receive|occupy|remain|contain|belong|take|give|choose|ignore|include|apply|decide|happen|become|seem';
/** Verbs that are also nouns count where an object follows. */
const OBJECT = String.raw`(?= (?:the|an?|its|their|his|all|most|any|each|every|one|two|three|four|five|six|\d+)\b)`;
const VERB_OR_NOUN = `(?:show|cover|deal|need|use|score|cause|place|roll|make|keep|gain|treat|move)${OBJECT}|(?:win|lose)(?=[.;])`;
const MANY =
  '(?:number|pair|couple|lot|total|variety|majority|range|series|group|set|handful|few|bunch|half|rest|most|some|all|many|none|percentage|part|team|force|minimum|maximum)';
const NOT_NOUN = String.raw`(?!(?:of|in|on|with|from|for|to|at|under|and|or|that|which|who|whose|is|has|can|may|must|will|not|than|then|it|they|you|as|by|be|been|being)\b)`;
const WORD = String.raw`${NOT_NOUN}\p{Ll}[\p{Ll}'’-]+`;
const MODAL =
  /\b(?:can|may|must|will|shall|should|would|could|might|let|lets|make|makes|do|does|did|to|help|see|have|has|had|require|requires|that|recommend|suggest|insist)\b[^.;:]*$/i;

const SINGULAR = new RegExp(
  String.raw`${START}((?:[Tt]he|[Aa]n?|[Ee]ach|[Ee]very|[Tt]his|[Tt]hat|[Oo]ne|[Aa]nother) (?:${WORD} )?)(${WORD}) (${VERB}|${VERB_OR_NOUN})(?![\p{L}-])`,
  'gu',
);

/** "if the figure get hurt". */
function singular(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, SINGULAR).flatMap((match) => {
    const [whole, , noun = '', verb = ''] = match;
    if (!isSingular(noun) || new RegExp(`^${MANY}$`).test(noun)) return [];
    return slip(section, match.index + whole.length - verb.length - noun.length - 1, `${noun} ${verb}`, `${noun} ${thirdPerson(verb)}`);
  });
}

const PREPOSITION = 'of|in|on|with|from|for|under|behind|inside|beside|between|near|within|without';
const APART = new RegExp(
  String.raw`(?:^|[.!?]["”)]? +|\n[ \t]*(?:•|-|\d{1,2}[.)])? *)((?:The|An?|Each|Every|One|This|That|[^.!?\n]{0,80} whichever) (?:${WORD} )?)(${WORD}) (?:${PREPOSITION}) ((?:(?!(?:that|which|who|whose|can|may|must|will|is|are|was|has|have|and|or|if|when)\b)[\p{L}'’|-]+ ){1,5})(${VERB}|${VERB_OR_NOUN})(?![\p{L}-])`,
  'gu',
);

/** "The slot in the base show four values." */
function apart(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, APART).flatMap((match) => {
    const [whole, , noun = '', , verb = ''] = match;
    if (!isSingular(noun) || new RegExp(`^${MANY}$`).test(noun)) return [];
    return slip(section, match.index + whole.length - verb.length, verb, thirdPerson(verb));
  });
}

const PLURAL = new RegExp(
  String.raw`${START}((?:[Tt]he|[Tt]hese|[Tt]hose|[Aa]ll|[Ss]ome|[Mm]ost|[Bb]oth|[Yy]our|[Tt]heir|[Tt]wo|[Tt]hree) (?:${WORD} )?)([\p{L}]\p{Ll}{2,}s)(?: (?:below|above|here))? (is|has|was|does|gets|becomes|loses|receives|assumes|applies|means|gives|takes|makes|allows|requires|includes|describes|remains|begins)(?![\p{L}-])`,
  'gu',
);

/** "when the characters is moved". */
function plural(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, PLURAL).flatMap((match) => {
    const [whole, , noun = '', verb = ''] = match;
    if (NO_PLURAL.test(noun) || !isEnglishWord(noun.replace(/s$/, ''))) return [];
    return slip(
      section,
      match.index + whole.length - verb.length - noun.length - 1,
      `${noun} ${verb}`,
      `${noun} ${THIRD.get(verb) ?? verb.replace(/s$/, '')}`,
    );
  });
}

const NO_PLURAL = /(?:ss|us|is|ics|ous)$|^(?:means|series|species|news|lens|always|minus|plus|times|gas|bias|as|has|was|this|its|his)$/;

/** A noun that has a plural and is not one. */
const isSingular = (noun: string): boolean => !noun.endsWith('s') && isEnglishWord(`${noun}s`) && !PLURALS.test(noun);
const PLURALS =
  /^(?:people|dice|men|women|children|feet|teeth|data|others?|rest|following|former|latter|police|these|those|few|many|more|most|they|you|we|who|each|both|two|three|once|first|last|next|only)$/;

const THIRD: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
]);

function thirdPerson(verb: string): string {
  const irregular = [...THIRD].find(([, plain]) => plain === verb)?.[0];
  return irregular ?? verb.replace(/y$/, 'ie').concat('s');
}

function slip(section: PrintedSection, start: number, found: string, expected: string): Diagnostic[] {
  const sentence =
    section.text
      .slice(0, start)
      .split(/[.!?:;,]|\n\s*\n/)
      .at(-1) ?? '';
  if (MODAL.test(sentence)) return [];
  const message = 'Singular and plural do not fit.';
  return [finding(section, { code: 'print-number-wrong', severity: 'note', message, at: [start, start + found.length], found, expected })];
}
