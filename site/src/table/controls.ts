/** The current request as controls. A button has its answer in `data-answer`; `readForm` reads the answer of a form by its `data-form`. */
import type { Game, PlayerRequest, RequestChoice, RequestOption, RequestUse } from '../../../engine/index.ts';
import { counted, escapeText } from '../base/text.ts';
import { clauseLinks, type Titles } from '../boards/verdict-markup.ts';
import { sentenceOf } from '../games/event-text.ts';
import { subjectName } from '../games/names.ts';
import type { TableFigure } from './figures.ts';

interface ShownGame {
  readonly game: Game;
  readonly titles: Titles;
  readonly figures: readonly TableFigure[];
  /** The number of the character whose options are shown. */
  readonly selected: number | undefined;
  /** The numbers of the items marked so far in a choice of several. */
  readonly chosen: readonly number[];
  /** The number of the square where a path is to end, or that is to be confirmed. */
  readonly end: number | undefined;
  /** Whether players type what their own dice show. */
  readonly usesOwnDice: boolean;
  readonly canCancel: boolean;
}

/** Only `body` is markup; `title` is plain text, not yet escaped. */
export interface Markup {
  readonly title: string;
  readonly body: string;
}

/** With more squares than this, they are listed in a menu and not as buttons. */
const MOST_BUTTONS = 6;

const BACK = '<button type="button" data-do="cancel">Back</button>';
const CANCEL = '<button type="button" data-do="cancel">Cancel</button>';

const button = (label: string, answer: object, className = ''): string =>
  `<button type="button"${className === '' ? '' : ` class="${className}"`} data-answer="${escapeText(JSON.stringify(answer))}">${escapeText(label)}</button>`;

const list = (items: readonly string[], classNames = 'game-choices'): string =>
  items.length === 0 ? '' : `<ul class="${classNames}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export function requestMarkup(request: PlayerRequest, shown: ShownGame): Markup {
  if (request.kind === 'offer') return offerMarkup(request.options, request.may, shown);
  const { title, body } = otherRequestMarkup(request, shown);
  return { title, body: body + (shown.canCancel ? list([CANCEL], 'game-choices general') : '') };
}

function otherRequestMarkup(request: Exclude<PlayerRequest, { kind: 'offer' }>, shown: ShownGame): Markup {
  switch (request.kind) {
    case 'choose':
      return { title: request.prompt, body: choiceMarkup(request.choice, request.subject, shown) + declineMarkup(request.may) };
    case 'roll':
      return { title: `Roll for ${request.for.replaceAll('-', ' ')}`, body: rollMarkup(request, shown) };
    case 'order':
      return {
        title: 'Choose which effect comes first',
        body: list(request.uses.map((use) => button(useName(use, shown), { kind: 'order', trigger: use.id, user: use.user }))),
      };
    case 'may': {
      const answer = { kind: 'may', trigger: request.use.id, user: request.use.user };
      const choices = [button('Yes', { ...answer, acts: true }, 'primary'), button('No', { ...answer, acts: false })];
      return { title: `${useName(request.use, shown)}: use it?`, body: list(choices) };
    }
    case 'next':
      return {
        title: 'Choose who comes next',
        body: list(request.items.map((item) => button(nameOf('character', item, shown), { kind: 'next', item }))),
      };
    case 'entry':
      return {
        title: 'Choose which effect counts',
        body: list(request.uses.map((use) => button(useName(use, shown), { kind: 'entry', entry: use.id }))),
      };
  }
}

function useName({ clauses: [clause = ''], character }: RequestUse, { game, titles }: ShownGame): string {
  const name = titles.titleOf(clause);
  return character < 0 ? name : `${name} (${subjectName(game, 'character', character)})`;
}

function nameOf(subject: string, item: number, { game, figures }: ShownGame): string {
  const name = subjectName(game, subject, item);
  const [at] = (subject === 'character' ? figures[item]?.at : undefined) ?? [];
  return at === undefined ? name : `${name}, ${at}`;
}

function offerMarkup(options: readonly RequestOption[], mayPass: boolean, shown: ShownGame): Markup {
  const { game, selected } = shown;
  const optionButton = ({ option, title, self }: RequestOption, className = ''): string =>
    button(title, { kind: 'offer', option, self }, className);
  const selectableCharacters = [
    ...new Set(options.filter(({ self, refused }) => self >= 0 && refused === undefined).map(({ self }) => self)),
  ];
  const ownOptions = options.filter(({ self }) => self === selected);
  const generalOptions = options.filter(({ self, refused }) => self < 0 && refused === undefined);
  const generalButtons = [
    ...generalOptions.map((option) => optionButton(option, selectableCharacters.length === 0 ? 'primary' : '')),
    ...(mayPass ? [button('Do nothing', { kind: 'pass' })] : []),
  ];
  if (selected === undefined || ownOptions.length === 0) {
    const characters = selectableCharacters.map(
      (character) => `<button type="button" data-select="${character}">${escapeText(nameOf('character', character, shown))}</button>`,
    );
    const title = selectableCharacters.length > 0 ? 'Choose a character' : (generalOptions[0]?.title ?? 'No character can act');
    return { title, body: list(characters) + list([...generalButtons, ...(shown.canCancel ? [CANCEL] : [])], 'game-choices general') };
  }
  const actions = ownOptions.filter(({ refused }) => refused === undefined).map((option) => optionButton(option, 'primary'));
  const refusals = ownOptions.flatMap((option) =>
    option.refused === undefined ? [] : [refusedMarkup(option.title, option.refused, shown)],
  );
  const refusalList =
    refusals.length === 0 ? '' : `<details><summary>What it cannot do now</summary>${list(refusals, 'refused')}</details>`;
  return {
    title: subjectName(game, 'character', selected),
    body: list(actions) + refusalList + list([BACK, ...generalButtons], 'game-choices general'),
  };
}

function refusedMarkup(
  title: string,
  { rule, message }: { readonly rule: string; readonly message: string },
  { titles }: ShownGame,
): string {
  return `<b>${escapeText(title)}</b>: ${escapeText(message)}. ${clauseLinks([rule], titles)}`;
}

const declineMarkup = (mayDecline: boolean): string => (mayDecline ? list([button('None', { kind: 'choose', value: -1 })]) : '');

function choiceMarkup(choice: RequestChoice, subject: string, shown: ShownGame): string {
  const { game, chosen, end } = shown;
  switch (choice.form) {
    case 'one':
      if (subject === 'square' && choice.items.length > MOST_BUTTONS) return squareMarkup(choice.items, 'square', shown);
      return list(choice.items.map((item) => button(nameOf(subject, item, shown), { kind: 'choose', value: item })));
    case 'several': {
      const count = choice.most === choice.least ? `${choice.most}` : `${choice.least} to ${choice.most}`;
      const boxes = choice.items.map((item) => {
        const attributes = `${chosen.includes(item) ? ' checked' : ''}${!chosen.includes(item) && chosen.length >= choice.most ? ' disabled' : ''}`;
        return `<label><input type="checkbox" name="item" value="${item}"${attributes}> ${escapeText(nameOf(subject, item, shown))}</label>`;
      });
      const disabledAttribute = chosen.length >= choice.least ? '' : ' disabled';
      return `<form data-form="several"><p class="choice-hint">Choose ${count}.</p>${list(boxes)}<button class="primary"${disabledAttribute}>Confirm</button></form>`;
    }
    case 'split': {
      const fields = choice.among.map((character, index) => {
        const value = index === 0 ? choice.amount : 0;
        return `<label>${escapeText(subjectName(game, 'character', character))} <input type="number" name="${character}" min="0" max="${choice.amount}" value="${value}" required></label>`;
      });
      return `<form data-form="split"><p class="choice-hint">${choice.amount} in all.</p>${list(fields)}<button class="primary">Confirm</button></form>`;
    }
    case 'base':
      return list(
        choice.bases.map((squares) =>
          button(squares.map((square) => subjectName(game, 'square', square)).join(' and '), { kind: 'choose', value: squares }),
        ),
      );
    case 'path': {
      const squareCount = end === undefined ? 0 : choice.to(end).length - 1;
      const label = squareCount <= 0 ? 'Move' : `Move ${counted(squareCount, 'square')}`;
      return squareMarkup(choice.ends, 'path', shown, label);
    }
  }
}

function squareMarkup(squares: readonly number[], form: 'path' | 'square', { game, end }: ShownGame, label = 'Confirm'): string {
  const options = squares.map(
    (square) => `<option value="${square}"${square === end ? ' selected' : ''}>${subjectName(game, 'square', square)}</option>`,
  );
  const hint =
    end === undefined
      ? 'Tap a marked square<span class="keys">, or walk there with the arrow keys</span>.'
      : 'Tap the square again, or confirm.';
  return `<form data-form="${form}"><p class="choice-hint">${hint}</p><p class="labelled-control"><label for="table-end">To</label> <select id="table-end" name="end"><option value="">choose a square</option>${options.join('')}</select> <button class="primary"${end === undefined ? ' disabled' : ''}>${label}</button></p></form>`;
}

function rollMarkup(
  { dice, sides, announcement }: Extract<PlayerRequest, { readonly kind: 'roll' }>,
  { usesOwnDice, game, titles }: ShownGame,
): string {
  const diceText = dice === 1 ? 'the die' : `${dice} dice`;
  const announced =
    announcement === undefined
      ? ''
      : `<p class="announcement">${escapeText(sentenceOf(game, announcement))} <span class="because">${clauseLinks(announcement.because, titles)}</span></p>`;
  if (!usesOwnDice)
    return `${announced}${list([`<button type="button" class="primary" data-roll="${dice}" data-sides="${sides}">Roll ${diceText}</button>`])}`;
  const fields = Array.from(
    { length: dice },
    (_, die) => `<label>Die ${die + 1} <input type="number" name="die" min="1" max="${sides}" required></label>`,
  );
  return `${announced}<form data-form="dice">${list(fields)}<button class="primary">Confirm</button></form>`;
}
