import { describe, expect, it } from 'vitest';
import type { Figure, Source } from '../contract/run-events.ts';
import type { CopyWindow } from '../contract/source-copies.ts';
import { createCopyReader, type CopyQuery } from './copy-reader.ts';
import { flowingText } from './flowing-text.ts';
import { formulaWithInputs } from './formula-with-inputs.ts';
import { stopsOf } from './stops.ts';

function figureOf(formula: string, value: string, values: readonly string[]): Figure {
  return {
    id: 'f',
    label: 'A figure',
    value,
    formula,
    inputs: values.map((text, i) => ({ name: `input ${i}`, value: text, from: null })),
    source_n: null,
  };
}

describe('R7 a formula with its numbers put in', () => {
  const ratio = String.raw`\frac{\text{Operating profit}}{\text{Revenue}}`;
  it.each([
    [
      ratio,
      '9.3 %',
      ['20,400', '219,800'],
      String.raw`\frac{\text{20,400}}{\text{219,800}} = \text{0.09281}`,
    ],
    [
      ratio,
      '9,3 %',
      ['20.400', '219.800'],
      String.raw`\frac{\text{20.400}}{\text{219.800}} = \text{0,09281}`,
    ],
    [
      String.raw`\frac{R_t}{R_{t-1}} - 1`,
      '+7.6 %',
      ['219.8', '204.3'],
      String.raw`\frac{\text{219.8}}{\text{204.3}} - 1 = \text{0.07587}`,
    ],
    [
      String.raw`\mathrm{MACD} - \mathrm{EMA}_{9}(\mathrm{MACD})`,
      '+0.25',
      ['1.50', '1.25'],
      String.raw`\text{1.50} - \text{1.25} = \text{0.25}`,
    ],
  ])('R7 is shown for %s', (formula, value, inputs, shown) => {
    expect(formulaWithInputs(figureOf(formula, value, inputs))).toBe(shown);
  });

  it.each([
    ['the result is another', figureOf(ratio, '10.3 %', ['20,400', '219,800'])],
    ['the scale of the two differs', figureOf(ratio, '9.3 %', ['20.4 million', '219,800 thousand'])],
    ['the formula is not simple', figureOf(String.raw`100 - \frac{100}{1+RS}`, '50', ['1', '1'])],
    ['there are more inputs', figureOf(ratio, '2', ['4', '2', '1'])],
    ['an input is no number', figureOf(ratio, '2', ['four', '2'])],
    ['it divides by nothing', figureOf(ratio, '2', ['4', '0'])],
  ])('R7 is left out where %s', (_, figure) => {
    expect(formulaWithInputs(figure)).toBeNull();
  });
});

const source = (n: number, title: string): Source => ({
  n,
  kind: 'file',
  title,
  locator: 'line 2',
  url: null,
  file_id: null,
  excerpt: '',
  fetched_at: '',
  is_sample: false,
});

const withInputs = (inputs: Figure['inputs'], source_n: number | null = 1): Figure => ({
  ...figureOf('x', '1', []),
  inputs,
  source_n,
});

describe('R7 the places of a figure', () => {
  const sources = [source(1, 'pl.csv'), source(2, 'prices.csv (sample data)'), source(3, 'notes.md')];
  it('R7 are those its inputs name, each once', () => {
    const inputs = [
      { name: 'a', value: '1', from: 'pl.csv, line 3, column 2024' },
      { name: 'b', value: '2', from: 'prices.csv, line 9' },
      { name: 'c', value: '3', from: 'pl.csv, line 3, column 2024' },
      { name: 'd', value: '4', from: null, source_n: 3 },
    ];
    expect(stopsOf(withInputs(inputs), sources)).toEqual([
      { n: 1, place: 'pl.csv, line 3, column 2024' },
      { n: 2, place: 'prices.csv, line 9' },
      { n: 3, place: null },
    ]);
  });

  it('R7 open with the words of a source that rests on the same place, unless several do', () => {
    const inputs = [{ name: 'a', value: '1', from: 'notes.md, line 2' }];
    expect(stopsOf(withInputs(inputs), sources)).toEqual([{ n: 3, place: null }]);
    expect(stopsOf(withInputs([{ ...inputs[0]!, source_n: 3 }]), sources)).toEqual([{ n: 3, place: null }]);
    const twice = [...sources, source(4, 'notes.md')];
    expect(stopsOf(withInputs(inputs), twice)).toEqual([{ n: 3, place: 'notes.md, line 2' }]);
    expect(stopsOf(withInputs(inputs, 4), twice)).toEqual([{ n: 4, place: null }]);
  });

  it('R7 are that of its source when no input names one, and none for a document nobody cited', () => {
    const inputs = [{ name: 'a', value: '1', from: 'other.csv, line 3' }];
    expect(stopsOf(withInputs(inputs), sources)).toEqual([{ n: 1, place: null }]);
    expect(stopsOf(withInputs(inputs, null), sources)).toEqual([]);
  });
});

describe('R7 reading a kept copy', () => {
  const partCount = 100;
  function windowOf(first: number, last: number): CopyWindow {
    return {
      match: 'words',
      marks: [
        { kind: 'span', part: 50, start: 0, end: 1 },
        { kind: 'span', part: 90, start: 2, end: 3 },
      ],
      first_part: first,
      last_part: last,
      part_count: partCount,
      page_count: 0,
      first_page: null,
      tables: [],
      parts: Array.from({ length: last - first + 1 }, (_, i) => ({
        part: first + i,
        page: null,
        blocks: [],
      })),
    };
  }
  function open() {
    const asked: CopyQuery[] = [];
    const answers: boolean[] = [];
    const reader = createCopyReader(
      async (_, query) => {
        asked.push(query);
        if (answers.shift() === false)
          return { ok: false, error: { code: 'network', message: 'Away', requestId: null } };
        const { part, around = 50 } = query;
        const window = part === undefined ? windowOf(around - 1, around + 1) : windowOf(part, part);
        return { ok: true, data: { copy: { state: 'kept', window } } };
      },
      1,
      null,
    );
    const shown = () => {
      const copy = reader.$copy.get();
      return copy.state === 'ready'
        ? [copy.value.window?.first_part, copy.value.window?.last_part]
        : copy.state;
    };
    return { reader, asked, answers, shown };
  }

  it('R7 opens at the passage and goes on in both directions', async () => {
    const { reader, shown } = open();
    await reader.open();
    expect(shown()).toEqual([49, 51]);
    await reader.more('before');
    await reader.more('after');
    expect(shown()).toEqual([48, 52]);
  });

  it('R7 holds no more of a long document than a page can draw', async () => {
    const { reader, shown } = open();
    await reader.open();
    for (let i = 0; i < 40; i += 1) await reader.more('after');
    expect(shown()).toEqual([68, 91]);
  });

  it('R7 goes to another place, and asks only when it is not there', async () => {
    const { reader, asked, shown } = open();
    await reader.open();
    await reader.goTo(1);
    expect([shown(), asked.at(-1)]).toEqual([[89, 91], { around: 90 }]);
    await reader.goTo(1);
    expect(asked).toHaveLength(2);
  });

  it('R7 a failure can be tried again, and what was shown stays', async () => {
    const { reader, answers, shown } = open();
    answers.push(false);
    await reader.open();
    expect(shown()).toBe('failed');
    await reader.open();
    answers.push(false);
    await reader.more('after');
    expect(shown()).toEqual([49, 51]);
  });
});

describe('R7 a printed paragraph', () => {
  it('flows as one, its points and the line that ends early apart, each character in its place', () => {
    const text =
      'At a glance\n• Revenue rose by a fifth\n• Debt fell\nThe group makes pumps and valves\nfor water works.';
    const flowing = flowingText(text);
    expect(flowing).toBe(
      'At a glance\n• Revenue rose by a fifth\n• Debt fell\nThe group makes pumps and valves for water works.',
    );
    expect(flowing).toHaveLength(text.length);
  });
});
