// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from '@loupe/shared/testing/render';
import { imageMark } from './image-place.tsx';
import { Markdown } from './markdown.tsx';

// Formulas stay text here, however long the tests take; what KaTeX draws is tested in a browser.
vi.mock('./math-loader.ts', () => ({
  mathEngine: { loaded: () => undefined, load: () => new Promise(() => {}) },
}));

beforeAll(async () => {
  await imageMark.load();
});
afterEach(cleanup);

const ELEMENTS = new Set(
  (
    'div section p h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li table thead tbody tr th td a br code del em input span strong sup ' +
    'button svg path rect polyline'
  ).split(' '),
);
const ATTRIBUTES =
  /^(?:class|href|target|rel|role|tabindex|type|disabled|checked|start|id|aria-[a-z]+|title|data-(?:markdown|math|state|align|task|plain|source|figure|claim|language|copied|size|variant)|src|alt|loading|decoding|referrerpolicy|(?:view|stroke|fill|width|height|xmlns|x|y|rx|ry|d)[A-Za-z-]*)$/;

/** Nothing but what the renderer itself makes: no other element, attribute or address. */
function expectHarmless(root: Element) {
  for (const element of root.querySelectorAll('*')) {
    expect(ELEMENTS).toContain(element.localName);
    for (const { name } of element.attributes) expect(name).toMatch(ATTRIBUTES);
    if (element.localName !== 'button') expect(element.hasAttribute('title')).toBe(false);
    const href = element.getAttribute('href');
    if (href === null) continue;
    expect(href).toMatch(/^(?:https?:\/\/|mailto:)/i);
    expect(['http:', 'https:', 'mailto:']).toContain((element as HTMLAnchorElement).protocol);
    expect(element.getAttribute('target')).toBe('_blank');
    expect(element.getAttribute('rel')).toBe('noopener noreferrer');
  }
  // M7: whatever would ask a host for something is missing until a person asks for it.
  expect(
    root.querySelectorAll(
      'img, iframe, object, embed, video, audio, source, link, script, style, form, base, meta',
    ),
  ).toHaveLength(0);
}

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<form action="https://evil.example"><button>go</button></form>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<div\n\nonclick=alert(1)>x</div>',
  '</div></div><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;avascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://e.example/1)',
  '[x](//evil.example/path)',
  '[x](/api/logout)',
  '[x](#anywhere)',
  '[x](#figure:"><img src=x onerror=alert(1)>)',
  '[x](#claim:"><img src=x onerror=alert(1)>)',
  '[x](#source:1 "onmouseover=alert(1)")',
  '[x](https://e.example "\\" onmouseover=alert(1) x=\\"")',
  '[x](https://e.example/"onmouseover="alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x][y]\n\n[y]: <javascript:alert(1)>',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](https://evil.example/pixel.gif)',
  '![x](//evil.example/pixel.gif)',
  '![x](/api/files/../../logout)',
  '![x](/api/files\\..\\..\\logout)',
  '![x](/api/files/%2e%2e/%2e%2e/logout)',
  '![x][y]\n\n[y]: https://evil.example/pixel.gif',
  '![x" onerror="alert(1)](https://evil.example/a.png)',
  '<javascript:alert(1)>',
  '<https://e.example/"onmouseover=alert(1)>',
  'https://e.example/"onmouseover="alert(1)',
  'www.e.example/<script>alert(1)</script>',
  'a@e.example"onmouseover="alert(1)',
  '```"><img src=x onerror=alert(1)>\ncode\n```',
  '```js\n</code></pre><script>alert(1)</script>\n```',
  '`<img src=x onerror=alert(1)>`',
  '| <img src=x onerror=alert(1)> |\n|---|\n| [x](javascript:alert(1)) |',
  '- [x] <input onfocus=alert(1) autofocus>',
  '[^1]\n\n[^1]: <img src=x onerror=alert(1)> [x](javascript:alert(1))',
  '[^"><img src=x onerror=alert(1)>]\n\n[^"><img src=x onerror=alert(1)>]: note',
  '\\(\\href{javascript:alert(1)}{x}\\)',
  '$$\\includegraphics{https://evil.example/pixel.gif}$$',
  '\\[\\htmlData{x=y}{z}\\]',
  '\\(\\htmlStyle{background:url(https://evil.example)}{x}\\)',
  '\\(<img src=x onerror=alert(1)>\\)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="https://e.example" onclick="alert(1)">[x](https://e.example)</a>',
  '__proto__ [constructor](javascript:alert(1)) <x constructor>',
];

describe('hostile text', () => {
  for (const payload of PAYLOADS) {
    it(`M2 M3 M7 shows ${JSON.stringify(payload)} without harm, whole and cut anywhere`, () => {
      const { container, rerender } = render(
        <Markdown text={payload} variant="report" onFigure={() => {}} onSource={() => {}} />,
      );
      expectHarmless(container);
      for (let end = 1; end < payload.length; end++) {
        rerender(<Markdown text={payload.slice(0, end)} isStreaming onCopy={() => Promise.resolve(true)} />);
        expectHarmless(container);
      }
    });
  }

  it('M7 shows raw HTML as text', () => {
    const { container } = render(<Markdown text={'<b>raw</b> & <!-- comment -->'} />);
    expect(container.textContent).toBe('<b>raw</b> & <!-- comment -->');
  });

  it('M3 opens web and mail addresses in a new tab, without a way back', () => {
    const { container } = render(
      <Markdown text="[a](https://e.example/x?y=1#z) <mailto:a@e.example> http://e.example www.e.example" />,
    );
    expectHarmless(container);
    expect([...container.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
      'https://e.example/x?y=1#z',
      'mailto:a@e.example',
      'http://e.example',
      'http://www.e.example',
    ]);
  });
});

const BOMBS: Readonly<Record<string, string>> = {
  'sixty-five thousand brackets': '['.repeat(65_000),
  'brackets within links': '[a](b'.repeat(5_000),
  'nested quotes': `${'>'.repeat(2_000)} deep`,
  'nested lists': Array.from({ length: 500 }, (_, i) => `${' '.repeat(i * 2)}- deep`).join('\n'),
  'nested emphasis': '*a **a '.repeat(10_000),
  'formulas that never end': '\\('.repeat(10_000),
  'code that never ends': Array.from({ length: 400 }, (_, i) => '`'.repeat(i + 1)).join(' a '),
  'lazy lines in deep quotes': `${'> '.repeat(24)}${'a\n'.repeat(9_000)}`,
  'a table of ten thousand columns': `${'|a'.repeat(10_000)}\n${'|-'.repeat(10_000)}\n${'|b'.repeat(10_000)}`,
  'a paragraph without end': 'word '.repeat(20_000),
};

/** A very long text comes in parts. */
async function showWhole(text: string): Promise<HTMLElement> {
  const { container } = render(<Markdown text={text} />);
  await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  return container;
}

describe('texts made to be slow', () => {
  for (const [name, bomb] of Object.entries(BOMBS)) {
    it(`M2 shows ${name} as plain text`, async () => {
      const container = await showWhole(bomb);
      expect(container.querySelector('[data-plain]')?.textContent).toBe(bomb.trim());
    });
  }

  it('M1 goes on with markdown behind a block that is too much', async () => {
    const container = await showWhole(`${'['.repeat(65_000)}\n\n## After **it**`);
    expect(container.querySelector('h2 strong')?.textContent).toBe('it');
  });
});
