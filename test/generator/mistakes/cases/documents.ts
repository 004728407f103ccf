import { packOfSmallBook } from '../../../fixtures/pack-of-small-book.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt document that several clauses cite',
    changes: [{ path: 'rules/editions.json', replace: '"core-rulebook-2014"', with: '"core-rulebok-2014"' }],
    code: 'document-unknown',
    at: 'rules/editions.json: "documents": { «"core-rulebok-2014"»: "Core Rulebook" }',
    advice: 'Did you mean "core-rulebook-2014" here?',
  },
  {
    mistake: 'a misspelt document that clauses of the rulebook and of a pack cite',
    changes: [...packOfSmallBook(), { path: 'rules/editions.json', replace: '"core-rulebook-2014"', with: '"core-rulebok-2014"' }],
    code: 'document-unknown',
    at: 'rules/editions.json: "documents": { «"core-rulebok-2014"»: "Core Rulebook" }',
    advice: 'Did you mean "core-rulebook-2014" here?',
  },
  {
    mistake: 'another document in place of one that several clauses cite',
    changes: [
      ...packOfSmallBook(),
      { path: 'rules/editions.json', replace: '"core-rulebook-2014": "Core Rulebook"', with: '"leaflet": "Leaflet"' },
    ],
    code: 'document-unknown',
    at: 'rules/glossary/terms.json: "sources": { «"core-rulebook-2014"»: "BUSH" },',
    advice: 'If this name is right, what should have it is missing or misspelt: 7 places use it.',
  },
];
