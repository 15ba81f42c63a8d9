import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import { rowLabels } from '../table/row-labels.ts';
import { measuredColumn, unitOfCell } from '../table/row-unit.ts';
import type { Column, Table, TextColumn } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';
import { amountUnit } from './amount-unit.ts';
import type { Claim, ClaimValue } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies } from './company-names.ts';
import { attributeOfLabel } from './label-claims.ts';
import { periodKey, periodOfHeading } from './periods.ts';
import { cellText } from './cell-text.ts';
import type { PartByPart } from '../part-by-part.ts';
import { eachRow, rowPlace, rowQuote, tableClaim } from './table-rows.ts';
import { partWord, type Reading } from './tag-sentence.ts';
import { unitByText } from './text-scale.ts';

/** Words of a header that make a column something else than the company's actual figures. */
const notActual =
  /(?<!\p{L})(?:budget|plan|target|forecast|estimate|consensus|guidance|expected|change|chg|growth|delta|variance|share|yoy|y\/y|%|veränderung|abweichung|anteil|prognose|ziel|erwartet|schätzung|soll|peer|competitor|rival|wettbewerber|vergleich)(?!\p{L})/iu;
const expectedHead =
  /(?<!\p{L})(?:budget|plan|target|forecast|guidance|expected|prognose|ziel|erwartet|planung)(?!\p{L})|(?<=\d{4})[eE](?!\p{L})/u;

/** What may stand in a column's head beside its time and unit, without making it a part of the company. */
const wholeHead =
  /^(?:column [a-z]{1,2}|(?:(?:ist|actuals?|reported|as|published|audited|unaudited|geprüft|ungeprüft|testiert|preliminary|vorläufig|restated|adjusted|angepasst|berichtigt|corrected|amount|betrag|value|values|wert|werte|zahl|zahlen|total|totals|group|consolidated|konzern|gesamt|insgesamt|summe|company|gesellschaft|note|ifrs|hgb|gaap|us|uk|fy|year|full|fiscal|jahr|gesamtjahr|geschäftsjahr|stand|as of|at|of|per|zum|am|in|the|audited|e|f|p|budget|plan|planung|target|forecast|guidance|expected|prognose|ziel|erwartet|euro?|million|millions|mio|thousand|thousands|tsd)(?:[\s|(),./*¹²³–-]+|$))*)$/iu;

/** Titles of tables whose numbers are people. */
const countsPeople =
  /(?<!\p{L})(?:head ?count|workforce|staffing|staff|ftes?|personnel|mitarbeiter\p{L}*|beschäftigte\p{L}*|belegschaft|personalbestand|employees)(?!\p{L})/iu;

/** True for a column of what is planned or expected: "Plan 2026", "2026E". */
export const saysPlan = (head: string): boolean =>
  expectedHead.test(head) || /\d{4}\s?[eE]$/.test(head.trim());

/** True for a column of plans, changes, shares or others' figures. */
export function isOtherThanActual(head: string): boolean {
  return notActual.test(head) || expectedHead.test(head);
}

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

/** True when a column's head limits it to nothing: "Germany 2025" and "Online 2025" are parts. */
export function isOfAll(plainName: string, owner: string, { company, others }: Reading): boolean {
  const name = plainName.replace(/^[\s|(),./*–-]+/u, '');
  const named = findCompanies(name, company, others);
  return named.length > 0 ? named.every(({ key }) => key === owner) : wholeHead.test(name);
}

const amountOf = ({ value }: Claim) => (value.kind === 'quantity' ? value.value : value);

/** A label that stands twice with different values names two things ("Borrowings", current and not), and neither whole. */
function saidOnce(claims: readonly Claim[]): Claim[] {
  const same = Map.groupBy(claims, ({ attribute, polarity, period, asOf, isRestated }) =>
    [attribute, polarity, period && periodKey(period), asOf, isRestated].join(' '),
  );
  return [...same.values()].filter((group) => new Set(group.map(amountOf)).size === 1).flat();
}

/** A label without its number, unit and what stands in brackets: "Revenue" of "1. Revenue (EUR m)". */
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
  const numbers = columns.flatMap((column) => {
    const measured = measuredColumn(table, column);
    if (measured === null || column.period === null) return [];
    return isOfAll(column.plainName, owner, reading)
      ? [{ ...column, ...measured, period: column.period }]
      : [];
  });
  if (numbers.length === 0) return [];
  const isOfYears = areYearEnds(numbers);
  let section: string | null = null;
  const attributeOf = once((label) => attributeOfLabel(plainLabel(label), reading.attributes));
  return yield* eachRow(table, (row): Claim[] => {
    const label = cellText(labels, row);
    if (table.rowKinds?.[row] === 'section') {
      section = label;
      return [];
    }
    if (section !== null && partWord.test(section)) return [];
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
      const unit = column.unitOf(row);
      const head = column.name;
      const isExpected = saysPlan(head);
      if (unit === null || Number.isNaN(value) || (notActual.test(head) && !isExpected)) return [];
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

interface CellFacts {
  readonly value: number;
  readonly unit: Unit;
  readonly decimals: number;
  readonly row: number;
  readonly head: string;
  readonly period: Period;
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
  const isUnsaid = cell.unit.kind === 'none' && (attribute.kind === 'flow' || attribute.kind === 'stock');
  // "Sales" of a table of people is the department.
  if (isUnsaid && countsPeople.test([table.name, ...table.titleLines].join(' '))) return [];
  const given = isUnsaid ? (amountUnit(document) ?? cell.unit) : cell.unit;
  const isAmount = (attribute.kind === 'flow' || attribute.kind === 'stock') && Number.isInteger(cell.value);
  const unit = isAmount ? unitByText(given, table, document) : given;
  if (unit === null) return [];
  // People are whole, whatever the other rows of the column are.
  const isWhole = attribute.kind === 'count' && Number.isInteger(cell.value);
  const quantity = quantityOf(attribute, cell.value, unit, isWhole ? 0 : cell.decimals);
  if (quantity === null) return [];
  const isFlow = attribute.kind !== 'stock' && attribute.kind !== 'count';
  if (isFlow && cell.period.kind === 'day') return [];
  const asOf = isFlow
    ? null
    : cell.period.kind === 'day' || cell.period.kind === 'year'
      ? periodKey(cell.period)
      : null;
  if (!isFlow && asOf === null) return [];
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
    if (column.kind !== 'number' || column === time || notActual.test(column.name)) continue;
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
        isExpected: expectedHead.test(text),
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
