import { describe, expect, it } from 'vitest';
import { readDocument } from '../tools/readers/read-document.ts';
import { unitText, valuesOf } from './testing/describe-table.ts';

async function tablesOf(text: string) {
  return (await readDocument('tests', new TextEncoder().encode(text), 'accounts.csv')).typedTables;
}

const column = (table: Awaited<ReturnType<typeof tablesOf>>[number] | undefined, name: string) => {
  const found = table?.columns.find((one) => one.name === name);
  return found?.kind === 'number'
    ? { unit: unitText(found.unit), values: valuesOf(found), period: found.period }
    : (found?.kind ?? null);
};

describe('statements one below the other in one file', () => {
  it('are split where a header is followed by the title of a section, and keep scale and decimal mark of the file', async () => {
    const tables = await tablesOf(
      'Harrow plc\n£\'000 unless stated\n\nIncome statement,2026,2025\nRevenue,"184,220","171,905"\nOperating profit,"21,737","24,950"\nEarnings per share (pence),25.7,33.7\n\nBalance sheet,31 March 2026,31 March 2025\nCurrent assets,,\nInventories,"38,772","29,640"\nCash,"6,318","14,902"\nTotal assets,"208,506","190,473"\n\nCash flow statement,2026,2025\nInterest paid,"(4,611)","(2,990)"\nPayments for plant,"(15,880)","(9,120)"\n',
    );
    expect(tables).toHaveLength(3);
    expect(column(tables[1], '31 March 2026')).toMatchObject({
      unit: 'GBP 1000',
      values: [null, 38772, 6318, 208506],
    });
    expect(column(tables[2], '2025')).toMatchObject({ values: [-2990, -9120] });
  });

  it('tell “Geschäftsjahr” and “Vorjahr” by the day that a title says, also in the part below it', async () => {
    const tables = await tablesOf(
      'Lohmeyer GmbH;;\nBilanz zum 31.12.2025;;\nWerte in EUR;;\n;;\nAKTIVA;Geschäftsjahr;Vorjahr\nB. Umlaufvermögen;;\nI. Vorräte;1.842.990,12;1.511.204,66\nSumme Aktiva;6.906.666,88;6.987.778,88\n;;\nPASSIVA;Geschäftsjahr;Vorjahr\nA. Eigenkapital;;\nI. Gezeichnetes Kapital;250.000,00;250.000,00\nSumme Passiva;6.906.666,88;6.987.778,88\n',
    );
    expect(tables).toHaveLength(2);
    for (const table of tables) {
      expect(column(table, 'Geschäftsjahr')).toMatchObject({ unit: 'EUR 1', period: { year: 2025 } });
      expect(column(table, 'Vorjahr')).toMatchObject({ period: { year: 2024 } });
    }
  });

  it('take the end of a business year that is none of the calendar', async () => {
    const [table] = await tablesOf(
      'Bilanz zum 30.09.2025;;\nEntwurf vom 02.03.2026;;\nPosten;Geschäftsjahr;Vorjahr\nBilanzsumme;6.906.666,88;6.987.778,88\nEigenkapital;1.666.777,55;1.854.220,15\n',
    );
    expect(column(table, 'Vorjahr')).toMatchObject({
      period: { kind: 'span', from: '2023-10-01', to: '2024-09-30' },
    });
  });

  it('have no year where the titles say two days, or a part of a year', async () => {
    for (const titles of [
      'Bilanz zum 31.12.2025;;\nEröffnungsbilanz zum 01.01.2026;;',
      'Zwischenabschluss zum 30.06.2025;;',
    ]) {
      const [table] = await tablesOf(
        `${titles}\nPosten;Geschäftsjahr;Vorjahr\nBilanzsumme;6.906.666,88;6.987.778,88\nEigenkapital;1.666.777,55;1.854.220,15\n`,
      );
      const read = column(table, 'Vorjahr');
      expect(typeof read === 'object' && read !== null ? read.period : null).toBeNull();
    }
  });

  it('take no unit from a table of other things above, and no mark where the file proves two', async () => {
    const tables = await tablesOf(
      'Sales,2025,2024\nNorth (EUR),"1,250.5","1,100.5"\nSouth (EUR),"900.5","800.5"\n\nDepot,Trucks,Drivers\nBremen,12,14\nKiel,7,9\n',
    );
    expect(column(tables.at(-1), 'Trucks')).not.toMatchObject({ unit: 'EUR 1' });
    const mixed = await tablesOf(
      'Revenue;2025;2024\nNorth;1.250,5;1.100,5\nSouth;900,5;800,5\n\nPlant;2025;2024\nKiel;17.5;18.5\nBremen;7.25;9.5\n\nDepot;2025;2024\nUlm;1.200;1.300\nTrier;1.400;1.500\n',
    );
    expect(column(mixed.at(-1), '2025')).toBe('doubtful');
  });
});

it('measured quantities with English names write a comma before thousands', async () => {
  const [table] = await tablesOf(
    'Indicator,2024,2025\nScope 1 emissions,"36,400","33,900"\nWater withdrawal,"766,000","704,000"\nWaste to landfill,"3,980","3,610"\n',
  );
  expect(column(table, '2025')).toMatchObject({ values: [33900, 704000, 3610] });
});
