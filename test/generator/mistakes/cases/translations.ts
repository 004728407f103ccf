import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    // The digests are of no text. That makes the translation outdated, which only `sightline coverage` reports.
    mistake: 'a translated heading without its text',
    changes: [
      {
        path: 'rules/turns/escape.de.md',
        text: '# Flucht {sha256:000000000000}\n\n## Wurf {#roll sha256:000000000000}\n\n## Rast {#rest sha256:000000000000}\n\nRast.\n',
      },
    ],
    code: 'translation-text-missing',
    at: 'rules/turns/escape.de.md: «## Wurf {#roll sha256:000000000000}»',
    advice: 'Write the text below the heading, or remove the heading',
  },
  {
    mistake: 'a translation into a language that the book does not have',
    changes: [{ path: 'rules/turns/escape.fr.md', text: '# Fuite\n\nComment partir.\n\n## Le jet {#rol}\n\nUn jet.\n' }],
    code: 'language-unknown',
    at: 'rules/turns/escape.fr.md: «# Fuite»',
    advice: 'Name the file <page>.<language>.md, with a language listed in "languages" of rules/book.json after the first.',
  },
];
