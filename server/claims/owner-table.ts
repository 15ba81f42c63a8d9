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

/** "Gesellschafter | Nennbetrag | Anteil": who owns the company, as a list of shareholders says it. */
export function* ownerRows(table: Table, document: ClaimDocument, owner: string | null): PartByPart<Claim[]> {
  const names = table.columns.find(({ plainName }) => owners.test(plainName.trim()));
  const isList = table.columns.some(({ plainName }) => shares.test(plainName.trim()));
  if (owner === null || names?.kind !== 'text' || !isList) return [];
  return yield* eachRow(table, (row): Claim[] => {
    const name = ownerName(cellText(names, row));
    if (name === null || (table.rowKinds?.[row] ?? 'record') === 'total') return [];
    const place = rowPlace(table, [row], document, rowQuote(table, row, document));
    return [{ ...tableClaim, entity: owner, attribute: 'owner', value: { kind: 'text', text: name }, place }];
  });
}
