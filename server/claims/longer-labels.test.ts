import { expect, it } from 'vitest';
import { researchTexts } from '../agents/company-research/testing/research-texts.ts';

/** The row of the line in the tables of key figures, without links. */
async function rowOf(language: 'en' | 'de', name: string, csv: string): Promise<string | null> {
  const company = language === 'en' ? 'Corrib Assay plc' : 'Hainzl Walzen AG';
  const texts = { 'about.md': `# ${company}\n`, [`${company.split(' ')[0]?.toLowerCase()}-zahlen.csv`]: csv };
  const { report } = await researchTexts(company, texts, language);
  const row = report.split('\n').findLast((line) => line.startsWith(`| ${name} | `));
  return (
    row
      ?.replaceAll(/ ?\[\d+\]\(#source:\d+\)/g, '')
      .replaceAll(/\[([^\]]*)\]\(#figure[^)]*\)/g, '$1')
      .replaceAll('\u00a0', ' ') ?? null
  );
}

const english = (label: string) =>
  `EUR thousand,2023,2024\nRevenue,41200,44800\nOperating profit,3100,3650\n${label},2810,2930\n`;
const german = (label: string) =>
  `TEUR;2023;2024\nBetriebsergebnis;3.100;3.650\nBilanzsumme;30.100;30.650\n${label};12.810;12.930\n`;

it.each([
  ['Net profit after tax', 'Net income'],
  ['Net debt at year end', 'Net debt'],
  ['Net debt at balance date', 'Net debt'],
  ['Equity at end of year', 'Equity'],
])('“%s” is %s', async (label, name) => {
  expect(await rowOf('en', name, english(label))).toBe(`| ${name} | 2.81 | 2.93 |`);
});

it.each([
  ['Umsatzerlöse gesamt', 'Umsatz'],
  ['Umsatz insgesamt', 'Umsatz'],
  ['Nettoverschuldung Stichtag', 'Nettoverschuldung'],
  ['Nettoverschuldung zum Jahresende', 'Nettoverschuldung'],
  ['Eigenkapital am Bilanzstichtag', 'Eigenkapital'],
])('„%s“ ist %s', async (label, name) => {
  expect(await rowOf('de', name, german(label))).toBe(`| ${name} | 12,81 | 12,93 |`);
});

it.each([
  ['Revenue at year end', 'Umsatz'],
  ['Net debt outside the group', 'Net debt'],
  ['Net debt average', 'Net debt'],
])('“%s” is no known line', async (label, name) => {
  expect(await rowOf('en', name, english(label))).toBeNull();
});
