import { expect, it } from 'vitest';
import { currentLanguage, languageOfHeader, speaking } from './language.ts';
import { inLanguages, shown } from './texts.ts';
import { dayText, listText, numberText, percentText } from '../tools/number-text.ts';

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['fr-FR, en;q=0.4, de;q=0.8', 'de'],
  ['en-GB,de;q=0.9', 'en'],
  ['de;q=0, en', 'en'],
  ['*', null],
  ['fr', null],
  [undefined, null],
])('R21 takes from Accept-Language “%s” the language %s', (header, language) => {
  expect(languageOfHeader(header)).toBe(language);
});

it('R21 speaks English by default, keeps to a language through awaits, and writes numbers its way', async () => {
  const texts = inLanguages({
    en: { sold: (count: number) => `${numberText(count)} sold` },
    de: { sold: (count: number) => `${numberText(count)} verkauft` },
  });
  expect(currentLanguage()).toBe('en');
  const said = texts.said((t) => t.sold(1234.5));
  expect(said).toEqual({ en: '1,234.50 sold', de: '1.234,50 verkauft' });
  await speaking('de', async () => {
    await Promise.resolve();
    expect(shown(said)).toBe('1.234,50 verkauft');
    expect(dayText('2026-03-09')).toBe('9.\u00a0März\u00a02026');
    expect(listText(['a', 'b', 'c'])).toBe('a, b und c');
    expect(percentText(-0.1234)).toBe('−12,3\u00a0%');
  });
  expect(currentLanguage()).toBe('en');
});
