import type { Decision, TableProof } from './decision.ts';
import { doubtful, placeOf } from './doubt.ts';
import { isIdName } from './id-names.ts';
import type { DateOrder } from './read-date.ts';
import type { ColumnScan } from './scan-column.ts';
import type { DateForm } from './table.ts';

const yearName =
  /\b(?:year|jahr|fy|fiscal year|geschäftsjahr|baujahr|jahrgang|founded|gründung|joined|hired|born|built|established|opened|entered|eintritt|gegründet|eröffnet|geboren)\b|jahr$/i;
const dateName = /date|datum|\bday\b|\btag\b|timestamp|stichtag/i;

/** "time", "open_time", "snapped_at", "Unix": names of moments. */
const momentName =
  /^(?:unix(?:[ _]?time)?|epoch|ts|datetime|fecha|period|zeit(?:punkt|stempel)?|.*\bat|.*_at|(?:.*[ _])?(?:time|timestamp)|.*(?:date|datum))$/i;

const dayName = /(?:^|[\s_])(?:date|datum|stichtag)$|datum$/i;

/** Years, 20240131, Unix times and the days of workbooks: digits whose column is named after a time. Null for all others. */
export function datesOfDigits(
  scan: ColumnScan,
  name: string,
): Pick<Extract<Decision, { kind: 'date' }>, 'precision' | 'form' | 'isUtc'> | null {
  const { shortest, longest } = scan;
  const isBetween = (least: number, most: number) => shortest >= least && longest <= most;
  if (scan.isWhole && scan.isYears && (yearName.test(name) || (name === '' && scan.cells.column === 0)))
    return { precision: 'year', form: null, isUtc: false };
  if (!scan.isWhole || isIdName(name)) return null;
  if (dateName.test(name) && isBetween(8, 8))
    return { precision: 'day', form: 'year-month-day', isUtc: false };
  if (isBetween(5, 5) && dayName.test(name)) return { precision: 'day', form: 'workbook date', isUtc: false };
  const isUnix = isBetween(9, 10) || isBetween(12, 13) || isBetween(16, 16);
  if (isUnix && momentName.test(name.trim())) return { precision: 'time', form: 'Unix time', isUtc: true };
  return null;
}

/** Decides the order of a column of dates, and whose clock it is. Refuses (`doubtful`) what has two readings. */
export function decideDates(scan: ColumnScan, proof: TableProof): Decision {
  const [day, month] = [scan.orders.get('day_first'), scan.orders.get('month_first')];
  if (day !== undefined && month !== undefined) return doubtful('two_date_orders', scan, day, month);
  const precisions = scan.precisions;
  const isMixed =
    precisions.size > 1 && !(precisions.size === 2 && precisions.has('day') && precisions.has('time'));
  if (isMixed) return doubtful('mixed_types', scan, scan.firstDate);
  const [precision = 'day'] = precisions.has('time') ? (['time'] as const) : precisions;
  const own = day ?? month;
  const isUtc = scan.utcDates > 0 && scan.utcDates === scan.dates;
  const said = (order: DateOrder | null, evidence: string | null): Decision => {
    return { kind: 'date', order, precision, isUtc, form: formOf(scan, order), evidence };
  };
  if (own !== undefined) return said(day === undefined ? 'month_first' : 'day_first', placeOf(scan, own));
  if (scan.unclearDate === null) return said(null, null);
  if (proof.order === null) return doubtful('unclear_date_order', scan, scan.unclearDate);
  return said(proof.order.value, proof.order.evidence);
}

function formOf({ form }: ColumnScan, order: DateOrder | null): DateForm | null {
  return form === 'pair' ? (order === 'month_first' ? 'month/day/year' : 'day/month/year') : form;
}
