import type { Reading } from './reading.ts';

/** Columns of what there are pieces of. */
export const thingName =
  /^(?:(?:line ?)?item(?: name)?|lineitem name|products?(?: name)?|articles?|artikel(?:name|bezeichnung)?|bezeichnung|produkte?|modell?e?|ware|description|beschreibung|name|position|sorte|type|typ)$/i;
const piecesName =
  /^(?:(?:lineitem |order |ordered )?(?:quantity|qty)\.?|units?(?: sold)?|pieces|pcs|menge|anzahl|stück(?:zahl)?|stk\.?|bestand|lagerbestand|on hand|in stock|stock|lager)$/i;

/** Columns that count pieces. */
export const pieceColumns = ({ records }: Reading) =>
  records.table.columns.flatMap((column, i) =>
    column.kind === 'number' && piecesName.test(column.plainName.split(' | ').at(-1)?.trim() ?? '')
      ? [i]
      : [],
  );

/** The one column that counts pieces. */
export function pieceColumn(reading: Reading): number | null {
  const [only, ...more] = pieceColumns(reading);
  return only === undefined || more.length > 0 ? null : only;
}
