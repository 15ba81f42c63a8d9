import { expect, it } from 'vitest';
import { withLatinLetters } from './latin-letters.ts';

const sources = ['^\\p{Lu}\\p{Ll}+(?: \\p{Lu}[\\p{L}’-]+)+$', '(?<!\\p{L})im(?!\\p{L})', '^[^\\p{L}]+$'];
const texts = [
  'Anna Berg',
  'Jürgen Öztürk-Łukasz',
  'Šárka Đorđević',
  'Nguyễn Văn An',
  'anna Berg',
  'ist im Amt',
  'imÄrger',
  'Zeimś',
  '12 %',
  '[Anna]',
];

it('finds in Latin letters what the letters of all scripts find, in classes and outside', () => {
  for (const source of sources) {
    const [whole, latin] = [new RegExp(source, 'u'), new RegExp(withLatinLetters(source), 'u')];
    for (const text of texts)
      expect([source, text, latin.test(text)]).toEqual([source, text, whole.test(text)]);
  }
});

it('leaves what is escaped as it is', () => {
  expect(withLatinLetters('\\[\\\\d\\.\\]')).toBe('\\[\\\\d\\.\\]');
});
