import { expect, test } from 'vitest';
import { siteFolder } from '../fixtures/site-folder.ts';
import { deadLinks } from '../support/dead-links.ts';

test('every dead link is listed with its page, and no other link', () => {
  const folder = siteFolder({
    'index.html': `<a href="/rules/#here">1</a> <a href="/rules/#gone">2</a> <a href="https://elsewhere.example/x">3</a>
      <img src="/picture.png"><a href="#own">4</a><p id="own"></p>`,
    'rules/index.html': `<h2 id="here"></h2><a href="../">up</a><a href="#1~abc~def">a position</a><link href="/missing.css?v=1&amp;w=2">
      <rule-board data-titles="/titles.json"></rule-board>`,
    'cups/index.html': '<a href="/%">1</a><a href="/rules/#%">2</a><a href="/picture.png/x">3</a><a href="/%00">4</a>',
    'old/index.html': '<meta http-equiv="refresh" content="0; url=/rules/#lost">',
    '404.html': '<a href="/nowhere/">x</a><a href="/rules/?map=one#here">y</a>',
    'picture.png': 'x',
    'feed.atom': '<link href="/index.html"/><content>&lt;a href=&quot;/rules/#nothing&quot;&gt;</content>',
    'api/v1/index.json': '{"documents":[{"href":"/api/v1/rules.json"},{"href":"/api/v1/index.json"}]}',
  });
  expect(deadLinks(folder)).toEqual([
    { page: '/404.html', link: '/nowhere/', why: 'no such file' },
    { page: '/cups/', link: '/%', why: 'no such file' },
    { page: '/cups/', link: '/rules/#%', why: 'no such anchor' },
    { page: '/cups/', link: '/picture.png/x', why: 'no such file' },
    { page: '/cups/', link: '/%00', why: 'no such file' },
    { page: '/', link: '/rules/#gone', why: 'no such anchor' },
    { page: '/old/', link: '/rules/#lost', why: 'no such anchor' },
    { page: '/rules/', link: '/missing.css?v=1&w=2', why: 'no such file' },
    { page: '/rules/', link: '/titles.json', why: 'no such file' },
    { page: '/feed.atom', link: '/rules/#nothing', why: 'no such anchor' },
    { page: '/api/v1/index.json', link: '/api/v1/rules.json', why: 'no such file' },
  ]);
});

test('a folder without pages is refused', () => {
  expect(() => deadLinks(siteFolder({ 'a.txt': '' }))).toThrow('build the site first');
});
