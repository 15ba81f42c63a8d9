import type { PartByPart } from '../part-by-part.ts';
import type { Column, Table } from '../table/table.ts';
import { cellText } from './cell-text.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { ownerName } from './owner-claims.ts';
import { isOfOwners, nobody } from './owner-lists.ts';
import { eachRow, rowPlace, rowQuote, tableClaim } from './table-rows.ts';

const owners =
  /^(?:Gesellschafter(?:in)?|Aktionäre?|Anteilseigner|Kommanditist(?:en)?|Eigentümer|Shareholders?|Owners?)$/iu;
const shares =
  /^(?:Anteile?|Beteiligung|Quote|Kapitalanteil|Stimmrechte|Nennbetrag|Stammeinlage|Einlage|Share(?:holding)?|Stake|Holding|Shares held|Ownership)(?!\p{L})/iu;

/** Heads of the names below "Principal shareholders". */
const holders = /^(?:Holders?|Names?|Investors?|Inhaber|Aktionär(?:in)?)$/iu;

/** A column of shares: by its head, or below such a title by its percentages alone. */
const isShare = (column: Column, isTitled: boolean): boolean =>
  shares.test(column.plainName.trim()) ||
  (isTitled &&
    column.kind === 'number' &&
    column.unit.kind === 'percent' &&
    /^%?$/u.test(column.plainName.trim()));

/** "Southern Roe nominees" of a list of owners: a name and nothing else. */
const bareName = (text: string): string | null =>
  /^\p{Lu}[\p{L}&'’.-]*(?: [\p{L}&'’.-]+){1,5}$/u.test(text) && !nobody.test(text) ? text : null;

/** What a company holds of itself makes it nobody's owner. */
const ofItself = /^(?:Eigene (?:Aktien|Anteile|Geschäftsanteile)|Treasury (?:shares|stock)|Own shares)$/iu;

/** " (50,1 %)" of the one column of percentages; "" where there is none, or several. */
function shareIn(table: Table, row: number, isTitled: boolean): string {
  const [column, second] = table.columns.filter(
    (one) => one.kind === 'number' && one.unit.kind === 'percent' && isShare(one, isTitled),
  );
  if (column?.kind !== 'number' || second !== undefined) return '';
  const said = cellText(column, row);
  if (said === '') return '';
  return column.mark === ',' ? ` (${said.replace('.', ',')} %)` : ` (${said}%)`;
}

/** "Gesellschafter | Nennbetrag | Anteil": who owns the company, as a list of shareholders says it. */
export function* ownerRows(table: Table, document: ClaimDocument, owner: string | null): PartByPart<Claim[]> {
  const isTitled = [table.name, ...table.titleLines].some(isOfOwners);
  const names = table.columns.find(
    ({ plainName }) => owners.test(plainName.trim()) || (isTitled && holders.test(plainName.trim())),
  );
  const isList = table.columns.some((column) => isShare(column, isTitled));
  if (owner === null || names?.kind !== 'text' || !isList) return [];
  return yield* eachRow(table, (row): Claim[] => {
    const said = cellText(names, row);
    const name = ownerName(said) ?? (isTitled ? bareName(said) : null);
    if (name === null || ofItself.test(name) || (table.rowKinds?.[row] ?? 'record') === 'total') return [];
    const place = rowPlace(table, [row], document, rowQuote(table, row, document));
    return [
      {
        ...tableClaim,
        entity: owner,
        attribute: 'owner',
        value: { kind: 'text', text: `${name}${shareIn(table, row, isTitled)}` },
        place,
      },
    ];
  });
}
