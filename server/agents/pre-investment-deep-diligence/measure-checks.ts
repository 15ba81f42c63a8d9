import type { PitchMeasureId } from '../../packs/room/pitch-measures.ts';
import { ratioRule, type RatioRule } from '../../packs/statement/ratios.ts';
import type { Words } from '../../report/words.ts';
import { toWords } from '../../report/words.ts';
import type { PitchStatement } from '../../room/pitch-statements.ts';
import { recurringAt, type Recurring } from '../../room/recurring.ts';
import { ratioAt } from '../../statements/compute-ratio.ts';
import { scaleOf } from '../../table/unit-rules.ts';
import { monthText, numberText, percentText } from '../../tools/number-text.ts';
import { printRatio } from '../ground/ratio-text.ts';
import { ratioMark, yearText } from '../ground/statement-figures.ts';
import { computedFigure } from '../ground/table-figures.ts';
import type { Room } from './gather.ts';
import { businessYearOf, isWithin } from './held-against.ts';
import { diligenceTexts } from './messages/diligence-texts.ts';
import {
  concentration,
  moneyText,
  netRetention,
  retention,
  spanText,
  staffFigure,
  sumInput,
  topCustomer,
  type RoomWriting,
} from './room-figures.ts';

/** A number of the pitch beside what the customers, the accounts or the employee list give for it. */
export interface MeasureCheck {
  readonly statement: PitchStatement;
  readonly own: number;
  readonly from: 'customers' | 'accounts' | 'staff';
  /** The time that `own` is of, as a reader knows it; empty where it has none. */
  readonly time: string;
  /** `own` as it is printed. */
  readonly shown: string;
  readonly isBorneOut: boolean;
  readonly mark: (w: RoomWriting) => Words;
}

type Own = Pick<MeasureCheck, 'own' | 'from' | 'time' | 'shown' | 'mark'>;

function recurringMark(w: RoomWriting, id: 'arr' | 'mrr', found: Recurring): Words {
  const { labels, measureNames } = diligenceTexts().report;
  const factor = id === 'arr' ? found.toYear : found.toMonth;
  const [first] = found.used;
  if (first === undefined) return [];
  return computedFigure(
    w,
    {
      id: `own-${id}`,
      label: `${measureNames[id]}, ${monthText(found.month)}`,
      value: moneyText(found.sum * factor, first.column),
      formula: factor === 1 ? '\\sum a_i' : `${factor} \\cdot \\sum a_i`,
    },
    [sumInput(w.room, labels.total, found.sum, found.used)],
  );
}

/** Recurring revenue of the month the pitch names, else of the last one there is; in the currency of the pitch only. */
function recurringOf(room: Room, { measure, quantity, time }: PitchStatement): Own | null {
  if (room.customers === null || (measure !== 'arr' && measure !== 'mrr')) return null;
  const found = recurringAt(room.customers, time);
  const column = found?.used[0]?.column;
  if (found === null || column?.unit.kind !== 'money' || quantity.unit.kind !== 'money') return null;
  if (column.unit.currency !== quantity.unit.currency) return null;
  const factor = measure === 'arr' ? found.toYear : found.toMonth;
  if (factor < 1) return null;
  return {
    own: found.sum * factor * scaleOf(column.unit),
    from: 'customers',
    time: monthText(found.month),
    shown: moneyText(found.sum * factor, column),
    mark: (w) => recurringMark(w, measure, found),
  };
}

const ratioOf: Partial<Record<PitchMeasureId, RatioRule | undefined>> = {
  gross_margin: ratioRule('gross_margin'),
  operating_margin: ratioRule('operating_margin'),
  equity_ratio: ratioRule('equity_ratio'),
};

/** The ratio of the year the pitch names; of the last year where it names none. */
function ratioIn({ statements }: Room, { measure, time: period }: PitchStatement): Own | null {
  const rule = ratioOf[measure];
  const time = period === null ? statements.times.at(-1) : businessYearOf(statements, period);
  if (rule === undefined || time === undefined || time === null) return null;
  const found = ratioAt(statements, rule, time);
  if (found.kind !== 'value') return null;
  return {
    own: found.value,
    from: 'accounts',
    time: yearText(time),
    shown: printRatio(rule, found.value),
    mark: (w) => toWords(ratioMark({ ...w, statements }, rule, time)),
  };
}

/** Shares and retention are those of the last twelve months of the table: of another time nothing is held against them. */
function ofCustomers(room: Room, { measure, time }: PitchStatement): Own | null {
  const isLast = (month: string) =>
    time === null ||
    (time.kind === 'month' && month === `${time.year}-${String(time.month).padStart(2, '0')}`) ||
    (time.kind === 'year' && month.slice(0, 4) === String(time.year));
  if (measure === 'top_customer') {
    const found = concentration(room);
    if ('reason' in found || !isLast(found.to)) return null;
    return {
      own: found.top1,
      from: 'customers',
      time: spanText(found),
      shown: percentText(found.top1, 1),
      mark: (w) => toWords(topCustomer(w)),
    };
  }
  if (measure !== 'net_retention') return null;
  const found = retention(room);
  if ('reason' in found || !isLast(found.to)) return null;
  return {
    own: found.netRetention,
    from: 'customers',
    time: monthText(found.to),
    shown: percentText(found.netRetention, 1),
    mark: (w) => toWords(netRetention(w)),
  };
}

function ofStaff({ staff }: Room, { measure }: PitchStatement): Own | null {
  if (measure !== 'employees' || staff === null) return null;
  return {
    own: staff.staying.length,
    from: 'staff',
    time: '',
    shown: numberText(staff.staying.length, 0),
    mark: (w) => staffFigure(w),
  };
}

/** What the pitch says in numbers, as far as the room has the same: the others are told apart as not held against anything. */
export function measureChecks(room: Room): {
  readonly checks: readonly MeasureCheck[];
  readonly open: readonly PitchStatement[];
} {
  const checks: MeasureCheck[] = [];
  const open: PitchStatement[] = [];
  for (const statement of room.pitchStatements) {
    const own =
      recurringOf(room, statement) ??
      ratioIn(room, statement) ??
      ofCustomers(room, statement) ??
      ofStaff(room, statement);
    if (own === null) open.push(statement);
    else checks.push({ ...own, statement, isBorneOut: isWithin(statement.quantity, own.own) });
  }
  return { checks, open };
}

/** How far the pitch is from what the room gives: of percentages in points, of others in percent; a bound has no distance. */
export function distanceOf({ statement: { quantity }, own }: MeasureCheck): number | null {
  if (quantity.bound !== undefined || own <= 0) return null;
  return quantity.unit.kind === 'percent' ? quantity.value - own : quantity.value / own - 1;
}
