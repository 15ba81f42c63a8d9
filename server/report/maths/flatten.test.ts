import { describe, expect, it } from 'vitest';
import { flatParts } from './flatten.ts';
import { mathsText } from './maths-node.ts';
import { readTex } from './read-tex.ts';

const flat = (tex: string) => {
  const node = readTex(tex, false);
  return node === null ? null : flatParts(node).map(mathsText);
};

describe('a formula on one line', () => {
  it.each([
    ['\\frac{C_t}{C_0} - 1', ['C_t/C_0−', '1']],
    ['\\frac{a - b}{2c}', ['(a−b)/(2c)']],
    ['\\frac{1}{20} \\sum V', ['(1/20)∑V']],
    ['\\ln\\frac{a}{b}', ['ln (a/b)']],
    ['100 - \\frac{100}{1 + U / D}', ['100−', '100/(1+U/D)']],
  ])('%s means the same', (tex, parts) => {
    expect(flat(tex)).toEqual(parts);
  });
});
