import { expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

async function growthRow(language: 'en' | 'de', texts: readonly string[]) {
  const files = Object.fromEntries(texts.map((text, i) => [`d${i}.md`, `# Lindau Pumps\n\n${text}`]));
  const { report } = await researchTexts('Lindau Pumps', files, language);
  const label = language === 'en' ? 'Revenue growth 2024' : 'Umsatzwachstum 2024';
  return report
    .split('\n')
    .find((line) => line.startsWith(`| ${label} |`))
    ?.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/\s/gu, ' ');
}

/** Each: the language, the stated growth, and words of the row. */
it.each<['en' | 'de', string, readonly string[]]>([
  [
    'de',
    'Im Jahr 2024 stieg der Umsatz um 6,5 % auf 58,4 Mio. Euro (2023: 54,8 Mio. Euro).',
    ['6,5 %', 'von diesem Bericht in einem Dokument gelesen; aus den gerundeten Zahlen', 'unbestätigt'],
  ],
  [
    'en',
    'In 2024 revenue rose by 6.5% from EUR 54.8 million to EUR 58.4 million.',
    ['6.5 %', 'read by this report in one document; the rounded figures', 'unverified'],
  ],
  [
    'de',
    'Im Jahr 2024 stieg der Umsatz um 6,6 % auf 58,4 Mio. Euro (2023: 54,8 Mio. Euro).',
    ['6,6 %', 'von diesem Bericht in einem Dokument gelesen |', 'unbestätigt'],
  ],
  [
    'en',
    'In 2024 revenue rose by 6.6% from EUR 54.8 million to EUR 58.4 million.',
    ['6.6 %', 'read by this report in one document |', 'unverified'],
  ],
])('a growth is not verified by the amounts of its own sentence, %s (C3)', async (language, text, parts) => {
  const row = await growthRow(language, [text]);
  for (const part of parts) expect(row).toContain(part);
});

it.each<['en' | 'de', readonly string[], string]>([
  [
    'de',
    [
      'Der Umsatz stieg 2024 um 6,6 %.',
      '| Mio. Euro | 2023 | 2024 |\n| - | - | - |\n| Umsatz | 54,8 | 58,4 |',
    ],
    '| stimmt mit den Abschlüssen überein | bestätigt |',
  ],
  [
    'en',
    [
      'In 2024 revenue rose by 6.6%.',
      '| EUR million | 2023 | 2024 |\n| - | - | - |\n| Revenue | 54.8 | 58.4 |',
    ],
    '| agrees with the statements | verified |',
  ],
  [
    'de',
    [
      'Der Umsatz stieg 2024 um 6,6 %.',
      'Der Umsatz betrug 2023 54,8 Mio. Euro. Der Umsatz betrug 2024 58,4 Mio. Euro.',
    ],
    '| entspricht dem, was Werte in anderen Dokumenten ergeben | bestätigt |',
  ],
  [
    'en',
    [
      'In 2024 revenue rose by 6.6%.',
      'Revenue was EUR 54.8 million in 2023. Revenue was EUR 58.4 million in 2024.',
    ],
    '| equals what the values in other documents give | verified |',
  ],
])('a growth that rounds to what others give is verified by them, %s (C3)', async (language, texts, end) => {
  expect(await growthRow(language, texts)).toContain(end);
});
