import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCitationFilter } from './citation-filter.ts';

const filtered = (pieces: readonly string[], sources = 2) => {
  const filter = createCitationFilter({
    hasSource: (n) => n >= 1 && n <= sources,
    hasFigure: (id) => id === 'rsi',
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
  const text = '- [ ] task\n| [a] | b[0] |\n[site](https://example.com) [not closed\n[open](#source:1';
  expect(filtered([text])).toBe(text);
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

it('counts the citations that lead somewhere', () => {
  const filter = createCitationFilter({ hasSource: (n) => n === 1, hasFigure: () => false });
  filter.push('[1](#source:1) [2](#source:2) [1](#source:1)');
  expect(filter.cited).toBe(2);
});
