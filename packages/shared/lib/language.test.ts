import { expect, it } from 'vitest';
import { pickLanguage } from './language.ts';

it.each([
  ['de', ['en-US'], 'de'],
  ['en', ['de-AT'], 'en'],
  [null, ['fr', 'de-CH', 'en'], 'de'],
  [null, ['EN-gb'], 'en'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
  ['klingon', ['de'], 'de'],
])(
  'speaks the chosen language, or one that the reader prefers: %s, %j → %s',
  (chosen, preferred, language) => {
    expect(pickLanguage(chosen, preferred)).toBe(language);
  },
);
