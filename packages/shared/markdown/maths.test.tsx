// @vitest-environment jsdom
import katex from 'katex';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideEnvironment, type Environment } from '@loupe/shared/environment';
import { cleanup, render, type Rendered } from '@loupe/shared/testing/render';
import { Markdown } from './markdown.tsx';

const error = vi.fn<(message: string, detail?: unknown) => void>();

beforeEach(() => {
  error.mockClear();
  provideEnvironment({ log: { error } } as unknown as Environment);
});
afterEach(cleanup);

async function show(text: string): Promise<Rendered> {
  const rendered = render(<Markdown text={text} />);
  await vi.waitFor(() => expect(rendered.container.querySelector('[data-state="loading"]')).toBeNull());
  return rendered;
}

function formulas({ container }: Rendered) {
  return [...container.querySelectorAll<HTMLElement>('[data-math]')].map((element) => ({
    display: element.dataset['math'] === 'display',
    tex: element.querySelector('annotation')?.textContent.trim(),
  }));
}

describe('maths', () => {
  it.each([
    ['\\(a^2\\) in words', [{ display: false, tex: 'a^2' }]],
    ['$$x = 1$$', [{ display: true, tex: 'x = 1' }]],
    ['$$\nx\n- y\n= z\n$$', [{ display: true, tex: 'x\n- y\n= z' }]],
    ['$$\nx = 1\n\n\\frac{1}{2}\n$$', [{ display: true, tex: 'x = 1\n\n\\frac{1}{2}' }]],
    ['\\[\na\n\n\n= b\n\\]\n\nend', [{ display: true, tex: 'a\n\n\n= b' }]],
    ['$$\nnever closed\n\nand \\(x\\) goes on', []],
    ['\\[ x \\]', [{ display: true, tex: 'x' }]],
    ['\\[\n\\frac{1}{2}\n\\]', [{ display: true, tex: '\\frac{1}{2}' }]],
    [
      '- item \\(a\\)\n- $$b$$',
      [
        { display: false, tex: 'a' },
        { display: true, tex: 'b' },
      ],
    ],
    ['> $$\n> c\n> $$', [{ display: true, tex: 'c' }]],
    [
      '| \\(a\\) |\n|---|\n| \\(b\\) |',
      [
        { display: false, tex: 'a' },
        { display: false, tex: 'b' },
      ],
    ],
    ['Cases: \\(a \\\\ b\\)', [{ display: false, tex: 'a \\\\ b' }]],
  ])('M4 reads %j', async (text, expected) => {
    expect(formulas(await show(text))).toEqual(expected);
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    'It costs $5, not $6.',
    '$5 and $10 and $15',
    'from $1.20 to $1.40',
    'a $ sign',
    'US$ 5 or US$ 6',
  ])('M4 leaves the money in %j alone', async (text) => {
    const { container } = await show(text);
    expect(container.querySelector('[data-math]')).toBeNull();
    expect(container.textContent).toBe(text);
  });

  it.each(['`\\(a\\)`', '```\n$$a$$\n```', 'never \\(closed', 'never $$closed'])(
    'M4 sees no formula in %j',
    async (text) => {
      expect(formulas(await show(text))).toEqual([]);
    },
  );

  it.each([
    ['a syntax error', '\\(\\frac{1}\\)'],
    ['an unknown command', '\\(\\nosuchcommand\\)'],
    ['a link', '\\(\\href{https://e.example}{x}\\)'],
    ['a picture', '$$\\includegraphics{https://e.example/a.png}$$'],
    ['an attribute', '\\[\\htmlData{a=b}{x}\\]'],
    ['a class', '\\(\\htmlClass{a}{x}\\)'],
    ['endless macros', '\\(\\def\\a{\\a\\a}\\a\\)'],
    ['more than fits', `\\(${'a+'.repeat(3_000)}a\\)`],
    ['more signs than fit', `\\(${'a+'.repeat(500)}a\\)`],
    ['primes without end', `\\(${"x'".repeat(390)}\\)`],
    ...['tiny', 'Huge', 'normalsize', 'textstyle', 'displaystyle', 'color{red}'].map((name) => [
      `hundreds of \\${name}`,
      `\\(${`\\${name} `.repeat(200)}x\\)`,
    ]),
    ['colours of one another', `\\(${'\\textcolor{red}{\\color{blue}'.repeat(30)}x${'}'.repeat(30)}\\)`],
  ])('M5 E6 keeps the text of a formula with %s and logs it', async (_, text) => {
    const { container } = await show(`Before ${text} after`);
    expect(container.textContent).toBe(`Before ${text} after`);
    expect(container.querySelector('.katex, img, [href]')).toBeNull();
    expect(error).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'sixty cells with a style of their own',
      `\\begin{matrix}${'\\displaystyle\\frac{1}{2}&'.repeat(9)}\\Large x\\end{matrix}`,
    ],
    ['ten rows of ten', `\\begin{pmatrix}${`${'a&'.repeat(9)}a\\\\`.repeat(10)}\\end{pmatrix}`],
    ['forty sizes side by side', '{\\tiny x}{\\Huge y}'.repeat(40)],
  ])('M4 shows a formula with %s', async (_, tex) => {
    const { container } = await show(`$$${tex}$$`);
    expect(container.querySelector('.katex')).not.toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['\\kern-20em\\smash{\\raisebox{8em}{\\rule{20em}{14em}}}', true],
    ['x\\llap{\\rule{20em}{1em}}', true],
    ['\\begin{pmatrix}a&b\\end{pmatrix}', true],
    ['\\frac{abcdefghijklmnopqrstuvwxyz}{2}', true],
    ['a + b = c + d', false],
    ['e^{i\\pi} = -1', false],
  ])('M4 a formula in a sentence, %j, has a frame of its own: %s', async (tex, isFramed) => {
    const { container } = await show(`So \\(${tex}\\).`);
    expect(container.querySelector('[data-math="inline"]')?.hasAttribute('data-framed')).toBe(isFramed);
    expect(container.querySelector('.katex')).not.toBeNull();
  });

  it('M5 E6 keeps the text when the error is not one of the maths library', async () => {
    vi.spyOn(katex, 'renderToString').mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    const { container } = await show('\\(x^2\\)');
    vi.restoreAllMocks();
    expect(container.textContent).toBe('\\(x^2\\)');
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('M4 writes no style attribute as text and no HTML string', async () => {
    const inner = vi.spyOn(Element.prototype, 'innerHTML', 'set');
    const rendered = await show(
      '$$\\sqrt{\\frac{a}{b}} &amp; \\left( x \\right)$$\n\n\\(\\vec{x}\\) &amp; &copy; [a &amp; b](https://e.example)',
    );
    expect(rendered.container.querySelectorAll('.katex').length).toBeGreaterThan(0);
    expect(inner).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
