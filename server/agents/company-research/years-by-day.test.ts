import { describe, expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

const accounts = {
  en: (head: string) => `# Corrib Assay plc: accounts

${head}

| £m | 2025 | 2024 |
|---|---:|---:|
| Revenue | 212.4 | 198.7 |
`,
  de: (head: string) => `# Hainzl Walzen AG: Abschluss

${head}

| Mio. EUR | 2025 | 2024 |
|---|---:|---:|
| Umsatz | 212,4 | 198,7 |
`,
};

async function report(language: 'en' | 'de', head: string, news: string) {
  const company = language === 'en' ? 'Corrib Assay plc' : 'Hainzl Walzen AG';
  const files = { 'accounts.md': accounts[language](head), 'news.txt': news };
  const { report: text, claims } = await researchTexts(company, files, language);
  expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  return text
    .replaceAll(/\[\d+\]\(#source[^)]*\)|\]\(#[^)]*\)|\[(?=[\d.])/g, '')
    .replaceAll(/[^\S\n]+/gu, ' ');
}

const rowsOf = (text: string, heading: string) =>
  (text.split(`## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? '';

describe('“last year” of a company whose years of business end in March', () => {
  const head = 'Results for the year ended 31 March 2025.';
  it('is the year of business that has ended, and agrees with its accounts', async () => {
    const text = await report(
      'en',
      head,
      'The Evening Courier, 24 November 2025\n\nCorrib Assay had revenue of £212.4m last year, up from £198.7m.',
    );
    expect(rowsOf(text, 'Contradictions')).not.toContain('GBP');
    expect(rowsOf(text, 'Verification')).toMatch(
      /\| Revenue 2025 \| GBP 212\.4 million \| same in 2 documents \|/,
    );
    expect(rowsOf(text, 'Verification')).toMatch(
      /\| Revenue 2024 \| GBP 198\.7 million \| same in 2 documents \|/,
    );
  });

  it('still contradicts its accounts where no year of them has that figure', async () => {
    const text = await report(
      'en',
      head,
      'The Evening Courier, 24 November 2025\n\nCorrib Assay had revenue of £240m last year.',
    );
    expect(rowsOf(text, 'Contradictions')).toContain('| Revenue 2025 | **GBP 212.4 million**');
  });

  it('is left open where the year had only just ended', async () => {
    const text = await report(
      'en',
      head,
      'The Evening Courier, 14 May 2025\n\nCorrib Assay had revenue of £240m last year.',
    );
    expect(rowsOf(text, 'Contradictions')).not.toContain('GBP');
    expect(text).toContain('Corrib Assay had revenue of £240m last year.');
  });

  it('has the end that its business year has, and “this year” is the one that runs', async () => {
    const text = await report(
      'en',
      `${head} Net debt at 31 March 2025 was £38.5 million.`,
      'The Evening Courier, 24 November 2025\n\nAt the end of last year Corrib Assay had net debt of £38.5m. Corrib Assay expects revenue of £240m this year.',
    );
    expect(rowsOf(text, 'Verification')).toContain(
      '| Net debt | GBP 38.5 million (31 Mar 2025) | same in 2 documents',
    );
    expect(text).toContain('| Revenue 2026 | GBP 240 million (as of 24 Nov 2025) |');
    expect(text).not.toContain('31 Dec 2024');
  });

  it('is read so in German', async () => {
    const text = await report(
      'de',
      'Das Geschäftsjahr endet am 31. März.',
      'Der Bote, 24. November 2025\n\nIm vergangenen Jahr setzte die Hainzl Walzen AG 212,4 Millionen Euro um. Im Jahr davor waren es 198,7 Millionen Euro Umsatz.',
    );
    expect(rowsOf(text, 'Widersprüche')).not.toContain('EUR');
    expect(rowsOf(text, 'Prüfung')).toMatch(
      /\| Umsatz 2025 \| 212,4 Mio\. EUR \| übereinstimmend in 2 Dokumenten \|/,
    );
  });
});

describe('“last year” where no document says when the years of business end', () => {
  it('is not held against accounts that give another value', async () => {
    const text = await report(
      'en',
      '',
      'The Evening Courier, 24 November 2025\n\nCorrib Assay had revenue of £240m last year.',
    );
    expect(rowsOf(text, 'Contradictions')).not.toContain('GBP');
    expect(text).toContain('Corrib Assay had revenue of £240m last year.');
  });

  it('is the year of the accounts that give the same value', async () => {
    const text = await report(
      'en',
      '',
      'The Evening Courier, 24 November 2025\n\nCorrib Assay had revenue of £212.4m last year.',
    );
    expect(rowsOf(text, 'Contradictions')).not.toContain('GBP');
    expect(rowsOf(text, 'Verification')).toMatch(
      /\| Revenue 2025 \| GBP 212\.4 million \| same in 2 documents \|/,
    );
  });

  it('is held against accounts of years that end with the calendar’s', async () => {
    const text = await report(
      'en',
      'Results for the year ended 31 December 2025.',
      'The Evening Courier, 4 March 2026\n\nCorrib Assay had revenue of £240m last year.',
    );
    expect(rowsOf(text, 'Contradictions')).toContain('| Revenue 2025 |');
  });
});
