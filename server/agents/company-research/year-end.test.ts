import { describe, expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

/** The first paragraph of the report, and the words that its last mark leads to. */
async function firstOf(language: 'en' | 'de', text: string) {
  const company = language === 'en' ? 'Corrib Assay plc' : 'Hainzl Walzen AG';
  const { report, sources, claims } = await researchTexts(
    company,
    { 'a.md': `# ${company}\n\n${text}\n` },
    language,
  );
  expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  const first = report.split('\n')[2] ?? '';
  const n = Number(/source:(\d+)\)$/.exec(first)?.[1]);
  return { first, excerpt: sources.find((one) => one.n === n)?.excerpt };
}

const tables = {
  en: (head: string) => `| ${head} | FY25 | FY24 |\n|---|---|---|\n| Revenue | 44.8 | 41.2 |\n`,
  de: (head: string) => `| ${head} | 2025 | 2024 |\n|---|---|---|\n| Umsatz | 44,8 | 41,2 |\n`,
};

describe('years of business that are not the calendar’s are said to be so, once, with where it is', () => {
  it.each([
    ['£m, year to 31 March', '', 'March', '£m, year to 31 March'],
    [
      '£m',
      'These are the accounts for the year ended 30 June 2025. They are audited.',
      'June',
      'These are the accounts for the year ended 30 June 2025.',
    ],
    [
      '£m',
      'The financial year runs from 1 October to 30 September.',
      'September',
      'The financial year runs from 1 October to 30 September.',
    ],
  ])('%s %s', async (head, text, month, excerpt) => {
    const said = await firstOf('en', `${text}\n\n${tables.en(head)}`);
    expect(said.first).toContain(`Its years here are years of business, which end in ${month}.`);
    expect(said.excerpt).toBe(excerpt);
  });

  it.each([
    ['Das Geschäftsjahr endet am 31. März.', 'März'],
    ['Das Geschäftsjahr läuft vom 1. Juli bis 30. Juni.', 'Juni'],
    ['Das Geschäftsjahr endet am 31.3.', 'März'],
    ['The financial year ended on 31 March 2025.', 'März'],
  ])('%s', async (text, month) => {
    const said = await firstOf('de', `${text}\n\n${tables.de('Mio. EUR')}`);
    expect(said.first).toContain(`Jahre sind hier Geschäftsjahre; sie enden im ${month}.`);
    expect(said.excerpt).toContain(text.slice(0, 30));
  });

  it.each(['', 'The year ended 31 December 2025 was a good one.'])(
    'and of others nothing is said: %s',
    async (text) => {
      expect((await firstOf('en', `${text}\n\n${tables.en('£m')}`)).first).not.toContain('years of business');
    },
  );
});
