import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import { rowLabels } from '../table/row-labels.ts';
import { currencyOfLines, unitOfCell } from '../table/row-unit.ts';
import type { Column, Table, TextColumn } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';
import { amountUnit } from './amount-unit.ts';
import type { Claim, ClaimValue } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { attributeOfLabel } from './label-claims.ts';
import { basisOf } from './plan-basis.ts';
import { saysGuessed, saysPlanned } from './planned-labels.ts';
import { moneyOfTable } from './money-of-table.ts';
import { periodKey, periodOfHeading } from './periods.ts';
import { cellText } from './cell-text.ts';
import { isOtherThanActual, saysPlan } from './plan-heads.ts';
import type { PartByPart } from '../part-by-part.ts';
import { statementColumns } from './statement-columns.ts';
import { eachRow, rowPlace, rowQuote, tableClaim } from './table-rows.ts';
import { isOfPart } from './table-sections.ts';
import { isOfOtherTime } from './time-of-label.ts';
import type { Reading } from './tag-sentence.ts';
import { unitByText } from './text-scale.ts';

/** Titles of tables whose numbers are people. */
const countsPeople =
  /(?<!\p{L})(?:head ?count|workforce|staffing|staff|ftes?|personnel|mitarbeiter\p{L}*|beschäftigte\p{L}*|belegschaft|personalbestand|employees)(?!\p{L})/iu;

function quantityOf(attribute: Attribute, value: number, unit: Unit, decimals: number): ClaimValue | null {
  const scale = 'scale' in unit ? unit.scale : 1;
  const isMoney = attribute.kind === 'flow' || attribute.kind === 'stock';
  if (attribute.kind === 'share' || attribute.kind === 'change') {
    if (unit.kind !== 'percent') return null;
    return {
      kind: 'quantity',
      value: Number((value / 100).toPrecision(15)),
      high: Number((value / 100).toPrecision(15)),
      unit,
      scale: 1,
      precision: 0.005 * 10 ** -decimals,
      isApproximate: false,
      written: `${value.toFixed(decimals)} %`,
    };
  }
  if (isMoney && unit.kind !== 'money' && unit.kind !== 'none') return null;
  if (attribute.kind === 'count' && unit.kind !== 'count' && unit.kind !== 'none') return null;
  const whole = Number((value * scale).toPrecision(15));
  if (attribute.range !== undefined && (whole < attribute.range.least || whole > attribute.range.most))
    return null;
  return {
    kind: 'quantity',
    value: whole,
    high: whole,
    unit: unit.kind === 'money' ? { ...unit, scale: 1 } : { kind: 'none' },
    scale,
    precision: 0.5 * 10 ** -decimals * scale,
    isApproximate: false,
    written: value.toFixed(decimals),
  };
}

/** What is owed, whatever sign it is printed with; null for a balance of which the sign says nothing certain. */
export function owedValue({ owed }: Attribute, printed: number): number | null {
  if (owed === undefined || printed >= 0) return printed;
  return owed === 'amount' ? -printed : null;
}

/** Rows are attributes, columns are periods. */
export function* statementRows(
  table: Table,
  document: ClaimDocument,
  owner: string | null,
  reading: Reading,
): PartByPart<Claim[]> {
  const claims: Claim[] = [];
  for (const { labels, of } of rowLabels(table))
    for (const claim of yield* labelledRows(table, document, owner, reading, labels, of)) claims.push(claim);
  return saidOnce(claims);
}

const amountOf = ({ value }: Claim) => (value.kind === 'quantity' ? value.value : value);

/** A label that comes twice with different values names two things ("Borrowings", current and not), and neither whole. */
function saidOnce(claims: readonly Claim[]): Claim[] {
  const same = Map.groupBy(claims, ({ attribute, polarity, period, asOf, isRestated }) =>
    [attribute, polarity, period && periodKey(period), asOf, isRestated].join(' '),
  );
  return [...same.values()].filter((group) => new Set(group.map(amountOf)).size === 1).flat();
}

/** A label without its number, unit and what is in brackets: "Revenue" of "1. Revenue (EUR m)". */
export const plainLabel = (label: string) =>
  label
    .replace(/^(?:[A-Za-z]|[IVX]+|\d{1,2})[.)]\s+/, '')
    .replace(/\s*[([](?![^)\]]*(?:Ø|[Dd]urchschnitt|average|FTE|Vollzeit)).*?[)\]]/g, ' ')
    .replace(/[,;]?\s*(?:in )?(?:EUR|USD|GBP|CHF|Mio\.?|m€|T€|TEUR|€|million).*$/i, '');

function* labelledRows(
  table: Table,
  document: ClaimDocument,
  owner: string | null,
  reading: Reading,
  labels: TextColumn,
  columns: readonly Column[],
): PartByPart<Claim[]> {
  if (owner === null) return [];
  const numbers = statementColumns(table, columns, owner, reading);
  if (numbers.length === 0) return [];
  const isOfYears = areYearEnds(numbers);
  let section: string | null = null;
  const attributeOf = once((label) =>
    saysPlanned(label) || saysGuessed(label) ? null : attributeOfLabel(plainLabel(label), reading.attributes),
  );
  return yield* eachRow(table, (row): Claim[] => {
    const label = cellText(labels, row);
    if (table.rowKinds?.[row] === 'section') {
      section = label;
      return [];
    }
    if (section !== null && (isOfPart(section) || saysPlan(section))) return [];
    const attribute = attributeOf(label);
    if (
      attribute === null ||
      attribute.kind === 'text' ||
      attribute.kind === 'date' ||
      attribute.kind === 'place'
    )
      return [];
    return numbers.flatMap((column): Claim[] => {
      const value = column.values[row] ?? Number.NaN;
      const said = column.unitOf(row);
      const isMoney = attribute.kind === 'flow' || attribute.kind === 'stock';
      const unit = (isMoney && said !== null ? currencyOfLines(table, said) : null) ?? said;
      const head = column.name;
      const isExpected = saysPlan(head);
      if (unit === null || Number.isNaN(value) || (isOtherThanActual(head) && !isExpected)) return [];
      if (isOfOtherTime(label, column.period)) return [];
      return cellClaim(table, document, owner, attribute, {
        value,
        unit,
        decimals: column.decimalsOf(row),
        row,
        head,
        period: isOfYears && attribute.kind === 'flow' ? yearTo(column.period) : column.period,
        isExpected,
        part: null,
      });
    });
  });
}

/** "31.12.2025 | 31.12.2024" above turnover and balances: the years that end there. */
function areYearEnds(columns: readonly Column[]): boolean {
  const days = columns.flatMap(({ period }) => (period?.kind === 'day' ? [period.date] : []));
  return (
    days.length === columns.length &&
    days.length > 1 &&
    new Set(days).size === days.length &&
    days.every((day) => day.endsWith('-12-31'))
  );
}

const yearTo = (period: Period): Period =>
  period.kind === 'day' ? { kind: 'year', year: Number(period.date.slice(0, 4)), isFiscal: false } : period;

export interface CellFacts {
  readonly value: number;
  readonly unit: Unit;
  readonly decimals: number;
  readonly row: number;
  readonly head: string;
  /** Null for a count that is said without a day. */
  readonly period: Period | null;
  readonly isExpected: boolean;
  readonly part: string | null;
}

/** The claim of one cell; none where its unit or period does not fit the attribute. */
export function cellClaim(
  table: Table,
  document: ClaimDocument,
  entity: string,
  attribute: Attribute,
  cell: CellFacts,
): Claim[] {
  const isScale = cell.unit.kind === 'count' && cell.unit.of === null;
  const isUnsaid =
    (cell.unit.kind === 'none' || isScale) && (attribute.kind === 'flow' || attribute.kind === 'stock');
  // "Sales" of a table of people is the department.
  if (isUnsaid && countsPeople.test([table.name, ...table.titleLines].join(' '))) return [];
  const given = isUnsaid ? (amountUnit(document) ?? moneyOfTable(table) ?? cell.unit) : cell.unit;
  const isAmount = (attribute.kind === 'flow' || attribute.kind === 'stock') && Number.isInteger(cell.value);
  const unit = isAmount ? unitByText(given, table, document) : given;
  if (unit === null) return [];
  // People are whole, whatever the other rows of the column are.
  const isWhole = attribute.kind === 'count' && Number.isInteger(cell.value);
  const value = owedValue(attribute, cell.value);
  const quantity = value === null ? null : quantityOf(attribute, value, unit, isWhole ? 0 : cell.decimals);
  if (quantity === null) return [];
  const isFlow = attribute.kind !== 'stock' && attribute.kind !== 'count';
  if (isFlow && (cell.period === null || cell.period.kind === 'day')) return [];
  const isOfDay = cell.period?.kind === 'day' || cell.period?.kind === 'year';
  const asOf = isFlow || cell.period === null || !isOfDay ? null : periodKey(cell.period);
  if (!isFlow && asOf === null && (cell.period !== null || attribute.kind !== 'count')) return [];
  const basis = basisOf(cell.head) ?? basisOf([table.name, ...table.titleLines].join(' '));
  return [
    {
      ...tableClaim,
      entity,
      attribute: attribute.id,
      part: cell.part,
      value: quantity,
      period: isFlow ? cell.period : null,
      asOf,
      polarity: cell.isExpected ? 'expected' : 'stated',
      ...(cell.isExpected && basis !== null && { basis }),
      isRestated: /restated|angepasst/i.test(cell.head),
      place: rowPlace(table, [cell.row], document, rowQuote(table, cell.row, document)),
    },
  ];
}

/** Rows are periods, columns are attributes. */
export function* recordRows(
  table: Table,
  document: ClaimDocument,
  owner: string | null,
  reading: Reading,
): PartByPart<Claim[]> {
  const time = table.columns.find((column) =>
    /^(?:year|fiscal year|period|fy|jahr|geschäftsjahr|periode)$/i.test(column.name.trim()),
  );
  if (time === undefined || owner === null || table.rowKinds?.some((kind) => kind === 'section') === true)
    return [];
  // Records split by something else (region, product) are no whole company.
  if (
    table.columns.some(
      (column) =>
        column !== time &&
        column.kind === 'text' &&
        !/^(?:unit|currency|einheit|währung|note|remark|comment|source|bemerkung|quelle)s?$/i.test(
          column.name,
        ),
    )
  )
    return [];
  const periodOf = once(periodOfHeading);
  const claims: Claim[] = [];
  for (const column of table.columns) {
    if (column.kind !== 'number' || column === time || isOtherThanActual(column.name)) continue;
    if (saysPlanned(column.name)) continue;
    const attribute = attributeOfLabel(column.plainName, reading.attributes);
    if (attribute === null) continue;
    const found = yield* eachRow(table, (row): Claim[] => {
      const text = cellText(time, row).replace(/\.0+$/, '');
      const period = periodOf(text);
      const value = column.values[row] ?? Number.NaN;
      if (period === null || Number.isNaN(value) || table.rowKinds?.[row] === 'total') return [];
      return cellClaim(table, document, owner, attribute, {
        value,
        unit: unitOfCell(table, row, column),
        decimals: column.decimals,
        row,
        head: column.name,
        period,
        isExpected: saysPlan(text),
        part: null,
      });
    });
    for (const claim of found) claims.push(claim);
  }
  return claims;
}

/** The same for the same text, found once: cells of a column repeat themselves. */
function once<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly found: T }>();
  return (text) => {
    const { found } = known.get(text) ?? { found: find(text) };
    known.set(text, { found });
    return found;
  };
}
