/// <reference types="astro/client" />

/** The address of a module that is built as a chunk of its own (`site/build/lazy-chunk.ts`). */
declare module '*?lazy' {
  const address: string;
  export default address;
}
