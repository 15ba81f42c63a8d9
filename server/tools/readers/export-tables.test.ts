import { describe, expect, it } from 'vitest';
import { kindOf } from '../../table/testing/describe-table.ts';
import type { Table } from '../../table/table.ts';
import { bytesOf } from '../testing/make-files.ts';
import { readDocument } from './read-document.ts';

async function tablesOf(bytes: Uint8Array, name: string): Promise<readonly Table[]> {
  return (await readDocument('somebody', bytes, name)).typedTables;
}

const kindsOf = (table: Table | undefined) => table?.columns.map(kindOf);

describe('tables of separated values that programs write', () => {
  it('keep rows whose first cell is the number of an order, “#1001”, beside remarks', async () => {
    const [table] = await tablesOf(
      bytesOf(
        '# Export of 3 May 2025\nName,Currency,Total,Quantity\n#1001,EUR,12.50,2\n# a remark\n#1002,EUR,20.00,1\n',
      ),
      'orders.csv',
    );
    expect(kindsOf(table)).toEqual(['text', 'text', 'number EUR 1', 'number units']);
    expect([...(table?.lines ?? [])]).toEqual([3, 5]);
  });

  it('of bookkeeping are named by the line below that of the format', async () => {
    const [table] = await tablesOf(
      bytesOf(
        '"EXTF";700;21;"Buchungsstapel";9;;;20250101;4\nUmsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);Buchungstext\n119,00;"S";"EUR";4930;1600;"Toner"\n2380,00;"H";"EUR";8400;1200;"Kern"\n',
      ),
      'stapel.csv',
    );
    expect(kindsOf(table)).toEqual(['number EUR 1', 'text', 'text', 'text', 'text', 'text']);
  });
});
