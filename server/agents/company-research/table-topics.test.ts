import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

type Language = 'en' | 'de';

/** The report of an agent on one document, without marks of sources and links. */
async function report(slug: string, text: string, language: Language): Promise<string> {
  const agent = agents[language].find((one) => one.slug === slug);
  if (agent === undefined) throw new Error(`There is no ${slug}.`);
  const files = { report: { name: 'report.md', bytes: bytesOf(text) } };
  const options = { tools: memoryTools(files), fileIds: ['report'] };
  const run = await speaking(language, () => runAgent(agent, { company: 'Marlowe Kettle Ltd' }, options));
  return run.report
    .replaceAll(/\[\d+\]\(#source:\d+\)/g, '')
    .replaceAll(/\[([^\]]*)\]\(#figure:[^)]*\)/g, '$1');
}

const rowsOf = (part: string | undefined) =>
  part?.match(/^\| (?:Revenue|Umsatz(?:erlöse)?|Equity|Eigenkapital) .*$/gmu) ?? [];

/** The lines of figures by year that Company Research and Financial Statement Analysis take from a document. */
async function figures(text: string, language: Language = 'en') {
  const research = await report('company-research', text, language);
  const statements = await report('financial-statement-analysis', text, language);
  return {
    research,
    rows: rowsOf(/(?:By year|Jahreswerte)[\s\S]*?(?=\n\n\[|\n#)/u.exec(research)?.[0]),
    lines: rowsOf(/## (?:Lines|Posten)[\s\S]*?(?=\n## )/u.exec(statements)?.[0]),
  };
}

const none = { rows: [], lines: [] };

const en = (title: string, heading: string, head = '2025 | 2024') =>
  `# Marlowe Kettle Ltd${title}\n\nMarlowe Kettle Ltd makes kettles.\n\n${heading}\n\n| £m | ${head} |\n|---|---|---|\n| Revenue | 12.4 | 11.2 |\n| Equity | 4.1 | 3.9 |\n`;
const de = (title: string, heading: string, head = '2025 | 2024') =>
  `# Marlowe Kettle Ltd${title}\n\nDie Marlowe Kettle Ltd baut Kessel.\n\n${heading}\n\n| in Mio. EUR | ${head} |\n|---|---|---|\n| Umsatzerlöse | 12,4 | 11,2 |\n| Eigenkapital | 4,1 | 3,9 |\n`;

const inSections = (section: string) =>
  `# Marlowe Kettle Ltd\n\n| | 2025 | 2024 |\n|---|---|---|\n| **${section}** | | |\n| Revenue (£m) | 80.4 | 75.1 |\n| **Balance sheet** | | |\n| Equity (£m) | 4.1 | 3.9 |\n`;

describe('a table of figures', () => {
  it('below a title of plans gives no year as it was, unless its head says so', async () => {
    for (const text of [
      en(' – Budget 2025', ''),
      en('', '## Financial projections'),
      en('', '## Business plan 2024-2027\n\nThe figures:'),
    ])
      expect(await figures(text)).toMatchObject(none);
    for (const text of [de(': Wirtschaftsplan 2025', ''), de('', '## Mittelfristplanung')])
      expect(await figures(text, 'de')).toMatchObject(none);
    const told = await figures(en('', '## Budget 2025', 'Budget 2025 | Actual 2024'));
    expect(told.rows).toEqual(['| Revenue | 11.2 |', '| Equity | 3.9 |']);
    expect(told.lines).toEqual(['| Revenue | 11.2 |', '| Equity | 3.9 |']);
    const inGerman = await figures(de('', '## Planungsrechnung', 'Plan 2025 | Ist 2024'), 'de');
    expect(inGerman.rows).toEqual(['| Umsatz | 11,2 |', '| Eigenkapital | 3,9 |']);
    expect(inGerman.research).toContain('| Eigenkapital 2025 | 4,1 Mio. EUR');
  });

  it('that holds results against a plan, or stands beside one, is read', async () => {
    for (const text of [
      en('', '## Results 2025 and budget', '2025 | Budget 2025'),
      en('', '## Budget vs actual'),
    ])
      expect((await figures(text)).rows[0]).toContain('| Revenue | ');
    expect((await figures(de('', '## Vergleich mit dem Budget'), 'de')).rows[0]).toContain('| Umsatz | ');
    const beside = await figures(en('', '## Budget 2025', '2025 | Budget 2025'));
    expect(beside.rows).toEqual(['| Revenue | 12.4 |', '| Equity | 4.1 |']);
  });

  it('of a market, of what was bought, of associates or of a scenario is not the company’s', async () => {
    for (const heading of [
      '## The UK market for kettles',
      '## Acquisition of the pattern shop',
      '## Notes\n\nThe assets acquired were:',
      '## Joint ventures',
      '## Pro forma results',
      '## Underlying results',
      '## Scenario: loss of the largest customer',
    ])
      expect(await figures(en('', heading)), heading).toMatchObject(none);
    for (const heading of [
      '## Marktentwicklung',
      '## Unternehmenserwerbe',
      '## Assoziierte Unternehmen',
      '## Sensitivitäten',
      '## Bereinigte Kennzahlen',
    ])
      expect(await figures(de('', heading), 'de'), heading).toMatchObject(none);
    expect((await figures(en('', '## Capital market data'))).rows).toHaveLength(2);
  });

  it('of the parent alone is not used beside that of the group', async () => {
    const both = (group: string, own: string) =>
      en('', group) +
      `\n${own}\n\n| £m | 2025 | 2024 |\n|---|---|---|\n| Revenue | 5.0 | 4.8 |\n| Equity | 3.0 | 2.9 |\n`;
    const { research, rows } = await figures(both('## Consolidated statements', '## Company balance sheet'));
    expect(rows).toEqual(['| Revenue | 11.2 | 12.4 |', '| Equity | 3.9 | 4.1 |']);
    expect(research).not.toContain('differ on');
    expect((await figures(both('## Konzernabschluss', '## Einzelabschluss'))).rows).toEqual(rows);
    expect((await figures(en('', '## Company balance sheet'))).rows).toEqual(rows);
    const columns = en('', '## Balance sheets', 'Group 2025 | Company 2025');
    expect((await figures(columns)).rows).toEqual(['| Revenue | 12.4 |', '| Equity | 4.1 |']);
  });

  it('gives the company nothing below a heading of its rows that no statement has', async () => {
    const equity = '| Equity | 3.9 | 4.1 |';
    expect((await figures(inSections('Castings'))).rows).toEqual([equity]);
    expect((await figures(inSections('Germany'))).rows).toEqual([equity]);
    expect((await figures(inSections('Gussteile'), 'de')).rows).toEqual(['| Eigenkapital | 3,9 | 4,1 |']);
    expect((await figures(inSections('Key figures of the year'))).rows).toEqual([
      '| Revenue | 75.1 | 80.4 |',
      equity,
    ]);
    expect((await figures(inSections('Ertragslage'), 'de')).rows).toHaveLength(2);
  });

  it('of adjusted columns gives no reported result', async () => {
    expect(await figures(en('', '## Results', 'Adjusted 2025 | Adjusted 2024'))).toMatchObject(none);
    expect((await figures(de('', '## Ergebnis', '2025 | 2024 angepasst'), 'de')).rows).toHaveLength(2);
  });
});
