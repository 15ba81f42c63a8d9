import { writtenCell } from '../../claims/cell-text.ts';
import type { Claim, ClaimPlace } from '../../claims/claim.ts';
import type { ClaimDocument } from '../../claims/claim-document.ts';
import { NumberedLines } from '../../claims/numbered-lines.ts';
import { linePlace } from '../../claims/table-rows.ts';
import type { NumberColumn, Table } from '../../table/table.ts';
import { numberText } from '../../tools/number-text.ts';
import { placeText } from '../../tools/place-text.ts';
import { numberReadingTexts } from './messages/number-reading-texts.ts';

/** One mark and three digits behind it: "194.000" is 194 or 194 thousand. */
const twoWays = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![.,]?\d)/gu;

/**
 * Why the numbers of a place that could be read in two ways were read as they were, each as a sentence. What is written
 * as the reader writes it needs none.
 */
export function numberReadings(
  place: ClaimPlace,
  claims: readonly Claim[],
  document: ClaimDocument,
): readonly string[] {
  const fromText = claims
    .filter(({ from }) => from !== 'table')
    .flatMap((claim) => readInText(claim, document));
  const isOfTable = claims.some(({ from }) => from === 'table');
  return [...new Set([...fromText, ...(isOfTable ? readInTables(place, document) : [])])];
}

/** In sentences three digits behind a mark are thousands, or the number is not read. */
function readInText({ value }: Claim, { numbers: { mark }, isMarkProven }: ClaimDocument): string[] {
  if (value.kind !== 'quantity' || mark === null) return [];
  const texts = numberReadingTexts();
  const because = (isMarkProven ? texts.ofDocument : texts.ofLanguage)(texts.marks[mark]);
  return [...value.written.matchAll(twoWays)]
    .filter(([written]) => !written.includes(mark))
    .flatMap(([written]) => reading(written, numberText(Number(written.replace(/\D/g, '')), 0), because));
}

function reading(written: string, read: string, because: string): string[] {
  return written === read ? [] : [numberReadingTexts().readAs(written, read, because)];
}

function readInTables({ locator, quote }: ClaimPlace, document: ClaimDocument): string[] {
  const line = Number(/(?:line|row) (\d+)$/.exec(locator)?.[1]);
  return document.tables.flatMap((table) => {
    const row = table.lines.indexOf(line);
    if (row < 0 || linePlace(table, [line, line], row) !== locator) return [];
    return table.columns.flatMap((column) =>
      column.kind === 'number' && column.evidence !== null ? readInCell(table, column, row, quote) : [],
    );
  });
}

function readInCell(table: Table, column: NumberColumn, row: number, quote: string): string[] {
  const written = writtenCell(column, row, new NumberedLines([quote]));
  const value = column.values[row] ?? Number.NaN;
  if (Number.isNaN(value) || written.match(twoWays)?.length !== 1) return [];
  const texts = numberReadingTexts();
  const { proof } = column;
  const shown =
    proof === null
      ? ''
      : `${placeText(`${table.place.lineWord} ${table.lines[proof.row] ?? 0}`)}: ${proof.text}`;
  const because = texts.ofColumn(column.name, texts.marks[column.mark], shown);
  const decimals = Number.isInteger(value) ? 0 : 3;
  return reading(written, numberText(value, decimals), because);
}
