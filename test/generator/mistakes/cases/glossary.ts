import { fieldOfClause } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a term that leads to no clause',
    changes: [
      {
        path: 'rules/glossary/terms.json',
        replace: '"forms": ["bushes"], "see": "ground.bushes.label"',
        with: '"forms": ["bushes"], "see": "ground.bushes.lable"',
      },
    ],
    code: 'clause-unknown',
    at: 'rules/glossary/terms.json: "term": { "name": "bush", "forms": ["bushes"], "see": «"ground.bushes.lable"» }',
    advice: 'Did you mean "ground.bushes.label"?',
  },
  {
    mistake: 'one form for two terms',
    changes: [{ path: 'rules/glossary/terms.json', replace: '"forms": ["labels"]', with: '"forms": ["bushes"]' }],
    code: 'term-form-duplicate',
    at: 'rules/glossary/terms.json: "term": { "name": "label", "forms": [«"bushes"»], "see": "ground.bushes.label" }',
    advice: 'Keep it in one of them',
  },
  {
    mistake: 'a form that repeats the name of its entry',
    changes: [{ path: 'rules/glossary/terms.json', replace: '"forms": ["labels"]', with: '"forms": ["labels", "Label"]' }],
    code: 'term-form-duplicate',
    at: 'rules/glossary/terms.json: "term": { "name": "label", "forms": ["labels", «"Label"»], "see": "ground.bushes.label" }',
    advice: 'Remove it.',
  },
  {
    mistake: 'an entry without a term',
    changes: [
      {
        path: 'rules/glossary/terms.json',
        replace:
          '"sources": { "core-rulebook-2014": "LABEL" },\n      "term": { "name": "label", "forms": ["labels"], "see": "ground.bushes.label" }',
        with: '"sources": { "core-rulebook-2014": "LABEL" }',
      },
    ],
    code: 'glossary-entry-incomplete',
    at: 'rules/glossary/terms.json: "kind": «"glossary"»,',
    advice: 'Add "term": {"forms", "see"}, or change the kind',
  },
  {
    mistake: 'forms as one text',
    changes: [{ path: 'rules/glossary/terms.json', replace: '"forms": ["labels"]', with: '"forms": "labels"' }],
    code: 'value-wrong-type',
    at: 'rules/glossary/terms.json: "term": { "name": "label", "forms": «"labels"», "see": "ground.bushes.label" }',
    advice: 'Put it in brackets: ["labels"].',
  },
  {
    mistake: 'a term on a clause that is no entry',
    changes: [fieldOfClause('"term": { "name": "escape", "forms": [], "see": "turns.escape.roll" }')],
    code: 'glossary-entry-incomplete',
    at: 'rules/turns/escape.json: «"term"»: { "name": "escape", "forms": [], "see": "turns.escape.roll" },',
    advice: 'Change the kind to "glossary", or remove "term"',
  },
];
