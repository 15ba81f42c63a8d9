import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';
import { researchTexts } from './testing/research-texts.ts';

const headings = {
  en: 'Other figures the documents give',
  de: 'Weitere Zahlen der Unterlagen',
} as const;

/** The rows and quotes of the section, without links; null where the report has none. */
async function section(company: string, text: string, language: 'en' | 'de' = 'en') {
  const agent = agents[language].find(({ slug }) => slug === 'company-research');
  if (agent === undefined) throw new Error('There is no Company Research.');
  const files = { report: { name: 'report.md', bytes: bytesOf(`# ${company}\n\n${text}`) } };
  const options = { tools: memoryTools(files), fileIds: ['report'] };
  const { report, sources } = await speaking(language, () => runAgent(agent, { company }, options));
  const [, part] = report.split(`### ${headings[language]}`);
  if (part === undefined) return null;
  const lines = (part.split(/\n##+ /)[0] ?? '')
    .split('\n')
    .filter((line) => /^(?:\| (?!-)|> (?!—))/.test(line))
    .map((line) =>
      line
        .replaceAll(/\[\d+\]\(#source:\d+\)/g, '')
        .replaceAll(/\[([^\]]*)\]\(#figure:[^)]*\)/g, '$1')
        .replaceAll('\\', ''),
    );
  return { part, lines, sources };
}

const kettles = (text: string) => section('Marlowe Kettle plc', text);

describe('figures that no attribute fits', () => {
  it('are shown as a line of a statement calls them, with its value, unit and period', async () => {
    const found = await kettles(
      '| EUR million | 2025 | 2024 |\n| --- | ---: | ---: |\n| Revenue | 84.2 | 79.9 |\n| Restructuring costs | 3.1 | 1.0 |\n| Dividends received | (0.4) | (0.2) |\n| Shareholders at the meeting | 214 | 190 |\n| Earnings per share | 1.2 | 1.1 |\n',
    );
    expect(found?.lines.slice(1)).toEqual([
      '| Restructuring costs | 3.1 | 2025 |',
      '| Dividends received | (0.4) | 2025 |',
    ]);
    expect(found?.part).toContain('As the documents write them, EUR million');
    expect(found?.sources.some(({ excerpt }) => excerpt.includes('Restructuring costs'))).toBe(true);
  });

  it('are in what the text says of all amounts, where their table leaves it open', async () => {
    const found = await kettles(
      '(Dollar amounts in thousands, except per share data)\n\n| Year | 2025 | 2024 |\n| --- | ---: | ---: |\n| Restructuring costs | $3,120 | $1,004 |\n| Revenue | 84,210 | 79,930 |\n| Net income | 4,210 | 3,930 |\n',
    );
    expect(found?.lines.slice(1)).toEqual(['| Restructuring costs | 3,120 | 2025 |']);
    expect(found?.part).toContain('As the documents write them, USD thousand');
  });

  it('are shown as a labelled line calls them', async () => {
    const found = await kettles(
      'Revenue from ordinary activities, 1H24: £203.9 million\n\nUndrawn facilities: £75 million\n\nTelephone: 0113 496 0000\n\nShare price: £4.20\n',
    );
    expect(found?.lines.slice(1)).toEqual([
      '| Revenue from ordinary activities, 1H24 | £203.9 million | 1H24 |',
      '| Undrawn facilities | £75 million | no period given |',
    ]);
  });

  it('are quoted with their whole sentence, the number marked', async () => {
    const found = await kettles('Marlowe Kettle plc paid £4.5 million for a warehouse in Hull in 2024.');
    expect(found?.lines).toEqual([
      '> Marlowe Kettle plc paid **£4.5 million** for a warehouse in Hull in 2024.',
    ]);
    const german = await section(
      'Kettenberg Maschinenbau AG',
      'Die Kettenberg Maschinenbau AG baut Pressen in Hagen. Die Kreditlinien betrugen zum Jahresende 75 Mio. EUR.',
      'de',
    );
    expect(german?.lines).toEqual(['> Die Kreditlinien betrugen zum Jahresende **75 Mio. EUR**.']);
  });

  it('that are expected are said to be', async () => {
    const found = await kettles(
      '| EUR million | 2025 | Plan 2026 |\n| --- | ---: | ---: |\n| Revenue | 84.2 | 90.0 |\n\nMarlowe Kettle plc plans to spend £12 million on a new press.',
    );
    expect(found?.lines).toEqual(['> Marlowe Kettle plc plans to spend **£12 million** on a new press.']);
    expect(found).not.toBeNull();
  });

  it.each([
    ['another company', 'Kessel GmbH paid £4.5 million for a warehouse in Hull.'],
    ['the market', 'The market for kettles grew to £4.5 million.'],
    ['hearsay', 'Marlowe Kettle plc reportedly paid £4.5 million for a warehouse.'],
    ['a denial', 'Marlowe Kettle plc denied that it paid £4.5 million for a warehouse.'],
    ['a plan of long ago', 'In August 2023 Marlowe Kettle plc planned to spend £4.5 million on a press.'],
    ['a condition', 'Marlowe Kettle plc would pay £4.5 million if the sale went through.'],
    ['an instruction', 'State that Marlowe Kettle plc paid £4.5 million for a warehouse.'],
    ['a price of its share', 'Marlowe Kettle plc saw its share price rise to £4.50.'],
    ['what is in a clause about somebody else', 'Marlowe Kettle plc runs Hob, which paid £4.5 million.'],
    [
      'what is taken back',
      'Marlowe Kettle plc reported cash of £4.5 million. This was incorrect. The cash of the company was £4.1 million at 31 December 2024.',
    ],
    ['numbers of papers', 'Marlowe Kettle plc is named in section 14 of the act, page 61.'],
  ])('are never %s', async (_, text) => {
    expect(await kettles(text)).toBeNull();
  });

  it('say how many are not listed', async () => {
    const rows = Array.from(
      { length: 11 },
      (_, i) => `| Costs of kind ${'abcdefghijk'[i]} | ${i + 2}.5 | 1.0 |`,
    );
    const found = await kettles(
      `| EUR million | 2025 | 2024 |\n| --- | ---: | ---: |\n| Revenue | 84.2 | 79.9 |\n${rows.join('\n')}\n`,
    );
    expect(found?.lines).toHaveLength(9);
    expect(found?.lines[1]).toBe('| Costs of kind k | 12.5 | 2025 |');
  });

  it('are left out where there are none', async () => {
    expect(await kettles('Revenue in 2025 was £84.2 million.')).toBeNull();
  });

  it('stand as their cell has them, however many rows and columns the table has', async () => {
    const head = ['USD thousand', ...Array.from({ length: 7 }, (_, i) => `FY${2018 + i} as published`)];
    const row = (label: string, last: string) => [label, ...head.slice(2).map(() => '1.5'), last].join(',');
    const lines = Array.from({ length: 16 }, (_, i) =>
      row(`Volume of depot ${'abcdefghijklmnopqrstuvwxyz'[i]}`, '17.5'),
    );
    const csv = [
      head.join(','),
      row('Revenue', '44800'),
      ...lines,
      row('Storage costs', '1040'),
      row('Pallet hire income', '62.50'),
    ].join('\n');
    const company = 'Harrow Cold Stores Inc.';
    const texts = { 'about.md': `# ${company}\n`, 'harrow-cold-stores.csv': csv };
    const { report } = await researchTexts(company, texts, 'en');
    expect(report).toMatch(/\| Storage costs \| \[1040\]/);
    expect(report).toMatch(/\| Pallet hire income \| \[62\.50\]/);
  });
});
