import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { StatementScanner } from './statement-scanner.ts';

function scan(pieces: readonly string[]) {
  const scanner = new StatementScanner();
  const out = [...pieces.flatMap((piece) => scanner.push(piece)), ...scanner.end()];
  return {
    text: out.map(({ text }) => text).join(''),
    statements: out.flatMap(({ statement }) => (statement ? [statement.markdown] : [])),
  };
}

it.each([
  ['Sales rose by 3.5 % to 4.2 million. Costs fell.', ['Sales rose by 3.5 % to 4.2 million.', 'Costs fell.']],
  [
    'Am 19. November 2025 stieg der Umsatz auf 5,2 Mio. Euro. Das war im 3. Quartal.',
    ['Am 19. November 2025 stieg der Umsatz auf 5,2 Mio. Euro.', 'Das war im 3. Quartal.'],
  ],
  [
    'Als Nächstes: [2. Dez. 2026](#figure:next) [1](#source:1). Danach nichts.',
    ['Als Nächstes: [2. Dez. 2026](#figure:next) [1](#source:1).', 'Danach nichts.'],
  ],
  ['It rose in 2025. The rest fell.', ['It rose in 2025.', 'The rest fell.']],
  [
    'Acme Inc. was founded by J. R. Doe, e.g. in Oslo. It grew.',
    ['Acme Inc. was founded by J. R. Doe, e.g. in Oslo.', 'It grew.'],
  ],
  ['Dies gilt z. B. für Dr. Roe. Mehr nicht.', ['Dies gilt z. B. für Dr. Roe.', 'Mehr nicht.']],
  [
    'One [1](#source:1). Two. [2](#source:2) Three.[3](#source:3) Four',
    ['One [1](#source:1).', 'Two. [2](#source:2)', 'Three.[3](#source:3)', 'Four'],
  ],
  [
    'Northwind Freight N.V. [1](#source:1) works in freight. Sitz der Halden Solar Inc. [2](#source:2); Branche: Solar [3](#source:3).',
    [
      'Northwind Freight N.V. [1](#source:1) works in freight.',
      'Sitz der Halden Solar Inc. [2](#source:2); Branche: Solar [3](#source:3).',
    ],
  ],
  ['Is it? Yes! “It is.” He said so.', ['Is it?', 'Yes!', '“It is.”', 'He said so.']],
  ['A line that\ngoes on. Next\n\nlast one', ['A line that\ngoes on.', 'Next', 'last one']],
  ['- one\n- two. Three.\n1. four', ['one', 'two.', 'Three.', 'four']],
  ['> quoted line\n> goes on\n\nplain', ['quoted line\n> goes on', 'plain']],
  ['# Head 1\ntext 2', ['text 2']],
  ['```\nlet a = 1. B\n```\nafter', ['after']],
  ['$$\nx = 1. Y\n$$\nafter', ['after']],
  ['| a | b |\n| --- | --- |\n| x | 1 |\n| y | 2 |\n\nafter', ['| x | 1', '| y | 2', 'after']],
])('finds the statements of %j', (text, statements) => {
  expect(scan([text])).toEqual({ text, statements });
});

it('finds the same whatever the pieces are, and loses no character', () => {
  const text =
    '# T\nSales rose to 4.2 million [1](#source:1). Am 3. Mai war es 5 %.\nNext line.\n\n- a. B\n- c [2](#source:2)\n\n| h | i |\n|---|---|\n| x | 1. Y |\n\n```\ncode. Code\n```\nEnd.';
  const whole = scan([text]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 20, maxLength: 120 }), (sizes) => {
      const pieces: string[] = [];
      let at = 0;
      for (const size of sizes) {
        pieces.push(text.slice(at, at + size));
        at += size;
      }
      // A link comes in one piece: the filter before sees to it.
      const joined = [...pieces, text.slice(at)]
        .join('\u0000')
        .replace(/\[\0?\d\0?\]\0?\([^)]*\)/g, (link) => link.replaceAll('\0', ''));
      const { text: shown, statements } = scan(joined.split('\u0000'));
      expect(shown).toBe(text);
      expect(statements).toEqual(whole.statements);
    }),
  );
});

it('ordinary text does not wait: only what decides about the end of a sentence is held back', () => {
  const scanner = new StatementScanner();
  const shown = (text: string) =>
    scanner
      .push(text)
      .map((piece) => piece.text)
      .join('');
  expect(shown('Sales rose by')).toBe('Sales rose by');
  expect(shown(' 5')).toBe(' 5');
  expect(shown(' %.')).toBe(' %.');
  expect(shown(' The')).toBe('');
  expect(shown(' rest')).toBe(' The rest');
});

it('a sentence without an end costs no more than its length', () => {
  const scanner = new StatementScanner();
  const piece = 'and on and on ';
  let length = 0;
  for (let n = 0; n < 20_000; n += 1)
    length += scanner.push(piece).reduce((sum, { text }) => sum + text.length, 0);
  expect(length).toBe(20_000 * piece.length);
});
