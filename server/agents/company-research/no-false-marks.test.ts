import { describe, expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

/** What of a report was marked as standing in none of its sources, with what was missed there. */
async function marked(company: string, texts: Readonly<Record<string, string>>, language: 'en' | 'de') {
  const { claims } = await researchTexts(company, texts, language);
  return claims.filter(({ supported }) => !supported).map(({ text, missing }) => [text, missing]);
}

const notesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `note-${i + 1}.md`,
      `# Harrow Cold Stores Inc.\n\nNote ${i + 1} of the file.\n\nHarrow Cold Stores Inc. was founded in 1987.\n\nDana Whitlock is Chief Executive Officer of Harrow Cold Stores Inc.\n`,
    ]),
  );

/** The rows of a fact and a person that so many documents give. */
async function agreeingRows(count: number): Promise<string> {
  const { report, claims } = await researchTexts('Harrow Cold Stores Inc.', notesOf(count), 'en');
  expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  return report
    .split('\n')
    .filter((line) => /^\| (?:Founded|Dana)/.test(line))
    .join('\n');
}

describe('nothing that is in its source is marked as not supported', () => {
  it('a column called FY2024 says the year of its figures', async () => {
    const table =
      'USD thousand,FY2023,FY2024\nRevenue,41200,44800\nOperating profit,3100,3650\nStorage costs,910,1040\n';
    const texts = { 'about.md': '# Harrow Cold Stores Inc.\n', 'harrow-cold-stores-summary.csv': table };
    const { report } = await researchTexts('Harrow Cold Stores Inc.', texts, 'en');
    expect(report).toMatch(/\| Storage costs \| \[1040\]\S+ \| FY2024 \|/);
    expect(await marked('Harrow Cold Stores Inc.', texts, 'en')).toEqual([]);
  });

  it('a mark behind the last of several sentences from one place is theirs too', async () => {
    const text =
      '# Harrow Cold Stores Inc.\n\n## Litigation\n\nA former site manager, Dana Whitlock, is suing Harrow Cold Stores Inc. for unpaid overtime of USD 310,000. The company denies owing it.\n';
    const { report } = await researchTexts('Harrow Cold Stores Inc.', { 'report.md': text }, 'en');
    expect(report).toContain('is suing Harrow Cold Stores Inc. for unpaid overtime of USD 310,000.');
    expect(await marked('Harrow Cold Stores Inc.', { 'report.md': text }, 'en')).toEqual([]);
  });

  it.each(['Mag.', 'Dipl.-Ing.', 'Dkfm.', 'lic. iur.', 'Komm.-Rat'])('%s ends no sentence', async (title) => {
    const text = `# Hainzl Walzen AG\n\nProtokoll vom 12. März 2026\n\nDas Mandat von ${title} Reitmeier bei der Hainzl Walzen AG wird um drei Jahre bis 31. Dezember 2029 verlängert.\n`;
    const { report } = await researchTexts('Hainzl Walzen AG', { 'protokoll.md': text }, 'de');
    expect(report).toContain(`Mandat von ${title} Reitmeier`);
    expect(await marked('Hainzl Walzen AG', { 'protokoll.md': text }, 'de')).toEqual([]);
  });

  it('as many documents are cited as are said to agree, and no more are counted than can be', async () => {
    expect(await agreeingRows(6)).toMatch(/same in 6 documents[\s\S]*named so in 6 documents/);
    expect(await agreeingRows(11)).toMatch(
      /same in more than 8 documents[\s\S]*named so in more than 8 documents/,
    );
  });

  it('übereinstimmend in fünf Dokumenten: alle fünf sind verlinkt', async () => {
    const texts = Object.fromEntries(
      Array.from({ length: 5 }, (_, i) => [
        `notiz-${i + 1}.md`,
        `# Hainzl Walzen AG\n\nNotiz ${i + 1} der Akte.\n\nDie Hainzl Walzen AG wurde 1931 gegründet.\n`,
      ]),
    );
    const { report } = await researchTexts('Hainzl Walzen AG', texts, 'de');
    const row = report.split('\n').find((line) => line.startsWith('| Gegründet')) ?? '';
    expect(row).toContain('übereinstimmend in 5 Dokumenten |');
    expect(row.match(/#source:/g)).toHaveLength(5);
    expect(await marked('Hainzl Walzen AG', texts, 'de')).toEqual([]);
  });
});
