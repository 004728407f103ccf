/** The known defects of the published documents: which finding shows each, or why only a person can see it. */
import type { DocumentId } from '../../../generator/import/document.ts';

/** Findings: their document and code, words of their path, and how many at least. */
export type Sign = readonly [document: DocumentId, code: string, path?: string, count?: number];

const core = 'core-rules-data';
const guide = 'players-guide';
const tactics = 'tactics-data';
const book = 'core-rulebook-2014';
const web = 'golden-rules-web-page';

/** By number, all signs that must be there. */
export const FOUND: Readonly<Record<string, readonly Sign[]>> = {
  D001: [[core, 'bare-string', 'ACTIONS/General']],
  D002: [[core, 'empty-section', '/OBJECTS']],
  D003: [[core, 'lost-first-letter', 'EXAMPLE']],
  D004: [[core, 'lost-first-letter', 'DETERMINING THE WINNER']],
  D005: [
    [core, 'numbers-differ', 'BREAKING AWAY'],
    [guide, 'numbers-differ', 'Breaking Away'],
  ],
  D006: [[core, 'missing-introduction', 'GOLDEN RULES']],
  D007: [[core, 'erratum-without-target', '/MAPS']],
  D008: [[core, 'missing-paragraph', 'ATTACKS AND ACTIONS']],
  D009: [[core, 'missing-sections']],
  D010: [
    [core, 'missing-caption', 'MOVE ACTIONS'],
    [core, 'missing-caption', 'PUSHING'],
    [core, 'missing-caption', 'BREAKING AWAY'],
    [core, 'missing-caption', 'ADJACENT SQUARES'],
    [core, 'missing-caption', '/LINE OF FIRE'],
  ],
  D011: [
    [core, 'dangling-figure', 'KNOCK BACK DAMAGE'],
    [core, 'dangling-figure', 'DESTROYING WALLS'],
    [core, 'dangling-figure', 'MULTI-BASE'],
  ],
  D012: [
    [core, 'page-reference', 'KNOCK BACK OFF'],
    [core, 'page-reference', 'VICTORY POINTS'],
  ],
  D013: [
    [core, 'items-on-one-line', 'TERRAIN/General'],
    [core, 'blank-run', 'TERRAIN/General'],
    [core, 'blank-after-slash', 'TERRAIN/General'],
  ],
  D014: [
    [core, 'irregular-item', 'REPLACING CHARACTERS/General'],
    [core, 'run-in-heading', 'VICTORY POINTS'],
    [core, 'list-runs-on', 'THE RIM'],
    [core, 'list-runs-on', 'WINNING THE GAME/General'],
  ],
  D015: [
    [core, 'missing-full-stop', 'BREAKING AWAY'],
    [core, 'missing-full-stop', 'MULTIPLE RANGED'],
    [guide, 'missing-full-stop', 'Breaking Away'],
  ],
  D016: [[core, 'leading-blank', 'STEP 2']],
  D017: [[core, 'wrong-apostrophe', 'DEALING DAMAGE']],
  D018: [
    [core, 'lost-hyphen', 'REPLACING CHARACTERS'],
    [core, 'lost-hyphen', 'MULTI-BASE', 3],
    [core, 'blank-after-slash', 'OCCUPANCY'],
    [core, 'blank-after-slash', 'STAIRS'],
    [core, 'blank-after-slash', 'MODIFIERS'],
  ],
  D019: [
    [core, 'heading-in-text', 'ROLLING 2'],
    [core, 'heading-in-text', 'COMBAT ACTIONS'],
  ],
  D020: [
    [core, 'tip-in-text', 'PUSHING'],
    [core, 'tip-in-text', 'RANGED COMBAT AND'],
  ],
  D021: [
    [core, 'foreign-icon', 'EPIC ACTION'],
    [core, 'icon-without-legend', 'THE RIM'],
    [core, 'icon-and-word', 'MULTIPLE RANGED'],
  ],
  D022: [[core, 'bare-dice', 'ROLLING 2', 4]],
  D023: [[core, 'duplicate-heading', 'TERRAIN/LINE OF FIRE']],
  D024: [[core, 'other-order']],
  D025: [[core, 'irregular-break', 'KNOCK BACK']],
  D026: [
    [guide, 'lost-sign', 'Damage Depletion'],
    [core, 'numbers-differ', 'DAMAGE DEPLETION'],
  ],
  D027: [[guide, 'mixed-section', '/General']],
  D028: [[guide, 'unbalanced-quotes', '/General']],
  D029: [[guide, 'unapplied-erratum', '/General', 3]],
  D030: [[guide, 'unapplied-erratum', '/General', 3]],
  D031: [
    [guide, 'applied-erratum', '/General', 4],
    [guide, 'applied-erratum', '/Maps'],
  ],
  D032: [[guide, 'unapplied-erratum', '/General', 3]],
  D033: [[guide, 'erratum-by-page', '/General', 6]],
  D034: [
    [guide, 'dangling-part', '/General'],
    [guide, 'external-reference', '/General'],
  ],
  D035: [[guide, 'blank-after-slash', '/Maps']],
  D036: [[guide, 'misprint', 'Stairs']],
  D037: [[guide, 'mixed-quotes', '/Actions']],
  D038: [
    [guide, 'pointer-section', 'BYSTANDER'],
    [guide, 'pointer-section', 'Themed teams'],
    [guide, 'pointer-section', 'Multi-Based'],
  ],
  D039: [[guide, 'dangling-pointer', 'Team Bases']],
  D040: [[guide, 'unknown-key', 'Improved']],
  D041: [[guide, 'foreign-icon', 'Improved']],
  D042: [
    [guide, 'marker-in-text', 'Modifiers'],
    [guide, 'marker-in-text', 'Multi-Based'],
  ],
  D043: [[guide, 'repeated-text']],
  D044: [
    [guide, 'tip-in-text', 'Additional Team'],
    [guide, 'tip-in-text', 'Wild Cards'],
  ],
  D045: [
    [guide, 'doubled-word', 'Team Abilities'],
    [book, 'doubled-word', 'TEAM ABILITIES'],
    [guide, 'page-reference', 'Team Abilities'],
  ],
  D046: [[guide, 'limits-differ', 'Epic Battles']],
  D047: [[guide, 'words-differ', 'Horde Tokens']],
  D056: [
    [guide, 'placeholder', 'Powers~1'],
    [guide, 'short-form-without-stops', 'Powers~1'],
  ],
  D057: [
    [guide, 'slash-in-heading', 'Powers~1'],
    [guide, 'mixed-heading-case'],
    [tactics, 'mixed-heading-case'],
  ],
  D058: [[guide, 'lost-hyphen', 'Multi-Based']],
  D059: [[guide, 'split-word', 'Free Actions']],
  D061: [[tactics, 'empty-section', 'EVENT DIALS']],
  D062: [
    [tactics, 'ambiguous-icon', 'HORDE'],
    [tactics, 'foreign-icon', 'HORDE'],
  ],
  D063: [[tactics, 'foreign-icon', 'SPECIAL OBJECTS']],
  D064: [[tactics, 'words-differ', 'HORDE POWERS']],
  D065: [
    [tactics, 'near-heading', '/General'],
    [book, 'near-heading', 'TACTICS'],
  ],
  D066: [[tactics, 'page-reference', 'THEMED TEAMS']],
  D067: [[tactics, 'tip-as-section', 'TIP!']],
  D068: [[tactics, 'split-item', 'FEATS AND']],
  D069: [[book, 'run-in-heading', 'THEMED TEAM BENEFITS']],
  D075: [[book, 'lost-first-letter', 'URNS', 2]],
  D076: [[book, 'icon-read-as-number', 'REPLACING']],
  D077: [
    [book, 'lost-symbol', 'STARTING LINES', 3],
    [book, 'lost-symbol', 'MULTIPLE DIALS', 2],
  ],
  D078: [[book, 'lost-symbol', 'COMBAT VALUES']],
  D079: [[book, 'lost-symbol', 'POWER ACTIONS']],
  D080: [[book, 'lost-symbol', 'THE RIM', 2]],
  D081: [
    [book, 'lost-symbol', 'STANDARD COMBAT', 4],
    [book, 'lost-symbol', 'IMPROVED'],
  ],
  D082: [[book, 'lost-distinction', 'CAPTURE']],
  D083: [[book, 'pictograph', 'TRAIT']],
  D084: [
    [book, 'lost-symbol', 'HORDE TOKENS'],
    [book, 'lost-symbol', 'STACKING'],
  ],
  D085: [
    [book, 'pictograph', 'SPECIAL OBJECTS'],
    [book, 'lost-symbol', '3-D OBJECT'],
    [book, 'lost-symbol', 'GLOSSARY/SPECIAL OBJECT'],
  ],
  D086: [[book, 'lost-symbol', 'EVENT DIALS', 3]],
  D087: ['COLOSSAL', 'DUO', 'FLIER', 'GIANT', 'INDOMITABLE', 'SHARPSHOOTER', 'SWIMMER', 'TINY', 'TRAIT ABILITY', 'TRANSPORTER'].map(
    (entry) => [book, 'lost-symbol', `GLOSSARY/${entry}`] as const,
  ),
  D088: [[book, 'pictograph', 'CRITICAL MISSES']],
  D089: [
    [book, 'figure-without-picture', '', 16],
    [book, 'figure-without-picture', 'THE BASE'],
    [book, 'figure-without-picture', 'INTERSECTION'],
    [book, 'stray-caption'],
  ],
  D090: [[book, 'empty-box', 'MOVE ACTIONS']],
  D091: [[book, 'broken-table', 'Chart']],
  D093: [[book, 'foreign-symbol', 'Chart']],
  D094: [
    [book, 'broken-paragraph', '', 19],
    [book, 'broken-paragraph', 'STEP 1'],
    [book, 'broken-paragraph', 'LOCKING'],
    [book, 'broken-paragraph', 'LINE OF FIRE'],
    [book, 'broken-paragraph', 'MINIMUMS'],
    [book, 'broken-paragraph', 'RELICS'],
    [book, 'broken-paragraph', 'THEMED TEAMS'],
  ],
  D095: [
    [book, 'no-heading-marks'],
    [book, 'split-heading', 'ROLLING 2'],
    [book, 'run-in-heading', 'POWER ACTIONS'],
    [book, 'run-in-heading', 'CAPTURE'],
    [book, 'run-in-heading', 'REPLACING'],
  ],
  D097: [[book, 'odd-phrase', 'ACTIVATING']],
  D098: [[book, 'page-beyond-contents', 'THEMED TEAMS']],
  D099: [
    [book, 'page-reference', 'Chart'],
    [book, 'page-reference', 'OCCUPANCY'],
  ],
  D102: [[book, 'mixed-case-term']],
  D108: [[book, 'figure-out-of-place', 'COMMON QUESTIONS']],
  D112: [[book, 'out-of-order', 'MOVE']],
  D114: [
    [book, 'semicolon-for-comma', 'CLOSE COMBAT'],
    [book, 'semicolon-for-comma', 'RANGED COMBAT'],
  ],
  D115: [
    [core, 'numbers-differ', 'ACTION TOKENS'],
    [book, 'numbers-differ', 'ACTION TOKENS'],
  ],
  D116: [[web, 'page-furniture']],
  D117: [
    [web, 'odd-blank', 'MINIMUMS'],
    [web, 'page-reference', 'OCCUPANCY'],
    [web, 'repeated-text'],
  ],
};

/** By number, what of a found defect stays with a person. */
export const IN_PART: Readonly<Record<string, string>> = {
  D035: 'a verb in the wrong number',
  D037: 'a misprint that is a word',
  D059: 'two slips of grammar',
  D083: 'two sentences that say the same in other words',
  D102: 'three names for one marker',
  D114: 'a term without its capital',
};

const differentWords = 'two rulings in words too unlike for a program to pair';
const missingRule = 'a rule that is nowhere: nothing printed shows the gap';
const contradiction = 'a contradiction of sense, not of words';

/** By number, why no finding shows it. */
export const FOR_A_PERSON: Readonly<Record<string, string>> = {
  D048: differentWords,
  D049: differentWords,
  D050: differentWords,
  D051: differentWords,
  D052: differentWords,
  D053: 'garbled, but of right words in a possible order',
  D054: contradiction,
  D055: contradiction,
  D060: missingRule,
  D070: 'a wrong term that is itself a term',
  D071: missingRule,
  D072: missingRule,
  D073: missingRule,
  D074: contradiction,
  D092: contradiction,
  D096: contradiction,
  D100: contradiction,
  D101: contradiction,
  D103: 'a wrong term that is itself a term',
  D104: contradiction,
  D105: 'the reference is to a part that exists and is silent',
  D106: 'two chapters that differ on purpose',
  D107: 'a wrong term that is itself a term',
  D109: contradiction,
  D110: contradiction,
  D111: contradiction,
  D113: contradiction,
};
