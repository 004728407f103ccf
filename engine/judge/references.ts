/** Faults of a question in itself, whatever the rules: unknown characters and players, a mover without a speed, a path with a gap. */
import { isRecord } from '../base/json.ts';
import { cellDistance } from '../kernel/distance.ts';
import { parseSquare } from '../kernel/square-name.ts';
import { playerFaults } from './player-references.ts';
import { type JudgeFault, shown } from './shape.ts';

type Fields = { readonly [key: string]: unknown };

interface CheckedQuestion {
  readonly question: Fields;
  readonly characters: readonly unknown[];
  /** Whether nothing at or below a pointer has a wrong shape. */
  hasValidShape(pointer: string): boolean;
  readonly faults: JudgeFault[];
}

/** The faults of a question beside `shapeFaults`; values of a wrong shape are not checked again. */
export function referenceFaults(question: unknown, shapeFaults: readonly JudgeFault[]): JudgeFault[] {
  if (!isRecord(question)) return [];
  /** The pointers of `shapeFaults`, and those of everything that has one of these values inside. */
  const faulty = new Set<string>();
  for (const { at } of shapeFaults)
    for (let end = at.length; end > 0 && !faulty.has(at.slice(0, end)); end = at.lastIndexOf('/', end - 1)) faulty.add(at.slice(0, end));
  const hasValidShape = (pointer: string): boolean => !faulty.has(pointer);
  const { characters } = question;
  const checked: CheckedQuestion = { question, characters: Array.isArray(characters) ? characters : [], hasValidShape, faults: [] };
  for (const end of ['from', 'to']) {
    const value = question[end];
    if (isRecord(value)) checkCharacter(checked, value.character, `/${end}/character`);
  }
  for (const field of ['character', 'attacker', 'target']) checkCharacter(checked, question[field], `/${field}`);
  if (question.attacker !== undefined && question.attacker === question.target && hasValidShape('/target')) {
    checked.faults.push({ code: 'same-character', message: 'a character does not knock itself back', at: '/target' });
  }
  checkClicks(checked);
  if (question.ask === 'reach' || question.ask === 'path') checkSpeed(checked);
  if (question.ask === 'path') checkPath(checked);
  return [...checked.faults, ...playerFaults(question, hasValidShape)];
}

function indexOf(checked: CheckedQuestion, id: unknown): number {
  return checked.characters.findIndex((character) => isRecord(character) && character.id === id);
}

function checkCharacter(checked: CheckedQuestion, id: unknown, pointer: string): void {
  if (typeof id !== 'string' || !checked.hasValidShape(pointer) || indexOf(checked, id) >= 0) return;
  // The character may be one whose id has a wrong shape.
  const isUnreadable = checked.characters.some((_, index) => !checked.hasValidShape(`/characters/${index}/id`));
  if (!isUnreadable) checked.faults.push({ code: 'unknown-character', message: `there is no character ${shown(id)}`, at: pointer });
}

function checkClicks({ characters, hasValidShape, faults }: CheckedQuestion): void {
  characters.forEach((character, index) => {
    if (!isRecord(character) || typeof character.click !== 'number' || !Array.isArray(character.dial)) return;
    const { id, click, dial } = character;
    const at = `/characters/${index}/click`;
    if (dial.length > 0 && click > dial.length && hasValidShape(at))
      faults.push({ code: 'out-of-range', message: `click ${click} is beyond the dial of ${shown(id)}`, at });
  });
}

/** A move needs a speed: the question's, or that of the click the character is on. A click beyond the dial is reported by `checkClicks`. */
function checkSpeed(checked: CheckedQuestion): void {
  const { question } = checked;
  const index = indexOf(checked, question.character);
  const character = checked.characters[index];
  const pointer = `/characters/${index}`;
  if (Object.hasOwn(question, 'speed') || !isRecord(character) || !checked.hasValidShape(pointer)) return;
  const click = typeof character.click === 'number' ? character.click : 1;
  const dial = Array.isArray(character.dial) ? character.dial : [];
  const shownClick: unknown = dial[click - 1];
  if (isRecord(shownClick) && shownClick.speed !== undefined) return;
  if (shownClick === undefined && dial.length > 0) return;
  const message = `no speed is given for ${shown(character.id)}: neither "speed" nor its dial at click ${click}`;
  checked.faults.push({ code: 'no-speed', message, at: pointer });
}

function checkPath(checked: CheckedQuestion): void {
  const squares: readonly unknown[] = Array.isArray(checked.question.path) ? checked.question.path : [];
  const characterIndex = indexOf(checked, checked.question.character);
  const character = checked.characters[characterIndex];
  if (
    isRecord(character) &&
    checked.hasValidShape(`/characters/${characterIndex}/at`) &&
    checked.hasValidShape('/path/0') &&
    squares.length > 0
  ) {
    const startSquares: readonly unknown[] = Array.isArray(character.at) ? character.at : [character.at];
    if (!startSquares.includes(squares[0]))
      checked.faults.push({ code: 'wrong-start', message: `${String(squares[0])} is no square of ${shown(character.id)}`, at: '/path/0' });
  }
  squares.forEach((square, index) => {
    const before = squares[index - 1];
    if (typeof square !== 'string' || typeof before !== 'string') return;
    const [a, b] = [parseSquare(before), parseSquare(square)];
    if (a === undefined || b === undefined || cellDistance(a, b) === 1) return;
    checked.faults.push({ code: 'apart', message: `${square} does not touch ${before}`, at: `/path/${index}` });
  });
}
