import type { Entries } from './entry.ts';

const ESCAPE = 'rules/turns/escape.md';

export const TEXTS = {
  'link-dead': {
    title: 'Link to what does not exist',
    explanation: 'A `rule:` link names a clause or page that is not in the book.',
    example: { file: ESCAPE, right: '(rule:ground.bushes.label)', wrong: '(rule:ground.bushes.lable)' },
  },
  'link-forbidden': {
    title: 'Link that is not allowed',
    explanation:
      'Text may link clauses and pages (`rule:`), terms (`term:`) and `https:` addresses; pictures and footnotes are not allowed.',
    example: { file: ESCAPE, right: '(rule:ground.bushes.label)', wrong: '(javascript:alert)' },
  },
  'link-malformed': {
    title: 'Link that is not one',
    explanation:
      'A link is `[words](rule:area.page.clause)`. With a blank between or inside the brackets, or without one of them, it is no link, and the page shows its brackets and its address; so it does between backticks. A link without words is not shown.',
    example: { file: ESCAPE, right: '(rule:ground.bushes.label)', wrong: '(rule: ground.bushes.label)' },
  },
  'emphasis-malformed': {
    title: 'Sign of emphasis without its counterpart',
    explanation:
      'Signs of bold text, italics, code and deleted text are directly before and after their words: `**words**`. A sign without its counterpart is shown by the page. To show a sign, write a backslash before it.',
    example: { file: ESCAPE, right: 'Whoever has rested heals.', wrong: 'Whoever has **rested heals.' },
  },
  'html-forbidden': {
    title: 'HTML in text',
    explanation: 'Text is Markdown without HTML, so that it can be shown safely everywhere. Use Markdown, or remove the tags.',
    example: { file: ESCAPE, right: 'Whoever has rested heals.', wrong: 'Whoever has <b>rested</b> heals.' },
  },
  'heading-nested': {
    title: 'Heading inside a list or quote',
    explanation: 'A heading of a page or clause begins at the margin.',
    example: { file: ESCAPE, right: 'Whoever has rested heals.', wrong: '> ## Sleep {#sleep}\n' },
  },
  'icon-malformed': {
    title: 'Bar that is not of an icon',
    explanation: 'An icon is its name between two bars, in small letters, with hyphens. With one bar only, the page shows the bar.',
    example: { file: 'rules/glossary/terms.md', right: '|leaf|', wrong: '|leaf' },
  },
  'icon-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown icon',
    explanation: 'Text names an icon between bars that is not in rules/icons.json.',
    example: { file: 'rules/glossary/terms.md', right: '|leaf|', wrong: '|leave|' },
  },
  'term-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown term',
    explanation: 'A `term:` link names an entry that the glossary does not have.',
    example: { file: 'rules/glossary/terms.md', right: '(term:bush)', wrong: '(term:shrub)' },
  },
  'term-form-duplicate': {
    title: 'Form in the glossary twice',
    explanation:
      'Two glossary entries have the same form, so the compiler cannot tell which one a word of the text means, or one entry repeats a form or its name.',
    example: { file: 'rules/glossary/terms.json', right: '"forms": ["labels"]', wrong: '"forms": ["labels", "bushes"]' },
  },
} as const satisfies Entries;
