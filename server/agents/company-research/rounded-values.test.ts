import { expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

async function rowOf(language: 'en' | 'de', label: string, texts: readonly string[]) {
  const files = Object.fromEntries(texts.map((text, i) => [`d${i}.md`, `# Verdane Optics\n\n${text}`]));
  const { report } = await researchTexts('Verdane Optics', files, language);
  return report.split('\n').find((line) => line.startsWith(`| ${label} |`) && !line.includes('-:'));
}

it.each<['en' | 'de', string, string, readonly string[]]>([
  [
    'de',
    'Jahresüberschuss',
    'nur gerundet genannt',
    [
      'Der Umsatz betrug 2024 22,7 Mio. Euro. Der Jahresüberschuss betrug 2023 0,8 Mio. Euro. Der Jahresüberschuss betrug 2024 rund 0,4 Mio. Euro.',
    ],
  ],
  [
    'en',
    'Net income',
    'given only rounded',
    [
      'Revenue in 2024 was EUR 22.7 million. Net income was EUR 0.8 million in 2023. Net income in 2024 was about EUR 0.4 million.',
    ],
  ],
  [
    'de',
    'Jahresüberschuss',
    'Quellen weichen voneinander ab',
    [
      'Der Umsatz betrug 2024 22,7 Mio. Euro. Der Jahresüberschuss betrug 2023 0,8 Mio. Euro. Der Jahresüberschuss betrug 2024 0,4 Mio. Euro.',
      'Der Jahresüberschuss der Verdane Optics betrug 2024 0,6 Mio. Euro.',
    ],
  ],
])(
  'a value that one source only rounds is no dispute (%s): %s is %s',
  async (language, label, cell, texts) => {
    expect(await rowOf(language, label, texts)).toContain(cell);
  },
);
