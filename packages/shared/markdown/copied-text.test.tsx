// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from '@loupe/shared/testing/render';
import { listenForCopies } from './copied-text.ts';
import { mathEngine } from './math-loader.ts';
import { Markdown } from './markdown.tsx';

beforeAll(async () => {
  listenForCopies();
  await mathEngine.load();
});
afterEach(cleanup);

/** Copies what is between two places as a person would: answers with what lands on the clipboard, by type. */
function copy(setRange: (range: Range) => void): Record<string, string> | undefined {
  const range = document.createRange();
  setRange(range);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const copied: Record<string, string> = {};
  const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (type: string, data: string) => void (copied[type] = data) },
  });
  document.body.dispatchEvent(event);
  return event.defaultPrevented ? copied : undefined;
}

async function show(text: string): Promise<HTMLElement> {
  const { container } = render(<Markdown text={text} onSource={() => {}} onFigure={() => {}} />);
  await vi.waitFor(() => expect(container.querySelector('[data-state="loading"]')).toBeNull());
  return container;
}

describe('copied text', () => {
  it('M4 has each formula once, as it was written, and as MathML for what takes HTML', async () => {
    const container = await show('So \\(a^2\\) holds.\n\n$$x = 1$$\n\nDone.');
    const copied = copy((range) => range.selectNodeContents(container));
    expect(copied?.['text/plain']).toBe('So \\(a^2\\) holds.\n\n$$x = 1$$\n\nDone.');
    const html = new DOMParser().parseFromString(copied?.['text/html'] ?? '', 'text/html');
    expect(html.querySelectorAll('math')).toHaveLength(2);
    expect(html.querySelector('.katex-html')).toBeNull();
  });

  it('R7 has source marks in brackets, not as digits behind the word', async () => {
    const container = await show('It rose to 51[2](#source:2) from [47](#figure:a).[3](#source:3)');
    const copied = copy((range) => range.selectNodeContents(container));
    expect(copied?.['text/plain']).toBe('It rose to 51[2] from 47.[3]');
  });

  it('M4 takes a formula as a whole when the selection ends in it', async () => {
    const container = await show('So \\(a + b\\) holds.');
    const signs = container.querySelectorAll('.katex-html .mord');
    const copied = copy((range) => {
      range.setStart(container.querySelector('p')?.firstChild as Node, 0);
      range.setEnd(signs[0]?.firstChild as Node, 1);
    });
    expect(copied?.['text/plain']).toBe('So \\(a + b\\)');
  });

  it('M1 keeps lines, cells and code apart and leaves the controls out', async () => {
    const container = await show(
      '- one[1](#source:1)\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a;\n\nlet b;\n```',
    );
    const copied = copy((range) => range.selectNodeContents(container));
    expect(copied?.['text/plain']).toBe('one[1]\ntwo\n\na\tb\n1\t2\n\nlet a;\n\nlet b;');
  });

  it('M1 leaves text without formulas and marks, and text of the page, to the browser', async () => {
    const container = await show('Only **words**.');
    expect(copy((range) => range.selectNodeContents(container))).toBeUndefined();
    const outside = document.body.appendChild(document.createElement('p'));
    outside.innerHTML = 'x<sup>2</sup>';
    expect(copy((range) => range.selectNodeContents(outside))).toBeUndefined();
    outside.remove();
  });
});
