// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanup, click, render, settle } from '@loupe/shared/testing/render';
import { imageMark } from './image-place.tsx';
import { Markdown } from './markdown.tsx';

beforeAll(async () => {
  await imageMark.load();
});
afterEach(cleanup);

function html(text: string): string {
  return render(<Markdown text={text} />).container.querySelector('[data-markdown] > div')?.innerHTML ?? '';
}

describe('Markdown', () => {
  it.each([
    ['one\ntwo', '<p>one<br>two</p>'],
    ['**a** *b* ~~c~~ `d`', '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>'],
    ['# A\n## B', '<h1>A</h1><h2>B</h2>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['3. c', '<ol start="3"><li>c</li></ol>'],
    ['> q', '<blockquote><p>q</p></blockquote>'],
    ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
    [
      '&Epsilon;&thetasym;&lceil;&Yuml;&spades;&frasl;&uArr;&OElig;&sigmaf;',
      '<p>\u0395\u03D1\u2308\u0178\u2660\u2044\u21D1\u0152\u03C2</p>',
    ],
    ['&amp; &copy; &#8364; &nope;', '<p>&amp; © € &amp;nope;</p>'],
  ])('M1 shows %j', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it('M1 shows task lists with boxes nobody can change', () => {
    const { container } = render(<Markdown text={'- [x] done\n- [ ] open'} />);
    const boxes = [...container.querySelectorAll<HTMLInputElement>('li > input')];
    expect(boxes.map((box) => [box.checked, box.disabled, box.getAttribute('aria-label')])).toEqual([
      [true, true, 'Done'],
      [false, true, 'Not done'],
    ]);
  });

  it('M1 shows a table in a group that a keyboard reaches, numbers to the right', () => {
    const { container } = render(
      <Markdown variant="report" text={'| Measure | Now |\n|---|--:|\n| RSI | 58.3 |'} />,
    );
    const group = container.querySelector('[role="group"]');
    expect(group?.getAttribute('aria-label')).toBe('Table: Measure, Now');
    expect(group?.getAttribute('tabindex')).toBe('0');
    expect([...container.querySelectorAll('[data-align="right"]')].map((cell) => cell.textContent)).toEqual([
      'Now',
      '58.3',
    ]);
  });

  it('M1 shows every row of a long table once, under one head', async () => {
    const rows = Array.from({ length: 500 }, (_, i) => `| ${i} | ${i * 2} |`);
    const { container } = render(<Markdown text={['| n | twice |', '|---|---|', ...rows].join('\n')} />);
    await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    expect(container.querySelectorAll('table')).toHaveLength(1);
    expect(container.querySelectorAll('thead')).toHaveLength(1);
    expect([...container.querySelectorAll('td:first-child')].map((cell) => cell.textContent)).toEqual(
      rows.map((_, i) => `${i}`),
    );
  });

  it('M1 resolves references and footnotes from other blocks', () => {
    const { container } = render(
      <Markdown
        text={
          'See [the paper][p] and[^b] this[^a].\n\nMore.\n\n[p]: https://e.example/p\n\n[^a]: First **note**\n\n[^b]: Second'
        }
      />,
    );
    expect(container.querySelector('a')?.getAttribute('href')).toBe('https://e.example/p');
    const notes = [...container.querySelectorAll('section li')];
    expect(notes.map((note) => note.querySelector('p')?.textContent)).toEqual(['Second', 'First note']);
    click(container.querySelector('[aria-label="Footnote 2"]'));
    expect(document.activeElement).toBe(notes[1]);
    click(container.querySelector('[aria-label="Back to the text of footnote 2"]'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Footnote 2');
  });

  it('M6 draws a long code block in parts that are kept while it grows', () => {
    const code = Array.from({ length: 801 }, (_, i) => `let value${i} = ${i};\n`);
    const show = (lines: number) => (
      <Markdown text={`\`\`\`js\n${code.slice(0, lines).join('')}`} isStreaming />
    );
    const { container, rerender } = render(show(800));
    const before = [...container.querySelectorAll('code > span')];
    expect(before.length).toBeGreaterThan(2);
    rerender(show(801));
    const after = [...container.querySelectorAll('code > span')];
    expect(after.slice(0, before.length)).toEqual(before);
    expect(container.querySelector('code')?.textContent).toBe(code.join('').trimEnd());
  });

  it('M6 names the language that was given or guesses it', async () => {
    const { container } = render(
      <Markdown text={'```Rust\nfn a() {}\n```\n\n```\ndef a():\n    pass\n```\n\n    plain'} />,
    );
    await vi.waitFor(() => expect(container.querySelector('[data-language="python"]')).not.toBeNull());
    const blocks = [...container.querySelectorAll('[data-language]')];
    expect(blocks.map((block) => block.getAttribute('data-language'))).toEqual(['rust', 'python', 'text']);
    expect(blocks.map((block) => block.querySelector('code')?.textContent)).toEqual([
      'fn a() {}',
      'def a():\n    pass',
      'plain',
    ]);
  });

  it('M6 F10 copies a code block as it is and says so for 500 ms', async () => {
    vi.useFakeTimers();
    const onCopy = vi.fn<(text: string) => Promise<boolean>>().mockResolvedValue(true);
    const { container } = render(<Markdown text={'```js\nlet a = "<b>";\n```'} onCopy={onCopy} />);
    const button = container.querySelector('button');
    expect(button?.getAttribute('aria-label')).toBe('Copy js code');
    click(button);
    await settle();
    expect(onCopy).toHaveBeenCalledWith('let a = "<b>";');
    expect(button?.getAttribute('data-copied')).toBe('true');
    act(() => vi.advanceTimersByTime(500));
    expect(button?.getAttribute('data-copied')).toBe('false');
    vi.useRealTimers();
  });

  it('M7 shows an image of our own store and asks before it loads a foreign one', () => {
    const { container } = render(
      <Markdown text={'![own](/api/files/7f3a)\n\n![chart](https://img.example/a.png)'} />,
    );
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/api/files/7f3a',
    ]);
    const button = container.querySelector('button');
    expect(button?.textContent).toBe('Load image from img.example');
    click(button);
    const foreign = container.querySelector('img[alt="chart"]');
    expect(foreign?.getAttribute('src')).toBe('https://img.example/a.png');
    expect(foreign?.getAttribute('referrerpolicy')).toBe('no-referrer');
    act(() => void foreign?.dispatchEvent(new Event('error')));
    expect(container.querySelector('[role="status"]')?.textContent).toContain('could not be loaded');
  });

  it('M7 loads an image in a link without following the link', () => {
    const { container } = render(
      <Markdown text="[![chart](https://img.example/a.png)](https://e.example/page)" />,
    );
    const followed = vi.fn<(wasPrevented: boolean) => void>();
    container.addEventListener('click', (event) => {
      followed(event.defaultPrevented);
      event.preventDefault();
    });
    click(container.querySelector('a button'));
    expect(followed).toHaveBeenCalledWith(true);
    expect(container.querySelector('a img')?.getAttribute('src')).toBe('https://img.example/a.png');
  });

  it('M7 takes the word of the page for what an own image is', () => {
    const { container } = render(
      <Markdown text="![a](/share/files/1)" isOwnImage={(address) => address.startsWith('/share/')} />,
    );
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/share/files/1');
  });

  it('M3 makes what is said of a claim a button where claims can be opened, and words elsewhere', () => {
    const text = 'It doubled. [not supported](#claim:c7)';
    const onClaim = vi.fn();
    const mark = render(<Markdown text={text} onClaim={onClaim} />).container.querySelector('button');
    click(mark);
    expect(mark?.textContent).toBe('not supported');
    expect(onClaim).toHaveBeenCalledWith('c7');
    const inert = render(<Markdown text={text} />).container;
    expect(inert.textContent).toBe('It doubled. not supported');
    expect(inert.querySelector('button')).toBeNull();
  });

  it('M3 makes figures and sources buttons that tell which they are', () => {
    const onFigure = vi.fn<(id: string, element: HTMLElement) => void>();
    const onSource = vi.fn<(number: number, element: HTMLElement) => void>();
    const text = 'Close [97.42](#figure:close-1) today.[2](#source:2)';
    const { container, rerender } = render(<Markdown text={text} onFigure={onFigure} onSource={onSource} />);
    const figure = container.querySelector('[data-figure="close-1"]');
    const source = container.querySelector('[aria-label="Source 2"]');
    click(figure);
    click(source);
    expect(onFigure).toHaveBeenCalledWith('close-1', figure);
    expect(onSource).toHaveBeenCalledWith(2, source);
    rerender(<Markdown text={text} />);
    expect(container.querySelector('button')).toBeNull();
    const plain = container.querySelector('p');
    expect(plain?.textContent).toBe('Close 97.42 today.2');
    expect(plain?.querySelector('sup')?.outerHTML).toBe('<sup data-source="2">2</sup>');
  });

  it('M3 shows links that lead nowhere as their words', () => {
    expect(html('[a](/path) [b](#part) [c](ftp://e.example)')).toBe('<p>a b c</p>');
    // A backslash is part of an address; in the name of a host there is none.
    expect(html('https://e.exa\\mple/x <https://e.exa\\mple/x>')).toBe(
      '<p>https://e.exa\\mple/x https://e.exa\\mple/x</p>',
    );
    expect(html('https://e.example/a\\b')).toContain('href="https://e.example/a%5Cb"');
  });
});

describe('a text that streams in', () => {
  it('M1 keeps the elements of finished blocks', () => {
    const text = '# Title\n\nFirst **block**.\n\n| a |\n|---|\n| 1 |\n\nSecond block grows';
    const { container, rerender } = render(<Markdown text={text} isStreaming />);
    const before = [...container.querySelectorAll('h1, p, td')];
    rerender(<Markdown text={`${text} and grows.\n\nThird`} isStreaming />);
    rerender(<Markdown text={`${text} and grows.\n\nThird.`} />);
    expect([...container.querySelectorAll('h1, p, td')].slice(0, before.length)).toEqual(before);
    for (const [i, element] of [...container.querySelectorAll('h1, p, td')]
      .slice(0, before.length)
      .entries()) {
      expect(element).toBe(before[i]);
    }
  });

  it('M1 takes another text in place of the one before', () => {
    const { container, rerender } = render(<Markdown text="One\n\nTwo" isStreaming />);
    rerender(<Markdown text="Three" />);
    expect(container.textContent).toBe('Three');
  });

  it.each([
    ['a **bold', '<p>a <strong>bold</strong></p>'],
    ['a **', '<p>a</p>'],
    ['a **bold*', '<p>a <strong>bold</strong></p>'],
    ['a *it **both', '<p>a <em>it <strong>both</strong></em></p>'],
    ['a ~~gone', '<p>a <del>gone</del></p>'],
    ['a `co', '<p>a <code>co</code></p>'],
    ['a [link', '<p>a link</p>'],
    ['a [link](https://e.exam', '<p>a link</p>'],
    ['a ![image](https://e', '<p>a</p>'],
    ['a [1', '<p>a</p>'],
    ['a \\(x^', '<p>a</p>'],
    ['a $$x', '<p>a</p>'],
    ['$$\nx', ''],
    ['a\n-', '<p>a</p>'],
    ['a\n1.', '<p>a</p>'],
    ['##', ''],
    ['| a | b', ''],
    ['| a | b |\n', ''],
    ['> **q', '<blockquote><p><strong>q</strong></p></blockquote>'],
    ['- a\n- **b', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
    ['5 * 3 is', '<p>5 * 3 is</p>'],
    ['snake_case_name', '<p>snake_case_name</p>'],
    ['it costs $5', '<p>it costs $5</p>'],
    ['tom &am', '<p>tom</p>'],
  ])('M1 shows %j without raw marks', (text, expected) => {
    const { container } = render(<Markdown text={text} isStreaming />);
    expect(container.querySelector('[data-markdown] > div')?.innerHTML ?? '').toBe(expected);
  });

  it.each([
    ['| a | b |\n|--', 2, 0],
    ['| a | b |\n|---|---|\n| 1', 2, 1],
    ['| a | b |\n|---|---|\n| **1', 2, 1],
    ['| a | b |\n|---|---|\n|', 2, 0],
  ])('M1 shows the table %j with %i columns and %i rows', (text, columns, rows) => {
    const { container } = render(<Markdown text={text} isStreaming />);
    expect(container.querySelectorAll('th')).toHaveLength(columns);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(rows);
    expect(container.textContent).not.toMatch(/[|*-]/);
  });

  it('M1 shows no fence while code is written', () => {
    const text = '```js\nlet a = 1;\n```';
    for (let end = 1; end <= text.length; end++) {
      const { container, unmount } = render(<Markdown text={text.slice(0, end)} isStreaming />);
      expect(container.textContent).not.toContain('`');
      unmount();
    }
  });
});
