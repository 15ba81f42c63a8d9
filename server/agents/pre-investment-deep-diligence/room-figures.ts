import { readRule, type Measured, type Reading } from '../../findings/rules.ts';
import { roomRules, type RoomRuleId } from '../../packs/room/red-flags.ts';
import type { Said, Words } from '../../report/words.ts';
import { retentionOf } from '../../room/cohorts.ts';
import { concentrationOf } from '../../room/concentration.ts';
import type { CustomerEntry } from '../../room/customer-entries.ts';
import { cellAt } from '../../statements/compute-ratio.ts';
import { statementTexts } from '../../statements/messages/statement-texts.ts';
import type { StatementCell } from '../../statements/read-statements.ts';
import type { NumberColumn } from '../../table/table.ts';
import { monthText, numberText, percentText } from '../../tools/number-text.ts';
import { decimalsOf, inputsOf, type StatementWriting } from '../ground/statement-figures.ts';
import { computedFigure, type FigureInput, type TableRows } from '../ground/table-figures.ts';
import { figureLink } from '../writing/evidence-links.ts';
import type { Room } from './gather.ts';
import { diligenceTexts } from './messages/diligence-texts.ts';

/** What every part of the report is written from. */
export interface RoomWriting extends StatementWriting {
  readonly room: Room;
}

/** Cash and the operating cash flow of the last year that has both, where money is burnt. */
function burnOf({
  statements,
}: Room): { readonly cash: StatementCell; readonly flow: StatementCell } | 'missing' | 'positive' {
  const time = statements.times.at(-1) ?? '';
  const [cash, flow] = [cellAt(statements, 'cash', time), cellAt(statements, 'operating_cash_flow', time)];
  if (cash === null || flow === null || cash.basis !== flow.basis) return 'missing';
  return flow.value < 0 ? { cash, flow } : 'positive';
}

export const concentration = ({ customers }: Room) =>
  customers === null ? ({ reason: 'absent' } as const) : concentrationOf(customers.entries);

export const retention = ({ customers }: Room) =>
  customers === null ? ({ reason: 'absent' } as const) : retentionOf(customers.entries);

function measured(room: Room, id: RoomRuleId): Measured {
  const { reasons } = diligenceTexts().report;
  if (id === 'room_coverage') return { value: room.coverage.found / room.coverage.rows.length };
  if (id === 'top_customer') {
    const found = concentration(room);
    return 'reason' in found ? { reason: reasons[found.reason] } : { value: found.top1 };
  }
  if (id === 'net_retention') {
    const found = retention(room);
    return 'reason' in found ? { reason: reasons[found.reason] } : { value: found.netRetention };
  }
  const burn = burnOf(room);
  if (typeof burn === 'string') return { reason: reasons[burn === 'missing' ? 'noCash' : 'noBurn'] };
  return { value: burn.cash.value / (-burn.flow.value / 12) };
}

/** The measures of the room, read by the rules of thumb. */
export const readRoom = (room: Room): Reading[] =>
  roomRules.map((rule) => readRule(rule, measured(room, rule.id)));

/** An amount as the column of customers has it, with its currency. */
export function moneyText(value: number, { unit }: NumberColumn): string {
  const number = numberText(value, Math.min(decimalsOf(value), 2));
  if (unit.kind !== 'money') return number;
  const { money, scales } = statementTexts();
  return money(unit.currency, number, scales[unit.scale] ?? '');
}

/** Cells of customers as the rows of a figure, in the order of the file. */
function rowsOf(room: Room, used: readonly CustomerEntry[]): TableRows {
  const source = room.customers?.source;
  const [first] = used;
  if (source === undefined || first === undefined) throw new RangeError('No customer rows are given.');
  const name = source.table.columns.find(({ kind }) => kind === 'text') ?? first.column;
  const columns = [...new Set(used.map(({ column }) => column))];
  return {
    source,
    rows: Uint32Array.from(new Set(used.map(({ row }) => row))).toSorted(),
    columns: [name, ...columns],
  };
}

/** The sum of entries as an input, with the rows behind it. */
export const sumInput = (
  room: Room,
  name: string,
  value: number,
  used: readonly CustomerEntry[],
): FigureInput => {
  const [first] = used;
  return { name, value: first === undefined ? '' : moneyText(value, first.column), rows: rowsOf(room, used) };
};

/** The months counted: "Apr 2024 – Mar 2025"; one year or month alone. */
export const spanText = ({ from, to }: { readonly from: string; readonly to: string }) =>
  from === to ? monthText(to) : `${monthText(from)} – ${monthText(to)}`;

/** The share of the largest customer in the months counted. */
export function topCustomer(w: RoomWriting): Said {
  const found = concentration(w.room);
  if ('reason' in found) return '—';
  const { labels } = diligenceTexts().report;
  const { customer, amount } = found.largest;
  const own = found.used.filter((one) => one.customer === customer);
  return computedFigure(
    w,
    {
      id: 'top-customer',
      label: labels.top(customer),
      value: percentText(found.top1, 1),
      formula: '\\frac{a}{\\sum a_i}',
    },
    [
      sumInput(w.room, customer, amount, own),
      sumInput(w.room, `${labels.total}, ${spanText(found)}`, found.total, found.used),
    ],
  );
}

/** Net revenue retention over twelve months. */
export function netRetention(w: RoomWriting): Said {
  const found = retention(w.room);
  if ('reason' in found) return '—';
  const { labels } = diligenceTexts().report;
  const of = (month: string) => found.used.filter((one) => one.month === month);
  const then = sumInput(w.room, labels.revenueOf(monthText(found.from)), found.before, of(found.from));
  const last = of(found.to);
  const now =
    last.length === 0 ? [] : [sumInput(w.room, labels.revenueOf(monthText(found.to)), found.kept, last)];
  return computedFigure(
    w,
    {
      id: 'net-retention',
      label: labels.netRetention,
      value: percentText(found.netRetention, 1),
      formula: '\\frac{b}{a}',
    },
    [then, ...now],
  );
}

function monthsOfCash(w: RoomWriting): Said {
  const burn = burnOf(w.room);
  if (typeof burn === 'string') return '—';
  const inputs = inputsOf(w, [burn.cash, burn.flow]);
  return figureLink(w.step, {
    id: 'months-of-cash',
    label: diligenceTexts().report.measures.months_of_cash,
    value: numberText(burn.cash.value / (-burn.flow.value / 12), 1),
    formula: '\\frac{c}{-f / 12}',
    inputs,
    source_n: inputs[0]?.source_n ?? null,
  });
}

const counted = (name: string, value: number) =>
  ({ name, value: numberText(value, 0), figure: true }) as const;

function roomCoverage(w: RoomWriting): Words {
  const { labels, measures } = diligenceTexts().report;
  const { found, rows } = w.room.coverage;
  const value = percentText(found / rows.length, 0);
  return computedFigure(
    w,
    { id: 'room-coverage', label: measures.room_coverage, value, formula: '\\frac{n}{m}' },
    [counted(labels.found, found), counted(labels.points, rows.length)],
  );
}

/** "7 of 14" points of the checklist. */
export function coverageCount(w: RoomWriting): Words {
  const { labels, of } = diligenceTexts().report;
  const { found, rows } = w.room.coverage;
  return computedFigure(
    w,
    { id: 'points', label: labels.found, value: of(found, rows.length), formula: 'n' },
    [counted(labels.found, found), counted(labels.points, rows.length)],
  );
}

/** People of the employee list who have not left. */
export function staffFigure(w: RoomWriting): Words {
  const { staff } = w.room;
  if (staff === null) return [];
  const { source, rows, staying, person, leaving } = staff;
  const columns = leaving === null ? ([person] as const) : ([person, leaving] as const);
  const { labels } = diligenceTexts().report;
  return computedFigure(
    w,
    { id: 'staff', label: labels.staying, value: numberText(staying.length, 0), formula: 'n' },
    [
      {
        name: labels.staffRows,
        value: numberText(rows.length, 0),
        rows: { source, rows: Uint32Array.from(rows), columns },
      },
      counted(labels.staying, staying.length),
    ],
  );
}

/** Rows of the employee list, whether they have left or not. */
export function staffRowsFigure(w: RoomWriting): Words {
  const { staff } = w.room;
  if (staff === null) return [];
  const { source, rows, person } = staff;
  const { staffRows } = diligenceTexts().report.labels;
  const value = numberText(rows.length, 0);
  return computedFigure(w, { id: 'staff-rows', label: staffRows, value, formula: 'n' }, [
    { name: staffRows, value, rows: { source, rows: Uint32Array.from(rows), columns: [person] } },
  ]);
}

const marks: Readonly<Record<RoomRuleId, (w: RoomWriting) => Said>> = {
  top_customer: topCustomer,
  net_retention: netRetention,
  months_of_cash: monthsOfCash,
  room_coverage: roomCoverage,
};

/** How a measure is shown in the scorecard and in sentences. */
export const showMeasure =
  (w: RoomWriting) =>
  ({ rule }: Reading) => {
    const { measures, basis, months } = diligenceTexts().report;
    const id = roomRules.find((one) => one.id === rule.id)?.id ?? 'room_coverage';
    const print = (value: number) =>
      id === 'months_of_cash'
        ? months(numberText(value, 1))
        : percentText(value, id === 'room_coverage' ? 0 : 1);
    return { name: measures[id], mark: marks[id](w), print, basis };
  };
