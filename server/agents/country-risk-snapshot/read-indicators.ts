import { cellText } from '../../claims/cell-text.ts';
import { aggregateNames } from '../../packs/country/indicators.ts';
import { indicatorRoles } from '../../packs/exports/indicators.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import { findRoles } from '../../table/find-roles.ts';
import type { Column } from '../../table/table.ts';
import type { Dossier } from '../ground/dossier.ts';
import type { RowRefusal } from '../ground/left-out.ts';
import type { TableCell } from '../ground/table-figures.ts';
import { countryTexts } from './messages/country-texts.ts';

/** One figure of one country and year, with the cell it is in. */
export interface IndicatorValue {
  readonly country: string;
  readonly indicator: string;
  /** Of the indicator; empty where the file has none. */
  readonly code: string;
  readonly unit: string;
  readonly year: number;
  readonly value: number;
  readonly cell: TableCell;
}

export interface IndicatorsRead {
  readonly values: readonly IndicatorValue[];
  /** Rows that are no countries: regions and groups. */
  readonly groups: readonly TableCell[];
  readonly refused: readonly RowRefusal[];
  /** Columns of numbers of no year. */
  readonly undated: readonly Column[];
  /** Figures of years to come, or of years that the file itself estimates: what is expected is not what is. */
  readonly expected: readonly TableCell[];
  /** Columns of a sheet of indicators that hold no numbers. */
  readonly unread: readonly Column[];
  /** Codes of countries, by name. */
  readonly codes: ReadonlyMap<string, string>;
}

const none: IndicatorsRead = {
  values: [],
  groups: [],
  refused: [],
  undated: [],
  expected: [],
  unread: [],
  codes: new Map(),
};

/** A name of a country or an indicator to compare by. */
export const plainKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]/gu, '');

/** "2019", "2019 [YR2019]". */
const yearHead = /^(?:YR)?((?:19|20)\d\d)(?: ?\[YR\d{4}\])?$/u;

function yearOfHead({ name, period }: Column): number | null {
  const head = yearHead.exec(name.trim())?.[1];
  if (head !== undefined) return Number(head);
  return period?.kind === 'year' && !period.isFiscal ? period.year : null;
}

function yearOfCell(column: Column | undefined, row: number): number | null {
  if (column === undefined) return null;
  const found = /^(?:YR)?((?:19|20)\d\d)(?!\d)/u.exec(cellText(column, row).trim())?.[1];
  return found === undefined ? null : Number(found);
}

/** The number of a cell; of a column with a unit for each row too, since the row says it. */
function numberAt(column: Column, row: number): number {
  if (column.kind === 'number') return column.values[row] ?? Number.NaN;
  return column.kind === 'doubtful' ? (column.byRow?.values[row] ?? Number.NaN) : Number.NaN;
}

const isNumbers = (column: Column) =>
  column.kind === 'number' || (column.kind === 'doubtful' && column.byRow !== null);

/** What a head says that it counts, percent or money; other units are in the name as written. */
function unitOf(column: Column): string {
  if (column.kind !== 'number') return '';
  if (column.unit.kind === 'money') return column.unit.currency;
  return column.unit.kind === 'percent' ? '%' : '';
}

/** "GDP growth (annual %) [NY.GDP.MKTP.KD.ZG]": the name and its code. */
function nameAndCode(name: string): readonly [string, string] {
  const found = /^(.*?)\s*\[([A-Z0-9_.]+)\]$/u.exec(name.trim());
  return found === null ? [name.trim(), ''] : [found[1] ?? '', found[2] ?? ''];
}

interface Place {
  readonly column: Column;
  readonly year: number | null;
  readonly indicator: string;
  readonly code: string;
  readonly unit: string;
}

const text = (column: Column | undefined, row: number): string =>
  column === undefined ? '' : cellText(column, row).trim();

/** "U.S. dollars" of a row whose scale is "Billions" are no dollars. */
const scaledUnit = (unit: string, scale: string): string =>
  scale === '' || /^(?:units?|einheiten?|1)$/iu.test(scale)
    ? unit
    : [unit, scale.toLowerCase()].filter((one) => one !== '').join(', ');

/** Which cells of a row are figures, whatever the shape: years across, a row for each figure, or indicators across. */
function placesOf(found: ReturnType<typeof findRoles<(typeof indicatorRoles)[number]['role']>>) {
  const { at, table } = found;
  const across = table.columns.flatMap((column) => {
    const year = isNumbers(column) ? yearOfHead(column) : null;
    return year === null ? [] : [{ column, year }];
  });
  const { indicator, value, year, unit, scale, country, code } = at;
  if (indicator !== undefined) {
    const names = (row: number) => ({
      indicator: text(indicator, row),
      code: text(at.indicator_code, row),
      unit: scaledUnit(text(unit, row), text(scale, row)),
    });
    if (value !== undefined)
      return (row: number): Place[] => [{ ...names(row), column: value, year: yearOfCell(year, row) }];
    return (row: number): Place[] => across.map((one) => ({ ...names(row), ...one }));
  }
  const used = new Set<Column | undefined>([country, code, year, unit, scale]);
  const own = table.columns.filter((one) => isNumbers(one) && !used.has(one));
  return (row: number): Place[] =>
    own.map((column) => {
      const [name, seriesCode] = nameAndCode(column.period === null ? column.name : column.plainName);
      const dated = yearOfCell(year, row) ?? yearOfHead(column);
      return { column, year: dated, indicator: name, code: seriesCode, unit: unitOf(column) };
    });
}

function readTable(source: DocumentTable, today: number): IndicatorsRead | null {
  const found = findRoles(source.table, indicatorRoles);
  const { country } = found.at;
  if (country === undefined) return null;
  const placesIn = placesOf(found);
  const values: IndicatorValue[] = [];
  const groups = new Map<string, TableCell>();
  const refused: RowRefusal[] = [];
  const undated = new Set<Column>();
  const expected: TableCell[] = [];
  const codes = new Map<string, string>();
  const seen = new Map<string, IndicatorValue>();
  const contradicted = new Set<IndicatorValue>();
  const { refusals } = countryTexts().report;
  const isAcross = found.at.indicator === undefined;
  const unread = isAcross ? found.unused.filter((one) => !isNumbers(one)) : [];
  for (let row = 0; row < source.table.rowCount; row += 1) {
    const name = cellText(country, row).trim();
    const line = source.table.lines[row] ?? 0;
    if (name === '' || (source.table.rowKinds?.[row] ?? 'record') !== 'record') continue;
    if (aggregateNames.test(name)) {
      if (!groups.has(name)) groups.set(name, { source, row, column: country });
      continue;
    }
    if (found.at.code !== undefined) codes.set(plainKey(name), cellText(found.at.code, row).trim());
    const lastKnown = Math.min(today, yearOfCell(found.at.estimates, row) ?? today);
    for (const { column, year, ...place } of placesIn(row)) {
      const value = numberAt(column, row);
      if (Number.isNaN(value) || place.indicator === '') continue;
      if (year === null) {
        if (found.at.year === undefined) undated.add(column);
        else refused.push({ line, reason: refusals.noYear });
        continue;
      }
      if (year > lastKnown) {
        expected.push({ source, row, column });
        continue;
      }
      const one = { ...place, country: name, year, value, cell: { source, row, column } };
      const key = [plainKey(name), plainKey(place.indicator), place.unit, year].join('|');
      const before = seen.get(key);
      if (before === undefined) values.push(one);
      else if (before.value !== value) {
        contradicted.add(before);
        refused.push({ line, reason: refusals.twice });
      }
      seen.set(key, before ?? one);
    }
  }
  return {
    values: values.filter((one) => !contradicted.has(one)),
    groups: [...groups.values()],
    refused,
    undated: [...undated],
    expected,
    unread,
    codes,
  };
}

/** Every figure of a country that a document holds, up to the year of today. */
export function readIndicators(dossier: Dossier, today: number): IndicatorsRead {
  const all = dossier.text.tables.flatMap(
    (table, at) => readTable({ document: dossier.key, at, table }, today) ?? [],
  );
  return all.reduce(
    (sum, one) => ({
      values: [...sum.values, ...one.values],
      groups: [...sum.groups, ...one.groups],
      refused: [...sum.refused, ...one.refused],
      undated: [...sum.undated, ...one.undated],
      expected: [...sum.expected, ...one.expected],
      unread: [...sum.unread, ...one.unread],
      codes: new Map([...sum.codes, ...one.codes]),
    }),
    none,
  );
}
