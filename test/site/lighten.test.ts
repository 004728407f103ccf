import { describe, expect, it } from 'vitest';
import { lighten } from '../../site/lighter/lighten.ts';

const icon = '<svg class="icon" viewBox="0 0 40 24" width="40" height="24" aria-hidden="true"><circle class="near" r="4"/></svg>';

describe('a page in fewer bytes', () => {
  it('loses the space beside blocks and within drawings, and keeps it between words', () => {
    expect(lighten('<div> <p>One <em>two</em> <b>three</b></p> <ul> <li>a</li> </ul> </div>')).toBe(
      '<div><p>One <em>two</em> <b>three</b></p><ul><li>a</li></ul></div>',
    );
    expect(lighten('<svg> <path d="M0 0"></path> <g> <circle r="1"></circle> </g> </svg>')).toBe(
      '<svg><path d="M0 0"/><g><circle r="1"/></g></svg>',
    );
  });

  it('does not take a name for a shorter one', () => {
    expect(lighten('<section> <pattern-book> </pattern-book> </section>')).toBe('<section><pattern-book> </pattern-book></section>');
    expect(lighten('<b>x</b> <button>y</button> <a>z</a>')).toBe('<b>x</b> <button>y</button> <a>z</a>');
  });

  it('leaves what stands line by line', () => {
    const pre = '<pre><code>a\n  <b>b</b> <p> </p></code></pre>';
    expect(lighten(`<div> ${pre} </div>`)).toBe(`<div> ${pre} </div>`);
  });

  it('keeps the patterns that are used, by shapes or by other patterns', () => {
    const page = '<pattern id="one"><path d="M0"/></pattern><pattern id="two"></pattern><pattern id="three" href="#two"></pattern>';
    expect(lighten(`${page}<path fill="url(#three)"/>`)).not.toContain('id="one"');
    expect(lighten(`${page}<path fill="url(#three)"/>`)).toContain('id="two"');
    expect(lighten(`${page}<rule-board></rule-board>`)).toContain('id="one"');
  });

  it('draws an icon once that stands three times', () => {
    const twice = `<main id="main">${icon}${icon}</main>`;
    expect(lighten(twice)).toBe(twice);
    const thrice = lighten(`<main id="main">${icon}${icon}${icon}</main>`);
    expect(thrice.match(/<use href="#icon-0"\/>/g)).toHaveLength(3);
    expect(thrice.match(/<circle/g)).toHaveLength(1);
    expect(thrice).toContain('fill="currentcolor" stroke="none"');
  });
});
