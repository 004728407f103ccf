/** What is asked, as controls: every button has its answer in `data-answer`, every form says in `data-form` how its fields make one. */
import type { Asked, ChoiceAsked, Game, OptionAsked, Use } from '../../../engine/index.ts';
import { escapeText } from '../boards/text.ts';
import type { Titles } from '../boards/verdict-markup.ts';
import { subjectName } from './names.ts';

interface Shown {
  readonly game: Game;
  readonly titles: Titles;
  /** The character whose options are shown. */
  readonly selected: number | undefined;
  /** Items of a choice of several. */
  readonly chosen: readonly number[];
  /** Where a path is to end. */
  readonly end: number | undefined;
  /** Whether players type what their own dice show. */
  readonly ownDice: boolean;
}

const button = (label: string, answer: object, kind = ''): string =>
  `<button type="button"${kind === '' ? '' : ` class="${kind}"`} data-answer="${escapeText(JSON.stringify(answer))}">${escapeText(label)}</button>`;

const list = (items: readonly string[], kind = 'choices'): string =>
  items.length === 0 ? '' : `<ul class="${kind}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The question in words, and its controls. */
export function askedMarkup(asked: Asked, shown: Shown): { readonly title: string; readonly body: string } {
  switch (asked.kind) {
    case 'offer':
      return offerMarkup(asked.options, asked.may, shown);
    case 'choose':
      return { title: asked.prompt, body: choiceMarkup(asked.choice, asked.subject, shown) + declineMarkup(asked.may) };
    case 'roll':
      return { title: `Roll for ${asked.for.replaceAll('-', ' ')}`, body: rollMarkup(asked, shown.ownDice) };
    case 'order':
      return {
        title: 'Choose which effect comes first',
        body: list(asked.uses.map((use) => button(useName(use, shown), { kind: 'order', trigger: use.id, user: use.user }))),
      };
    case 'may': {
      const answer = { kind: 'may', trigger: asked.use.id, user: asked.use.user };
      const choices = [button('Yes', { ...answer, acts: true }, 'strong'), button('No', { ...answer, acts: false })];
      return { title: `${useName(asked.use, shown)}: use it?`, body: list(choices) };
    }
    case 'next':
      return {
        title: 'Choose who comes next',
        body: list(asked.items.map((item) => button(subjectName(shown.game, 'character', item), { kind: 'next', item }))),
      };
    case 'entry':
      return {
        title: 'Choose which effect counts',
        body: list(asked.uses.map((use) => button(useName(use, shown), { kind: 'entry', entry: use.id }))),
      };
  }
}

function useName({ clauses: [clause = ''], user }: Use, { game, titles }: Shown): string {
  const name = titles.titleOf(clause);
  return user < 0 ? name : `${name} (${subjectName(game, 'character', user)})`;
}

function offerMarkup(options: readonly OptionAsked[], may: boolean, shown: Shown): { readonly title: string; readonly body: string } {
  const { game, selected } = shown;
  const optionButton = ({ option, title, self }: OptionAsked, kind = ''): string => button(title, { kind: 'offer', option, self }, kind);
  const general = options
    .filter(({ self, refused }) => self < 0 && refused === undefined)
    .map((option) => optionButton(option))
    .concat(may ? [button('Nothing', { kind: 'pass' })] : []);
  const own = options.filter(({ self }) => self === selected);
  const able = [...new Set(options.filter(({ self, refused }) => self >= 0 && refused === undefined).map(({ self }) => self))];
  const others = able
    .filter((of) => of !== selected)
    .map((of) => `<button type="button" data-select="${of}">${escapeText(subjectName(game, 'character', of))}</button>`);
  if (selected === undefined || own.length === 0) {
    const title = able.length === 0 ? 'No character can act' : 'Choose a character';
    return { title, body: list(others) + list(general, 'choices general') };
  }
  const legal = own.filter(({ refused }) => refused === undefined).map((option) => optionButton(option, 'strong'));
  const refused = own.flatMap((option) => (option.refused === undefined ? [] : [refusedMarkup(option.title, option.refused, shown)]));
  const rest = others.length === 0 ? '' : `<p class="or">Or another character</p>${list(others)}`;
  const why = refused.length === 0 ? '' : `<details><summary>What it cannot do now</summary>${list(refused, 'refused')}</details>`;
  return { title: subjectName(game, 'character', selected), body: list(legal) + why + rest + list(general, 'choices general') };
}

function refusedMarkup(title: string, { rule, message }: { readonly rule: string; readonly message: string }, { titles }: Shown): string {
  const because = `<a href="${escapeText(titles.hrefOf(rule))}">${escapeText(titles.titleOf(rule))}</a>`;
  return `<b>${escapeText(title)}</b>: ${escapeText(message)}. ${because}`;
}

const declineMarkup = (may: boolean): string => (may ? list([button('None', { kind: 'choose', value: -1 })]) : '');

function choiceMarkup(choice: ChoiceAsked, subject: string, shown: Shown): string {
  const { game, chosen, end } = shown;
  switch (choice.form) {
    case 'one':
      return list(choice.items.map((item) => button(subjectName(game, subject, item), { kind: 'choose', value: item })));
    case 'several': {
      const most = choice.most === choice.least ? `${choice.most}` : `${choice.least} to ${choice.most}`;
      const boxes = choice.items.map((item) => {
        const state = `${chosen.includes(item) ? ' checked' : ''}${!chosen.includes(item) && chosen.length >= choice.most ? ' disabled' : ''}`;
        return `<label><input type="checkbox" name="item" value="${item}"${state}> ${escapeText(subjectName(game, subject, item))}</label>`;
      });
      const ready = chosen.length >= choice.least ? '' : ' disabled';
      return `<form data-form="several"><p class="count">Choose ${most}.</p>${list(boxes)}<button class="strong"${ready}>Confirm</button></form>`;
    }
    case 'split': {
      const fields = choice.among.map((of, place) => {
        const value = place === 0 ? choice.amount : 0;
        return `<label>${escapeText(subjectName(game, 'character', of))} <input type="number" name="${of}" min="0" max="${choice.amount}" value="${value}" required></label>`;
      });
      return `<form data-form="split" data-amount="${choice.amount}"><p class="count">${choice.amount} in all.</p>${list(fields)}<button class="strong">Confirm</button></form>`;
    }
    case 'base':
      return list(
        choice.bases.map((squares) =>
          button(squares.map((of) => subjectName(game, 'square', of)).join(' and '), { kind: 'choose', value: squares }),
        ),
      );
    case 'path': {
      const options = choice.ends.map(
        (of) => `<option value="${of}"${of === end ? ' selected' : ''}>${subjectName(game, 'square', of)}</option>`,
      );
      return `<form data-form="path"><p class="field"><label for="table-end">To</label> <select id="table-end" name="end"><option value="">a square on the board</option>${options.join('')}</select></p><button class="strong"${end === undefined ? ' disabled' : ''}>Move</button></form>`;
    }
  }
}

function rollMarkup({ dice, sides }: Extract<Asked, { readonly kind: 'roll' }>, ownDice: boolean): string {
  const many = dice === 1 ? 'the die' : `${dice} dice`;
  if (!ownDice) return list([`<button type="button" class="strong" data-roll="${dice}" data-sides="${sides}">Roll ${many}</button>`]);
  const fields = Array.from(
    { length: dice },
    (_, die) => `<label>Die ${die + 1} <input type="number" name="die" min="1" max="${sides}" required></label>`,
  );
  return `<form data-form="dice">${list(fields)}<button class="strong">Confirm</button></form>`;
}
