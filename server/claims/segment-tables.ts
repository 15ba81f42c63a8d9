import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import { readHead } from '../table/read-head.ts';
import { readUnit } from '../table/read-unit.ts';
import type { NumberColumn, Table } from '../table/table.ts';
import { cellText } from './cell-text.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies } from './company-names.ts';
import { attributeOfLabel } from './label-claims.ts';
import { splitName } from './legal-forms.ts';
import type { PartByPart } from '../part-by-part.ts';
import { periodOfHeading } from './periods.ts';
import { isOtherThanActual } from './plan-heads.ts';
import { cellClaim } from './statement-table.ts';
import { eachRow } from './table-rows.ts';
import type { Reading } from './tag-sentence.ts';

/** No company reports so many segments: a longer table is a list of records. */
const mostRows = 1_000;

/** Heads of a column that names parts of one company. */
const segmentHead =
  /^(?:(?:business |reportable |operating )?segments?|divisions?|business (?:units?|areas?|segments?)|(?:berichts|geschäfts)?segmente?|geschäftsbereiche?|geschäftsfeld(?:er)?|sparten?|bereiche?|unternehmensbereiche?)$/i;
const remarkHead = /^(?:unit|currency|note|remark|comment|einheit|währung|bemerkung|hinweis)s?$/i;
const totalLabel = /^(?:(?:group|company)?\s?total|total group|group|sum|summe|gesamt|konzern|insgesamt)$/i;
/** Rows between the segments and their total that are no segment. */
const notSegment =
  /^(?:eliminations?|consolidation|corporate|central|reconciliation|inter-?segment.*|other|unallocated|überleitung|konsolidierung|sonstiges?|holding|zentrale?)\b/i;
const bySegment =
  /\s(?:by|per|nach|je)\s(?:\p{L}+ )?(?:segments?|divisions?|business (?:units?|areas?)|segmente?n?|sparten?|geschäftsbereiche?n?|geschäftsfeldern?).*$/iu;

/** "Revenue by division" as the head of the names: what the figures are, and that the rows are parts. */
const figureBySegment =
  /^(?<figure>[\p{L} -]+?) (?:by|per|nach|je) (?:(?:business|operating|reportable) )?(?:segments?|divisions?|business (?:units?|areas?)|segmente?n?|sparten?|divisionen|geschäftsbereiche?n?|geschäftsfelder?n?|unternehmensbereiche?n?)$/iu;

interface Rows {
  readonly label: (row: number) => string;
  /** What the head of the names says that all figures are. */
  readonly figure: Attribute | null;
  readonly segments: readonly number[];
  /** Row of the only total; null when there is none or more than one. */
  readonly total: number | null;
}

/**
 * A table whose rows are segments: figures of parts, and of the whole where there is one total. What the figures are
 * is said by the column, the title, or the label of the total when it is the sum of the rows above.
 */
export function* segmentRows(
  table: Table,
  document: ClaimDocument,
  owner: string | null,
  reading: Reading,
): PartByPart<Claim[]> {
  const rows = owner === null ? null : yield* rowsOf(table, reading);
  if (rows === null || owner === null) return [];
  const titles = [table.name, ...table.titleLines];
  const isTold = rows.figure !== null;
  if (!titles.every((title) => isUnderstood(title, document, reading) || (isTold && tellsNothing(title))))
    return [];
  const numbers = table.columns.filter(
    (column): column is NumberColumn => column.kind === 'number' && !isOtherThanActual(column.name),
  );
  const claims: Claim[] = [];
  for (const column of numbers) {
    const said = rows.figure ?? attributeOf(column, titles, reading);
    if (rows.figure !== null && !isPlainTime(column)) continue;
    const total = rows.total === null ? null : totalOf(rows.label(rows.total), reading);
    if (said !== null && total !== null && said !== total) continue;
    const attribute = said ?? provenByTotal(table, rows, numbers, reading);
    const period = column.period ?? onlyPeriod(titles);
    if (attribute === null || attribute.kind !== 'flow' || period === null) continue;
    const claim = (row: number, part: string | null) => {
      const value = column.values[row] ?? Number.NaN;
      return Number.isNaN(value)
        ? []
        : cellClaim(table, document, owner, attribute, {
            value,
            unit: column.unit,
            decimals: column.decimals,
            row,
            head: column.name,
            period,
            isExpected: false,
            part,
          });
    };
    const ofParts = yield* eachRow({ rowCount: rows.segments.length }, (at) => {
      const row = rows.segments[at] ?? 0;
      return notSegment.test(rows.label(row)) ? [] : claim(row, rows.label(row));
    });
    for (const one of ofParts) claims.push(one);
    if (rows.total !== null) claims.push(...claim(rows.total, null));
  }
  return claims;
}

const plainTitle =
  /^(?:segments?|(?:divisional|segmental|segment|business) (?:performance|review|analysis|results|information|figures)|performance|(?:results|performance) by (?:division|segment|business)|segment (?:report|reporting|results|information|figures)|key figures|figures|results|overview|segmentbericht(?:erstattung)?|segmentzahlen|segmente|kennzahlen|zahlen|(?:sheet|table|tabelle|blatt) ?\d*)$/i;

const unitLine = /^(?:(?:all |alle )?(?:figures|amounts|values|angaben|beträge|werte)? ?in )/i;

/** A head of a time alone, "2025" or "2024 (restated)". */
const isPlainTime = ({ plainName }: NumberColumn) =>
  /^[\s(]*(?:(?:restated|audited|unaudited|angepasst|geprüft|ungeprüft)[\s)]*)?$/iu.test(plainName);

/** Headings of a report below which anything of the company may come. */
const chapter =
  /^(?:\d+(?:\.\d+)*\.?\s)?(?:(?:the )?(?:group )?(?:chief executive|chair(?:man|woman)?|ceo|chief financial officer|cfo)(?:['’]s)? (?:review|report|statement)|(?:financial|business|operating|operational|strategic|trading) (?:review|report|highlights|performance|summary)|review of (?:the year|operations)|management report|(?:konzern)?lagebericht|(?:umsatz|ertrags|geschäfts)(?:lage|entwicklung|verlauf)|umsatz und (?:ertrag|ergebnis)|finanzielle (?:entwicklung|eckdaten)|geschäftsjahr)(?: (?:\d{4}|\d{4}\/\d{2,4}))?(?: \([^()]*\))?$/iu;
const tellsNothing = (title: string) => chapter.test(readHead(title).plainName.trim());

/** A title that may limit its table to something ("Germany", "Online shop") is not understood. */
function isUnderstood(title: string, document: ClaimDocument, reading: Reading): boolean {
  if (
    /\b(?:in|for|für|aus|from)\s(?!EUR|USD|GBP|CHF|Mio|Mrd|Tsd|TEUR|T€|million|thousand)\p{Lu}/u.test(title)
  )
    return false;
  if (title === document.name || title === document.title) return true;
  if (findCompanies(title, reading.company, reading.others).length > 0) return true;
  const plain = readHead(title.replace(bySegment, '')).plainName.replace(unitLine, '').trim();
  if (readUnit(plain, true) !== null) return true;
  return (
    plain === '' ||
    plainTitle.test(plain) ||
    segmentHead.test(plain) ||
    attributeOfLabel(plain, reading.attributes) !== null
  );
}

function* rowsOf(table: Table, reading: Reading): PartByPart<Rows | null> {
  const texts = table.columns.filter(
    (column) => column.kind === 'text' && !remarkHead.test(column.name.trim()),
  );
  const [labels] = texts;
  if (table.rowCount > mostRows) return null;
  if (labels === undefined || texts.length !== 1) return null;
  // A column without a name lists segments where the title says that they are some.
  const isNamed = segmentHead.test(labels.name.trim());
  const isTitled =
    /^Column [A-Z]$/u.test(labels.name.trim()) &&
    [table.name, ...table.titleLines].some((title) => segmentHead.test(readHead(title).plainName.trim()));
  const figure = figureOf(labels.name, reading);
  if (!isNamed && !isTitled && figure === null) return null;
  const label = (row: number) => cellText(labels, row).trim();
  const isTotal = (row: number) =>
    table.rowKinds?.[row] === 'total' || totalLabel.test(label(row)) || totalOf(label(row), reading) !== null;
  const [segments, totals]: [number[], number[]] = [[], []];
  const naming = yield* eachRow(table, (row) => {
    if (label(row) === '') return [];
    if (namesCompany(label(row), reading)) return [row];
    if (isTotal(row)) totals.push(row);
    else if (table.rowKinds?.[row] !== 'section') segments.push(row);
    return [];
  });
  if (naming.length > 0) return null;
  return {
    label,
    figure,
    segments,
    total: totals.length === 1 && !/segment/i.test(label(totals[0] ?? 0)) ? (totals[0] ?? null) : null,
  };
}

/** True for a row of a company: "Irrigation" is none, though a sentence that begins with it made it look like one. */
function namesCompany(label: string, { company, others }: Reading): boolean {
  const hasForm = (key: string) => others.some((one) => one.key === key && splitName(one.name).form !== null);
  return findCompanies(label, company, others).some(
    ({ key, name }) => key === company.key || name.length < label.length || hasForm(key),
  );
}

function figureOf(head: string, { attributes }: Reading): Attribute | null {
  const named = figureBySegment.exec(readHead(head).plainName.trim())?.groups?.figure;
  return named === undefined ? null : attributeOfLabel(named, attributes);
}

/** "Group revenue", "Umsatz gesamt": the figure a total's label names. */
function totalOf(label: string, { attributes }: Reading): Attribute | null {
  const plain = label
    .replace(/^(?:total|group|company|gesamt|summe)\s+/i, '')
    .replace(/^Konzern-?\s?/, '')
    .replace(/\s(?:total|gesamt|insgesamt)$/i, '');
  return attributeOfLabel(plain, attributes);
}

function attributeOf(
  column: NumberColumn,
  titles: readonly string[],
  { attributes }: Reading,
): Attribute | null {
  if (column.plainName.trim() !== '') return attributeOfLabel(column.plainName, attributes);
  const named = titles.flatMap((title) => {
    const plain = readHead(title.replace(bySegment, '')).plainName;
    return attributeOfLabel(plain, attributes) ?? [];
  });
  return new Set(named).size === 1 ? (named[0] ?? null) : null;
}

/** What the total's label names, when in every column of a period alone the rows above add up to it. */
function provenByTotal(
  table: Table,
  { label, segments, total }: Rows,
  numbers: readonly NumberColumn[],
  reading: Reading,
): Attribute | null {
  const attribute = total === null ? null : totalOf(label(total), reading);
  if (total === null || attribute === null || segments.length < 2) return null;
  const isSum = numbers.every((column) => {
    const sum = segments.reduce((all, row) => all + (column.values[row] ?? Number.NaN), 0);
    const step = 10 ** -column.decimals;
    return (
      column.plainName.trim() === '' &&
      Math.abs(sum - (column.values[total] ?? Number.NaN)) <= (step / 2) * (segments.length + 1)
    );
  });
  return isSum && table.rowKinds?.includes('section') !== true ? attribute : null;
}

function onlyPeriod(titles: readonly string[]): Period | null {
  const found = titles.flatMap((title) => periodOfHeading(title) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}
