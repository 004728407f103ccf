/** Random edits of a question, near to what a definition reads: its numbers, its names, its capability. */
import type { Json, JsonObject } from '../../../engine/base/json.ts';
import { isObject, listOf } from '../../../engine/base/json.ts';
import { squareName, squareOf } from '../../../engine/board-notation/squares.ts';
import type { Chance } from '../../behaviour/chance.ts';
import { extentOf, randomEdge, randomSquare } from '../../behaviour/questions.ts';
import { scalarsOf } from '../../behaviour/scalars.ts';
import { type Edit, edited, placeOf } from './edits.ts';
import type { Values } from './values.ts';

export interface Focus {
  readonly numbers: readonly number[];
  readonly words: ReadonlySet<string>;
}

interface Varying {
  readonly question: JsonObject;
  readonly values: Values;
  readonly focus: Focus;
  readonly chance: Chance;
}

const MOST_EDITS = 5;
/** Pieces are moved only within this number of columns and rows. */
const MOVED_WITHIN = 24;

export function variation(question: JsonObject, values: Values, focus: Focus, chance: Chance): readonly Edit[] {
  const edits: Edit[] = [];
  for (let remaining = 1 + chance.below(MOST_EDITS); remaining > 0; remaining--) {
    const current = edited(question, edits);
    const kinds = isObject(current['map']) ? WITH_MAP : WITHOUT_MAP;
    edits.push(...(chance.pick(kinds) ?? changeScalar)({ question: current, values, focus, chance }));
  }
  return edits;
}

const piecesOf = (question: JsonObject): { readonly at: string; readonly piece: JsonObject }[] =>
  ['characters', 'objects'].flatMap((list) =>
    listOf(question[list]).flatMap((piece, index) => (isObject(piece) ? [{ at: `${list}.${index}`, piece }] : [])),
  );

function otherNumber(value: number, { focus, chance }: Varying): number {
  const ofDefinition = chance.below(2) === 0 ? chance.pick(focus.numbers) : undefined;
  return (ofDefinition ?? value) + chance.below(3) - 1 + (ofDefinition === undefined && chance.below(4) === 0 ? chance.below(9) - 4 : 0);
}

/** Another value for one of the numbers, booleans and names of the question. Of a dial, one field is changed at all clicks or at one. */
function changeScalar(v: Varying): Edit[] {
  const { question, values, chance } = v;
  // Of the map only its kind is changed here; characters are moved by `movePiece`.
  const scalars = scalarsOf(question).filter(({ keys: [first = '', second, third], value }) => {
    if (first === 'ask' || first === 'actions' || (first === 'map' && second !== 'kind')) return false;
    return third !== 'id' && (squareOf(value) === undefined || first !== 'characters');
  });
  const scalarsOfPlaces = [...Map.groupBy(scalars, ({ keys }) => placeOf(keys)).values()];
  const scalar = chance.pick(chance.pick(scalarsOfPlaces) ?? []);
  if (scalar === undefined) return [];
  const { keys, value } = scalar;
  const dialAt = keys.indexOf('dial');
  const at = keys.map((key, index) => (dialAt >= 0 && index === dialAt + 1 && chance.below(3) > 0 ? '*' : key)).join('.');
  if (typeof value === 'number') return [{ at, to: keys[0] === 'dice' ? 1 + chance.below(6) : otherNumber(value, v) }];
  if (typeof value === 'boolean') return [{ at, to: !value }];
  if (squareOf(value) !== undefined) return [{ at, to: randomSquare(question, chance) }];
  const to = pickNamed(values.at(question, keys), v);
  return to === undefined ? [] : [{ at, to }];
}

/** One of a list; if the definition names some of them, one of these with a chance of one half. */
function pickNamed(list: readonly Json[], { focus, chance }: Varying): Json | undefined {
  const named = list.filter((one) => typeof one === 'string' && focus.words.has(one));
  return chance.pick(named.length > 0 && chance.below(2) === 0 ? named : list);
}

function setField(v: Varying): Edit[] {
  const { question, values, focus, chance } = v;
  const { at = '' } = chance.pick(piecesOf(question)) ?? {};
  const fields = values.fieldsOf(at.split('.')[0] ?? '').filter(([, known]) => !known.some((value) => scalarsOf(value).some(isSquare)));
  const named = fields.filter(([field]) => focus.words.has(field));
  const [field, known = []] = chance.pick(named.length > 0 && chance.below(2) === 0 ? named : fields) ?? [];
  if (field === undefined) return [];
  if (chance.below(6) === 0) return [{ at: `${at}.${field}` }];
  const to = pickNamed(known, v);
  return to === undefined ? [] : [{ at: `${at}.${field}`, to: typeof to === 'number' ? otherNumber(to, v) : to }];
}

const isSquare = ({ value }: { readonly value: Json }): boolean => squareOf(value) !== undefined;

function setCapability(v: Varying): Edit[] {
  const { question, values, focus, chance } = v;
  const index = chance.below(listOf(question['characters']).length);
  const character = listOf(question['characters'])[index];
  if (!isObject(character)) return [];
  const abilities = listOf(character['abilities']);
  const at = `characters.${index}.abilities`;
  if (abilities.length > 0 && chance.below(4) === 0) return [{ at: `${at}.${chance.below(abilities.length)}` }];
  const named = values.capabilities.filter((id) => focus.words.has(id));
  const to = chance.pick(named.length > 0 && chance.below(2) === 0 ? named : values.capabilities);
  return to === undefined || abilities.includes(to) ? [] : [{ at: `${at}.+`, to }];
}

/** Moves a piece by a square, to any square, or to about as many squares from another piece as a range or a number in the definition. */
function movePiece(v: Varying): Edit[] {
  const { question, focus, chance } = v;
  const placed = piecesOf(question).flatMap(({ at, piece }) => {
    const square = squareOf(piece['at']);
    return square === undefined ? [] : [{ at, piece, square }];
  });
  const moved = chance.pick(placed);
  const other = chance.pick(placed.filter((one) => one !== moved));
  if (moved === undefined) return [];
  const moveTo = (square: { readonly column: number; readonly row: number }): Edit[] => {
    const { columns, rows } = extentOf(question);
    if (square.column < 0 || square.row < 0 || square.column >= MOVED_WITHIN || square.row >= MOVED_WITHIN) return [];
    return [
      ...(square.column >= columns ? [{ at: 'map.columns', to: square.column + 1 }] : []),
      ...(square.row >= rows ? [{ at: 'map.rows', to: square.row + 1 }] : []),
      { at: `${moved.at}.at`, to: squareName(square) },
    ];
  };
  switch (chance.below(3)) {
    case 0:
      return moveTo({ column: moved.square.column + chance.below(3) - 1, row: moved.square.row + chance.below(3) - 1 });
    case 1:
      return [{ at: `${moved.at}.at`, to: randomSquare(question, chance) }];
    default: {
      const range = Number(other?.piece['range'] ?? moved.piece['range'] ?? 0);
      const distance = (chance.pick([...focus.numbers, range, 1, 1]) ?? 1) + chance.below(3) - 1;
      const { column = 0, row = 0 } = other?.square ?? {};
      return moveTo(chance.below(2) === 0 ? { column: column + distance, row } : { column, row: row + distance });
    }
  }
}

function moveOffMap({ question, values, chance }: Varying): Edit[] {
  const at = `characters.${chance.below(listOf(question['characters']).length)}`;
  const field = chance.pick(values.offMap);
  return [{ at: `${at}.at`, to: [] }, ...(field === undefined ? [] : [{ at: `${at}.${field}`, to: true }])];
}

function changeMap({ question, values, focus, chance }: Varying): Edit[] {
  const named = values.mapLists.filter(([at]) => at.split('.').some((key) => focus.words.has(key)));
  const [at, sample = ''] = chance.pick(named.length > 0 && chance.below(2) === 0 ? named : values.mapLists) ?? [];
  if (at === undefined) return [];
  return [{ at: `${at}.+`, to: sample.includes('|') ? randomEdge(question, chance) : randomSquare(question, chance) }];
}

function addPiece({ question, chance }: Varying): Edit[] {
  const { at = '' } = chance.pick(piecesOf(question)) ?? {};
  const [list = '', index] = at.split('.');
  const names = list === 'objects' ? ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'] : [...'ABCDEFGHIJ'];
  const takenIds = new Set(piecesOf(question).map((one) => one.piece['id']));
  const id = names.find((name) => !takenIds.has(name));
  if (index === undefined || id === undefined) return [];
  const { columns } = extentOf(question);
  // A new row is empty, so that the piece is on no other.
  const row = extentOf(question).rows;
  const square = squareName({ column: chance.below(columns), row });
  return [
    { at: 'map.rows', to: row + 1 },
    { at: `${list}.+`, like: Number(index), to: { id, at: square } },
  ];
}

/** Ends the game earlier: at an earlier action the options are others. */
function endEarlier({ question, chance }: Varying): Edit[] {
  const actions = listOf(question['actions']);
  if (actions.length === 0) return [];
  return [
    { at: 'actions', to: actions.slice(0, chance.below(actions.length)) },
    { at: 'dice', to: listOf(question['dice']).slice(0, chance.below(listOf(question['dice']).length + 1)) },
  ];
}

/** All dice alike: the lowest and the highest rolls decide most. */
function changeDice({ question, chance }: Varying): Edit[] {
  const value = chance.pick([1, 6, 6, 2 + chance.below(4)]) ?? 1;
  return listOf(question['dice']).length === 0 ? [] : [{ at: 'dice.*', to: value }];
}

function changeClick({ question, chance }: Varying): Edit[] {
  const index = chance.below(listOf(question['characters']).length);
  const character = listOf(question['characters'])[index];
  const clicks = isObject(character) ? listOf(character['dial']).length : 0;
  return clicks < 2 ? [] : [{ at: `characters.${index}.click`, to: 1 + chance.below(clicks) }];
}

function changePlayer({ question, chance }: Varying): Edit[] {
  const player = chance.pick(listOf(question['players']));
  const index = chance.below(listOf(question['characters']).length);
  return typeof player === 'string' ? [{ at: `characters.${index}.player`, to: player }] : [];
}

// What is listed more often is drawn more often.
const WITHOUT_MAP = [changeScalar, changeScalar, changeScalar, setField];
const WITH_MAP = [
  changeScalar,
  changeScalar,
  setField,
  setField,
  setCapability,
  setCapability,
  movePiece,
  movePiece,
  movePiece,
  changeMap,
  addPiece,
  moveOffMap,
  endEarlier,
  changePlayer,
  changeDice,
  changeClick,
];
