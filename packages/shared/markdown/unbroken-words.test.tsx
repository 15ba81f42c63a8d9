// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, render } from '@loupe/shared/testing/render';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

describe('Words that stay on one line', () => {
  it('R7 a source mark shares an unbroken span with its word and the marks after it', () => {
    const text =
      'It rose for long.[1](#source:1)\u202f[2](#source:2) So [97.42](#figure:close)[3](#source:3) and[4](#source:4)';
    const { container } = render(<Markdown text={text} onFigure={() => {}} onSource={() => {}} />);
    const spans = [...container.querySelectorAll('p > span')].map((span) => span.textContent);
    expect(spans).toEqual(['long.1\u202f2', '97.423', 'and4']);
    const figures = render(
      <Markdown text={'about ([97.4 %](#figure:a)), so'} onFigure={() => {}} />,
    ).container;
    expect([...figures.querySelectorAll('p > span')].map((span) => span.textContent)).toEqual(['(97.4 %),']);
    // Sixty in a row are wider than a phone: they may be broken.
    const many = render(<Markdown text={`so${'[1](#source:1)'.repeat(60)}`} onSource={() => {}} />);
    expect(many.container.querySelector('p > span')).toBeNull();
    expect(container.querySelector('p')?.textContent).toBe('It rose for long.1\u202f2 So 97.423 and4');
  });

  it('R7 a source mark does not begin a line where somebody wrote a space before it', () => {
    const { container } = render(
      <Markdown
        text="By Article 10 [1](#source:1) [2](#source:2), then [3](#source:3)."
        onSource={() => {}}
      />,
    );
    const spans = [...container.querySelectorAll('p > span')].map((span) => span.textContent);
    expect(spans).toEqual(['10 1 2,', 'then 3.']);
    expect(container.querySelector('p')?.textContent).toBe('By Article 10 1 2, then 3.');
  });

  it('R7 does not break a day or a span of times in a cell', () => {
    const text = '| a | b | c |\n| - | - | - |\n| 2027-04-05 | [13:00–15:30](#figure:t) | 14-day visit |';
    const { container } = render(<Markdown text={text} onFigure={() => {}} />);
    expect([...container.querySelectorAll('td')].map((cell) => cell.className !== '')).toEqual([
      true,
      true,
      false,
    ]);
  });
});
