import { describe, expect, it } from 'vitest';
import { figuresOf } from '../testing/figures-of.ts';

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
      expect(await figuresOf(text)).toMatchObject(none);
    for (const text of [de(': Wirtschaftsplan 2025', ''), de('', '## Mittelfristplanung')])
      expect(await figuresOf(text, 'de')).toMatchObject(none);
    const told = await figuresOf(en('', '## Budget 2025', 'Budget 2025 | Actual 2024'));
    expect(told.rows).toEqual(['| Revenue | 11.2 |', '| Equity | 3.9 |']);
    expect(told.lines).toEqual(['| Revenue | 11.2 |', '| Equity | 3.9 |']);
    const inGerman = await figuresOf(de('', '## Planungsrechnung', 'Plan 2025 | Ist 2024'), 'de');
    expect(inGerman.rows).toEqual(['| Umsatz | 11,2 |', '| Eigenkapital | 3,9 |']);
    expect(inGerman.research).toContain('| Eigenkapital 2025 | 4,1 Mio. EUR');
  });

  it('that holds results against a plan, or is beside one, is read', async () => {
    for (const text of [
      en('', '## Results 2025 and budget', '2025 | Budget 2025'),
      en('', '## Budget vs actual'),
    ])
      expect((await figuresOf(text)).rows[0]).toContain('| Revenue | ');
    expect((await figuresOf(de('', '## Vergleich mit dem Budget'), 'de')).rows[0]).toContain('| Umsatz | ');
    const beside = await figuresOf(en('', '## Budget 2025', '2025 | Budget 2025'));
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
      expect(await figuresOf(en('', heading)), heading).toMatchObject(none);
    for (const heading of [
      '## Marktentwicklung',
      '## Unternehmenserwerbe',
      '## Assoziierte Unternehmen',
      '## Sensitivitäten',
      '## Bereinigte Kennzahlen',
    ])
      expect(await figuresOf(de('', heading), 'de'), heading).toMatchObject(none);
    expect((await figuresOf(en('', '## Capital market data'))).rows).toHaveLength(2);
  });

  it('of the parent alone is not used beside that of the group', async () => {
    const both = (group: string, own: string) =>
      en('', group) +
      `\n${own}\n\n| £m | 2025 | 2024 |\n|---|---|---|\n| Revenue | 5.0 | 4.8 |\n| Equity | 3.0 | 2.9 |\n`;
    const { research, rows } = await figuresOf(
      both('## Consolidated statements', '## Company balance sheet'),
    );
    expect(rows).toEqual(['| Revenue | 11.2 | 12.4 |', '| Equity | 3.9 | 4.1 |']);
    expect(research).not.toContain('differ on');
    expect((await figuresOf(both('## Konzernabschluss', '## Einzelabschluss'))).rows).toEqual(rows);
    expect((await figuresOf(en('', '## Company balance sheet'))).rows).toEqual(rows);
    const columns = en('', '## Balance sheets', 'Group 2025 | Company 2025');
    expect((await figuresOf(columns)).rows).toEqual(['| Revenue | 12.4 |', '| Equity | 4.1 |']);
  });

  it('gives the company nothing below a heading of its rows that no statement has', async () => {
    const equity = '| Equity | 3.9 | 4.1 |';
    expect((await figuresOf(inSections('Castings'))).rows).toEqual([equity]);
    expect((await figuresOf(inSections('Germany'))).rows).toEqual([equity]);
    expect((await figuresOf(inSections('Gussteile'), 'de')).rows).toEqual(['| Eigenkapital | 3,9 | 4,1 |']);
    expect((await figuresOf(inSections('Key figures of the year'))).rows).toEqual([
      '| Revenue | 75.1 | 80.4 |',
      equity,
    ]);
    expect((await figuresOf(inSections('Ertragslage'), 'de')).rows).toHaveLength(2);
  });

  it('of adjusted columns gives no reported result', async () => {
    expect(await figuresOf(en('', '## Results', 'Adjusted 2025 | Adjusted 2024'))).toMatchObject(none);
    expect((await figuresOf(de('', '## Ergebnis', '2025 | 2024 angepasst'), 'de')).rows).toHaveLength(2);
  });
});
