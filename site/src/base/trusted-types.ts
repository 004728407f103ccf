/** The Trusted Types policy, which checks markup and script addresses (`public/_headers`). Every script that writes markup imports it. */
declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: 'default', rules: { readonly [rule in 'createHTML' | 'createScriptURL']: (text: string) => string | null }): void;
    };
  }
}

/**
 * Refuses markup that could run code. Attribute values that do not begin with `javascript:` are emptied before the test, because text such
 * as `<a title="move onto = …">` would look like an event handler.
 */
const createHTML = (text: string): string | null =>
  /<(script|iframe|object|embed)\b|<[^>]*[\s/]on\w+\s*=|javascript:/i.test(text.replace(/="(?!\s*javascript:)[^"]*"/gi, '= '))
    ? null
    : text;

const createScriptURL = (address: string): string | null => (new URL(address, location.href).origin === location.origin ? address : null);

window.trustedTypes?.createPolicy('default', { createHTML, createScriptURL });

export {};
