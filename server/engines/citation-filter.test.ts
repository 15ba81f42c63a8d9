import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Figure, Source } from '@loupe/shared/contract/run-events';
import { createCitationFilter } from './citation-filter.ts';

const figure = (id: string, value: string): Figure => ({
  id,
  label: id.toUpperCase(),
  value,
  formula: '',
  inputs: [],
  source_n: null,
});
const figures = new Map(
  [
    figure('rsi', '61.2'),
    figure('margin', '5.0 %'),
    figure('revenue', '5.2 million EUR'),
    figure('price', '$5.00'),
    figure('fall', '−4.1 %'),
    figure('odd', 'a|b [c] *d*'),
    figure('span', '63 sessions'),
  ].map((one) => [one.id, one]),
);
const source = (n: number): Source => ({
  n,
  kind: 'file',
  title: 'a.md',
  locator: null,
  url: null,
  file_id: null,
  excerpt: '',
  fetched_at: '2026-01-01T00:00:00.000Z',
  is_sample: false,
});

const filtered = (pieces: readonly string[], sources = 2) => {
  const filter = createCitationFilter({
    findSource: (n) => (n >= 1 && n <= sources ? source(n) : null),
    findFigure: (id) => figures.get(id) ?? null,
  });
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
};

it('keeps citations of known sources and marks those of unknown ones', () => {
  expect(filtered(['Up 3 % [1](#source:1), down [7](#source:7), and [x](#source:x).'])).toBe(
    `Up 3 % [1](#source:1), down (no source), and (no source).`,
  );
});

it('keeps the links of known figures and only the text of unknown ones', () => {
  expect(filtered(['RSI is [61.2](#figure:rsi), MACD [0.4](#figure:macd).'])).toBe(
    'RSI is [61.2](#figure:rsi), MACD 0.4.',
  );
});

it('leaves other brackets alone: tasks, tables, links, arrays, unfinished ones', () => {
  const text = '- [ ] task\n| [a] | b[0] |\n[site](https://example.com) [not closed';
  expect(filtered([text])).toBe(text);
});

it('prints the figure whatever the text says', () => {
  expect(filtered(['RSI is [999.9](#figure:rsi) and [**overbought**](#figure:rsi).'])).toBe(
    'RSI is [61.2](#figure:rsi) and [61.2](#figure:rsi).',
  );
});

it.each([
  ['a margin of [5](#figure:margin) %, or', 'a margin of [5.0 %](#figure:margin), or'],
  ['a margin of [5](#figure:margin)%.', 'a margin of [5.0 %](#figure:margin).'],
  ['a margin of [5](#figure:margin) percent of sales', 'a margin of [5.0 %](#figure:margin) of sales'],
  ['[5.2](#figure:revenue) million EUR in 2025', '[5.2 million EUR](#figure:revenue) in 2025'],
  ['[5.2](#figure:revenue) billion in 2025', '[5.2 million EUR](#figure:revenue) in 2025'],
  ['over [60](#figure:span) sessions.', 'over [63 sessions](#figure:span).'],
  ['costs $[9](#figure:price) each', 'costs $[5.00](#figure:price) each'],
  ['a move of -[4](#figure:fall)', 'a move of -[4.1 %](#figure:fall)'],
  ['RSI [1](#figure:rsi) % of', 'RSI [61.2](#figure:rsi) % of'],
  ['Then [5](#figure:margin). Next', 'Then [5.0 %](#figure:margin). Next'],
  ['| [x](#figure:odd) |', '| [a\\|b \\[c\\] \\*d\\*](#figure:odd) |'],
])('keeps what is around a figure readable: %s', (text, shown) => {
  expect(filtered([text])).toBe(shown);
  expect(filtered([...text])).toBe(shown);
});

it.each([
  ['[999](#figure:rsi "as told")', '[61.2](#figure:rsi)'],
  ['[999](<#figure:rsi>)', '[61.2](#figure:rsi)'],
  ['[999](\\#figure:rsi)', '[61.2](#figure:rsi)'],
  ['[999](&#35;figure:rsi)', '[61.2](#figure:rsi)'],
  ['[a [b] c](#figure:rsi)', '[61.2](#figure:rsi)'],
  [`[${'long '.repeat(40)}](#figure:rsi)`, `[${'long '.repeat(40)}](figure:rsi)`],
  ['[999][r]\n\n[r]: #figure:rsi', '[999][r]\n\n[r]: figure:rsi'],
  ['[supported](#claim:c1)', 'supported'],
  ['[open](#source:1', '[open](source:1'],
])('no other way leads a text of its own into the evidence: %s', (text, shown) => {
  expect(filtered([text])).toBe(shown);
  expect(filtered([...text])).toBe(shown);
});

it('says the same whatever the pieces are', () => {
  const text =
    'A [1](#source:1) [[2](#source:2)] [9](#source:9) b[3] [v](#figure:f) [w](#figure:rsi) [half](#sou';
  const whole = filtered([text]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 10, maxLength: 80 }), (sizes) => {
      const pieces: string[] = [];
      let at = 0;
      for (const size of sizes) {
        pieces.push(text.slice(at, at + size));
        at += size;
      }
      expect(filtered([...pieces, text.slice(at)])).toBe(whole);
    }),
  );
});
