import type { PartByPart } from '../part-by-part.ts';
import type { Table } from '../table/table.ts';
import { cellText } from './cell-text.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { ownerName } from './owner-claims.ts';
import { eachRow, rowPlace, rowQuote, tableClaim } from './table-rows.ts';

const owners =
  /^(?:Gesellschafter(?:in)?|Aktionäre?|Anteilseigner|Kommanditist(?:en)?|Eigentümer|Shareholders?|Owners?)$/iu;
const shares =
  /^(?:Anteile?|Beteiligung|Quote|Kapitalanteil|Stimmrechte|Nennbetrag|Stammeinlage|Einlage|Share(?:holding)?|Stake|Holding|Shares held|Ownership)(?!\p{L})/iu;

/** What a company holds of itself makes it nobody's owner. */
const ofItself = /^(?:Eigene (?:Aktien|Anteile|Geschäftsanteile)|Treasury (?:shares|stock)|Own shares)$/iu;

/** " (50,1 %)" of the one column of percentages; "" where there is none, or several. */
function shareIn(table: Table, row: number): string {
  const [column, second] = table.columns.filter(
    (one) => one.kind === 'number' && one.unit.kind === 'percent' && shares.test(one.plainName.trim()),
  );
  if (column?.kind !== 'number' || second !== undefined) return '';
  const said = cellText(column, row);
  if (said === '') return '';
  return column.mark === ',' ? ` (${said.replace('.', ',')} %)` : ` (${said}%)`;
}

/** "Gesellschafter | Nennbetrag | Anteil": who owns the company, as a list of shareholders says it. */
export function* ownerRows(table: Table, document: ClaimDocument, owner: string | null): PartByPart<Claim[]> {
  const names = table.columns.find(({ plainName }) => owners.test(plainName.trim()));
  const isList = table.columns.some(({ plainName }) => shares.test(plainName.trim()));
  if (owner === null || names?.kind !== 'text' || !isList) return [];
  return yield* eachRow(table, (row): Claim[] => {
    const name = ownerName(cellText(names, row));
    if (name === null || ofItself.test(name) || (table.rowKinds?.[row] ?? 'record') === 'total') return [];
    const place = rowPlace(table, [row], document, rowQuote(table, row, document));
    return [
      {
        ...tableClaim,
        entity: owner,
        attribute: 'owner',
        value: { kind: 'text', text: `${name}${shareIn(table, row)}` },
        place,
      },
    ];
  });
}
