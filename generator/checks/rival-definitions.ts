/**
 * What a definition answers to is unique in an edition: a quantity, a question, a name in verdicts, a function, how fractions round. Of two
 * definitions, the order of the book would decide which of them answers.
 */
import { camel } from '../camel.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { placeInErratum } from './findings-of-definitions.ts';

interface Answer {
  /** What the definition is, as in `"a" and "b" are both …`. */
  readonly is: string;
  readonly pointer: string;
  readonly name: string;
  readonly expected: string;
  readonly hint: string;
}

interface AnswerOfNode extends Answer {
  readonly node: DefinitionNode;
}

export function rivals({ definitions, changed }: Pick<EditionBook, 'definitions' | 'changed'>): readonly Diagnostic[] {
  const answers = definitions.flatMap((node) => answersOf(node.definition).map((answer): AnswerOfNode => ({ ...answer, node })));
  // What an erratum has written comes last, whatever its clauses.
  const isOfErratum = ({ node, pointer }: AnswerOfNode): boolean =>
    changed.has(node.definition.id) && (node.pointer.endsWith('/add') || placeInErratum(node, pointer) !== undefined);
  const { printed = [], amended = [] } = Object.groupBy(answers, (answer) => (isOfErratum(answer) ? 'amended' : 'printed'));
  const firstByAnswer = new Map<string, AnswerOfNode>();
  return [...printed, ...amended].flatMap((answer): Diagnostic[] => {
    const first = firstByAnswer.get(answer.is);
    if (first === undefined) firstByAnswer.set(answer.is, answer);
    return first === undefined || first.node === answer.node ? [] : [diagnosticOf(answer, first)];
  });
}

const diagnosticOf = ({ node, is, name, pointer, expected, hint }: AnswerOfNode, first: AnswerOfNode): Diagnostic => ({
  code: 'definition-rival',
  severity: 'error',
  message: `"${first.node.definition.id}" and "${node.definition.id}" are both ${is}.`,
  refersTo: [node.definition.id, first.node.definition.id],
  found: name,
  expected,
  hint,
  place: node.document.placeOf(`${node.pointer}${pointer}`),
  related: [{ message: 'The other is here.', place: first.node.document.placeOf(`${first.node.pointer}${first.pointer}`) }],
});

function answersOf(d: Definition): readonly Answer[] {
  switch (d.kind) {
    case 'calculation':
      return d.of.map((quantity, index) => inExpressions(camel(quantity), `/of/${index}`));
    case 'table':
      return [inExpressions(camel(d.id), '/id')];
    case 'property':
      return [...(d.takes === undefined ? [] : [inExpressions(d.id, '/id')]), ...inVerdicts(d.shown, [Object.values(d.takes ?? {})[0]])];
    case 'record':
      return inVerdicts(d.shown, [d.of].flat());
    case 'parameter':
      return d.rounds === undefined ? [] : [ROUNDING];
    case 'question':
      return [toQuestion(d.ask, '/ask')];
    case 'board-question':
      return d.ask.map((ask, index) => toQuestion(ask, `/ask/${index}`));
    case 'subject':
    case 'value':
    case 'procedure':
    case 'option':
    case 'constraint':
    case 'capability':
    case 'duration':
    case 'path':
    case 'restriction':
    case 'trigger':
    case 'exception':
      return [];
  }
}

const ROUNDING: Answer = {
  is: 'a parameter for how fractions round',
  pointer: '/rounds',
  name: 'true',
  expected: 'one parameter with "rounds"',
  hint: 'Remove "rounds" from one of them, or delete it.',
};

const named = (is: string, pointer: string, name: string): Answer => ({
  is,
  pointer,
  name,
  expected: 'a name that no other definition has',
  hint: 'Delete one of them, or give it another name.',
});

/** Expressions call a quantity by its name, as they call a property with `takes` and a table. */
const inExpressions = (name: string, pointer: string): Answer => named(`"${name}" in expressions`, pointer, name);

const toQuestion = (ask: string, pointer: string): Answer => named(`the answer to the question "${ask}"`, pointer, ask);

/** A state shows the facts of characters with each character, and all others side by side. */
function inVerdicts(shown: string | undefined, subjects: readonly unknown[]): readonly Answer[] {
  if (shown === undefined) return [];
  const owners = new Set(subjects.map((subject) => (subject === 'character' ? 'a character' : 'the game')));
  return [...owners].map((owner) => named(`shown as "${shown}" of ${owner}`, '/shown', shown));
}
