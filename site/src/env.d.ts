/// <reference types="astro/client" />

/** The address of a module that is built as a chunk of its own (`site/build/lazy-chunk.ts`). */
declare module '*?lazy' {
  const address: string;
  export default address;
}

// biome-ignore lint/style/noNamespace: Astro takes the type of `Astro.locals` from this namespace
declare namespace App {
  /** What the parts of a page report to its frame. */
  interface Locals {
    /** Whether a text of the book has italics. */
    hasItalics?: boolean;
    /** Whether a static board shows a field of fire or faults, whose styles are in those of live boards (components/LiveMarks.css). */
    hasLiveMarks?: boolean;
    /** Whether the page has a `<rule-board>`, which loads the styles of live boards itself. */
    hasRuleBoard?: boolean;
  }
}
