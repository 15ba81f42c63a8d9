import { describe, expect, test } from 'vitest';
import { WordIndex, wordsOf } from './word-index.ts';

const names = ['Verdane Optics', 'Verdane', 'E.ON', 'Öko-Bau', 'Ostwyn & Söhne', '…'];
const index = new WordIndex(names, (name) => [name]);
const among = (text: string) => index.among(wordsOf(text));

describe('The index of phrases by their first word', () => {
  test('leaves out phrases whose first word a text does not hold', () => {
    expect(among('Nothing is said of anybody.')).toEqual(['…']);
  });

  test('gives every phrase that may be in a text, in the order given, whatever its case', () => {
    expect(among('VERDANE OPTICS bought öko-bau.')).toEqual(['Verdane Optics', 'Verdane', 'Öko-Bau', '…']);
  });

  test('knows a name in the genitive, and one with a point inside', () => {
    expect(among('Verdanes Umsatz stieg, der von E.ON sank.')).toEqual([
      'Verdane Optics',
      'Verdane',
      'E.ON',
      '…',
    ]);
  });

  test('knows a word at which the mark of a footnote is', () => {
    expect(among('2Verdane opened a plant, E.ON3 closed one.')).toEqual([
      'Verdane Optics',
      'Verdane',
      'E.ON',
      '…',
    ]);
  });
});
