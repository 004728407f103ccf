/** What the members of a JSON object are for: texts, languages, titles, containers of further sections, or mere facts. */
import type { ArrayNode, MemberNode, ObjectNode, StringNode, ValueNode } from '@humanwhocodes/momoa';
import { FORBIDDEN_NAMES, nameOf } from '../parse/json-value.ts';

type Role =
  | { readonly kind: 'text' }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'title' }
  /** The heading above the title. */
  | { readonly kind: 'chapter' }
  | { readonly kind: 'container' }
  /** The key "isNested", with which the published app marks an object that has a container. */
  | { readonly kind: 'flag' }
  /** A value that is not read as text. */
  | { readonly kind: 'fact' }
  /** A section whose title is the key. */
  | { readonly kind: 'section' };

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const LANGUAGE_NAMES = setOf(
  'english french german spanish italian portuguese dutch polish russian japanese chinese korean swedish danish norwegian finnish czech hungarian turkish greek',
);
const LANGUAGE_CODES = setOf('en fr de es it pt nl pl ru ja zh ko sv da nb no fi cs hu tr el');
export const TEXT_KEYS = setOf(
  'text texts rule description desc body content contents effect effects definition answer details summary paragraphs lines words ruling rulings notes note reminder says value',
);
const TITLE_KEYS = setOf('title name heading term keyword question label headline caption header');
/** Keys whose value is a title that several sections share. */
const GROUP_KEYS = setOf('chapter section part topic category group');
/** The group keys that hold the headings above a title, the outermost first. */
const CHAPTER_KEYS = ['chapter', 'section'];
/** "sectionTitle", "section_title". */
const ENDS_IN_TITLE = /(?:[\p{Ll}\p{N}]Title|_title)$/u;
const CONTAINER_KEYS = setOf(
  'rules sections section children items entries subsections parts chapters list pages data terms topics questions powers abilities cards',
);
/** In words. A text of at least this length under an unknown key is prose. */
const FEWEST_WORDS = 4;

/** A list of pairs has titles with texts if it has at least this many pairs, and at least this share of the second values is prose. */
const [FEWEST_PAIRS, LEAST_PROSE] = [2, 0.8];

/** In characters: a longer string is no title. */
export const LONGEST_TITLE = 100;

export const isString = (value: ValueNode): value is StringNode => value.type === 'String';
/** A key that a program uses; a heading begins with a capital letter or has several words. */
export const IDENTIFIER = /^[a-z0-9_$][\w$.:-]*$/;
/** What expressions of a program have, and prose hardly ever. */
const CODE = /[=!<>]=|&&|\|\| |[\w)]\.\w+\(|^\w+\((?!e?s\))|[\w)] [<>?] [\w(]/;

export const isProse = (value: ValueNode): boolean =>
  isString(value) && value.value.trim().split(/\s+/).length >= FEWEST_WORDS && /\p{L}/u.test(value.value) && !CODE.test(value.value);
const holdsValues = ({ type }: ValueNode): boolean => type === 'Object' || type === 'Array';

export const isScalar = ({ type }: ValueNode): boolean => type !== 'String' && type !== 'Object' && type !== 'Array';

const isScalarList = (value: ValueNode): boolean =>
  value.type === 'Array' && value.elements.length > 0 && value.elements.every((one) => isScalar(one.value) || isScalarList(one.value));

const languageOf = (name: string, allowsCodes: boolean): string | undefined => {
  const key = name.toLowerCase();
  if (LANGUAGE_NAMES.has(key)) return key;
  return allowsCodes && LANGUAGE_CODES.has(key.split(/[-_]/)[0] ?? '') ? key : undefined;
};

/** The members of an object with their roles. Forbidden and repeated names are left out: the parser reports them. */
export function rolesOf(node: ObjectNode): readonly (readonly [member: MemberNode, name: string, role: Role])[] {
  const seen = new Set<string>();
  const members = node.members.flatMap((member) => {
    const name = nameOf(member);
    if (FORBIDDEN_NAMES.has(name) || seen.has(name)) return [];
    seen.add(name);
    return [[member, name] as const];
  });
  const keyOf = hasCapitalKeys(members) ? withoutCapital : (name: string) => name;
  const keyed = members.map(([member, name]) => [member, keyOf(name)] as const);
  const titleKeys = titleKeysOf(keyed);
  const allowsCodes = holdsCodes(keyed, titleKeys);
  const isOneSection = isRecord(keyed, titleKeys, allowsCodes);
  return members.map(([member, name]) => [member, name, roleOf(member, keyOf(name), titleKeys, allowsCodes, isOneSection)]);
}

const withoutCapital = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Whether an object has its title and its text under known keys with a capital letter, as `{Title, Text}`. */
const hasCapitalKeys = (members: readonly NamedMember[]): boolean => {
  const hasKey = (keys: ReadonlySet<string>, fits: (value: ValueNode) => boolean): boolean =>
    members.some(([{ value }, name]) => !keys.has(name) && keys.has(withoutCapital(name)) && fits(value));
  return hasKey(TITLE_KEYS, (value) => isString(value) && /^.{0,100}(?<![.!])$/.test(value.value.trim())) && hasKey(TEXT_KEYS, isProse);
};

/**
 * Whether keys such as `de` name languages. They do if all other keys are for titles and texts, or if there are several such keys and the
 * others hold only facts.
 */
function holdsCodes(members: readonly NamedMember[], titleKeys: ReadonlySet<string>): boolean {
  const codes = members.filter(([, name]) => languageOf(name, true) !== undefined);
  const others = members.filter(([, name]) => languageOf(name, true) === undefined && !titleKeys.has(name) && !TEXT_KEYS.has(name));
  return others.length === 0 || (codes.length >= 2 && others.every(([{ value }]) => !isProse(value) && !holdsValues(value)));
}

type NamedMember = readonly [member: MemberNode, name: string];

/** The keys that hold the title of an object: known ones, else the first whose name ends in "title", else the first that names a group. */
function titleKeysOf(members: readonly NamedMember[]): ReadonlySet<string> {
  if (members.some(([, name]) => TITLE_KEYS.has(name))) return TITLE_KEYS;
  const [, name] =
    members.find(([, key]) => ENDS_IN_TITLE.test(key)) ?? members.find(([{ value }, key]) => GROUP_KEYS.has(key) && isString(value)) ?? [];
  return new Set(name === undefined ? [] : [name]);
}

/**
 * Whether an object is one section with its parts, and not a map from titles to sections. A glossary may explain the words "effect" and
 * "rule": keys of a record mean something only where few other members hold prose.
 */
function isRecord(members: readonly NamedMember[], titleKeys: ReadonlySet<string>, allowsCodes: boolean): boolean {
  const knownCount = members.filter(
    ([{ value }, name]) =>
      languageOf(name, allowsCodes) !== undefined ||
      ((TEXT_KEYS.has(name) || titleKeys.has(name)) && value.type !== 'Number') ||
      CONTAINER_KEYS.has(name),
  ).length;
  const otherProseCount = members.filter(
    ([{ value }, name]) => isProse(value) && !TEXT_KEYS.has(name) && languageOf(name, allowsCodes) === undefined,
  ).length;
  const hasTitleOrLanguage = members.some(([, name]) => titleKeys.has(name) || languageOf(name, allowsCodes) !== undefined);
  return knownCount > 0 && (hasTitleOrLanguage ? otherProseCount <= knownCount : otherProseCount < knownCount);
}

function roleOf({ value }: MemberNode, name: string, titleKeys: ReadonlySet<string>, allowsCodes: boolean, isOneSection: boolean): Role {
  const language = languageOf(name, allowsCodes);
  if (language !== undefined) return { kind: 'language', language };
  if (name === 'isNested') return { kind: 'flag' };
  if (isScalarList(value)) return { kind: 'fact' };
  if (isOneSection) {
    if (titleKeys.has(name) && (value.type === 'Object' || (isString(value) && value.value.length <= LONGEST_TITLE)))
      return { kind: 'title' };
    if (isChapter(value, name, titleKeys)) return { kind: 'chapter' };
    if (TEXT_KEYS.has(name) && (isString(value) || holdsValues(value))) return { kind: 'text' };
    const translated = /^(\p{L}+)[_-]([a-z]{2})$/u.exec(name);
    if (translated !== null && TEXT_KEYS.has(translated[1] ?? '') && LANGUAGE_CODES.has(translated[2] ?? ''))
      return { kind: 'language', language: translated[2] ?? '' };
    if (CONTAINER_KEYS.has(name) && holdsValues(value)) return { kind: 'container' };
    return isProse(value) || holdsValues(value) ? { kind: 'section' } : { kind: 'fact' };
  }
  const isIdentifier = isString(value) && !/\s/.test(value.value.trim()) && /^[a-z][a-zA-Z_-]*$/.test(name);
  return { kind: holdsValues(value) || (isString(value) && !isIdentifier) ? 'section' : 'fact' };
}

/** Whether a value is the heading above the title of a record. "3.2" is no heading. */
const isChapter = (value: ValueNode, name: string, titleKeys: ReadonlySet<string>): boolean =>
  CHAPTER_KEYS.includes(name) &&
  ![...titleKeys].some((key) => GROUP_KEYS.has(key)) &&
  isString(value) &&
  value.value.length <= LONGEST_TITLE &&
  /\p{L}{2}/u.test(value.value);

export function firstLanguage(languages: readonly string[]): string | undefined {
  return languages.find((one) => one === 'english') ?? languages.find((one) => /^en(?:[-_]|$)/.test(one)) ?? languages[0];
}

/** Codes of languages that are words with a capital letter: `["No", "It moves once a turn."]` are two texts. */
const LANGUAGE_OR_WORD = /^(?:No|It)$/;

/**
 * The texts of `["en", text, "de", text]` and `[["en", text], ["de", text]]`. The text in
 * `firstLanguage` comes first and has no `language`. Undefined for any other list.
 */
export function languagePairs(list: ArrayNode): readonly { readonly text: ValueNode; readonly language?: string }[] | undefined {
  const values = list.elements.map((element) => element.value);
  const isNested = values.length > 0 && values.every((value) => value.type === 'Array' && value.elements.length === 2);
  const flat = isNested
    ? values.flatMap((value) => (value.type === 'Array' ? value.elements.map((element) => element.value) : []))
    : values;
  if (flat.length === 0 || flat.length % 2 === 1) return undefined;
  const pairs = flat.flatMap((value, index) => {
    const text = flat[index + 1];
    const language = index % 2 === 0 && isString(value) ? languageOf(value.value.trim(), true) : undefined;
    return language === undefined || text === undefined || (isString(text) && languageOf(text.value.trim(), true) !== undefined)
      ? []
      : [{ language, text }];
  });
  const [firstValue] = flat;
  if (flat.length === 2 && firstValue !== undefined && isString(firstValue) && LANGUAGE_OR_WORD.test(firstValue.value.trim()))
    return undefined;
  const languages = new Set(pairs.map(({ language }) => language));
  if (pairs.length * 2 < flat.length || languages.size < pairs.length) return undefined;
  const first = firstLanguage([...languages]);
  return [...pairs]
    .sort((a, b) => Number(b.language === first) - Number(a.language === first))
    .map(({ language, text }) => (language === first ? { text } : { text, language }));
}

/** The texts of `[[title, text], [title, [text, text]]]`; undefined for any other list. */
export function titledPairs(list: ArrayNode): readonly { readonly title: StringNode; readonly text: ValueNode }[] | undefined {
  const pairs = list.elements.flatMap(({ value }) => {
    const [title, text] = value.type === 'Array' && value.elements.length === 2 ? value.elements.map((element) => element.value) : [];
    if (title === undefined || text === undefined || !isString(title) || stringsIn(text).length === 0) return [];
    const isTitle =
      title.value.length <= LONGEST_TITLE && !/[.;,]$/.test(title.value.trim()) && languageOf(title.value, true) === undefined;
    return isTitle ? [{ title, text }] : [];
  });
  const proseCount = pairs.filter(({ text }) => stringsIn(text).some(isProse)).length;
  return pairs.length >= FEWEST_PAIRS && pairs.length === list.elements.length && proseCount >= pairs.length * LEAST_PROSE
    ? pairs
    : undefined;
}

export function stringsIn(value: ValueNode): readonly StringNode[] {
  if (isString(value)) return [value];
  if (value.type === 'Array') return value.elements.flatMap((element) => stringsIn(element.value));
  if (value.type === 'Object') return value.members.flatMap((member) => stringsIn(member.value));
  return [];
}

export function ownTitle(node: ObjectNode): StringNode | undefined {
  const titled = rolesOf(node).find(([, , role]) => role.kind === 'title');
  if (titled === undefined) return undefined;
  const { value } = titled[0];
  if (value.type !== 'Object') return stringsIn(value)[0];
  const language = firstLanguage(value.members.map((member) => nameOf(member).toLowerCase()));
  return stringsIn(value.members.find((member) => nameOf(member).toLowerCase() === language)?.value ?? value)[0];
}

/** The headings that a record names above its own title, the outermost first. */
export function chaptersOf(node: ObjectNode): readonly string[] {
  const chapters = rolesOf(node).filter(([, , { kind }]) => kind === 'chapter');
  const depth = (name: string): number => CHAPTER_KEYS.indexOf(withoutCapital(name));
  return chapters.sort(([, a], [, b]) => depth(a) - depth(b)).flatMap(([{ value }]) => stringsIn(value).map((text) => text.value));
}
