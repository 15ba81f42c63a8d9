import type { Block } from '../../report/blocks.ts';
import { list, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { cellAt } from '../../statements/compute-ratio.ts';
import { lostOf, type Retention } from '../../room/cohorts.ts';
import { isSeveral, sumsOf } from '../../room/customer-entries.ts';
import { monthText, numberText, percentText } from '../../tools/number-text.ts';
import { decimalsOf, lineName, yearText } from '../ground/statement-figures.ts';
import { computedFigure } from '../ground/table-figures.ts';
import { diligenceTexts, section } from './messages/diligence-texts.ts';
import {
  concentration,
  retention,
  showMeasure,
  spanText,
  sumInput,
  type RoomWriting,
} from './room-figures.ts';
import type { Reading } from '../../findings/rules.ts';

const mostCustomers = 10;

/** What the customers of a whole calendar year brought beside the revenue of the accounts, in one currency. */
function ofAccounts(w: RoomWriting): Block[] {
  const texts = diligenceTexts().report;
  const time = w.statements.times.at(-1) ?? '';
  const cell = cellAt(w.statements, 'revenue', time);
  const used = (w.room.customers?.entries ?? []).filter(({ month }) => month.startsWith(`${time}-`));
  const unit = used[0]?.column.unit;
  if (cell?.unit.kind !== 'money' || unit?.kind !== 'money' || unit.currency !== cell.unit.currency)
    return [];
  if (time.length !== 4 || cell.value <= 0 || new Set(used.map(({ month }) => month)).size < 12) return [];
  const sum = used.reduce((all, { amount }) => all + amount, 0);
  const value = percentText((sum * unit.scale) / cell.value, 1);
  const label = texts.ofAccountsLabel(yearText(time));
  const own = { source: cell.source, row: cell.row, column: cell.column };
  const share = computedFigure(w, { id: 'of-accounts', label, value, formula: '\\frac{\\sum a_i}{r}' }, [
    sumInput(w.room, texts.labels.total, sum, used),
    { name: lineName('revenue'), value: numberText(cell.printed, decimalsOf(cell.printed)), cell: own },
  ]);
  return [paragraph(texts.ofAccounts(share, yearText(time)))];
}

/** Every customer's share of the last twelve months, and how concentrated they are. */
function concentrationBlocks(w: RoomWriting): Block[] {
  const texts = diligenceTexts().report;
  const found = concentration(w.room);
  if ('reason' in found) return [paragraph(texts.notComputed(texts.reasons[found.reason]))];
  const { used, total } = found;
  const all = sumInput(w.room, `${texts.labels.total}, ${spanText(found)}`, total, used);
  const share = (id: string, customer: string, amount: number) =>
    computedFigure(
      w,
      {
        id,
        label: texts.labels.share(customer),
        value: percentText(amount / total, 1),
        formula: '\\frac{a}{\\sum a_i}',
      },
      [
        sumInput(
          w.room,
          customer,
          amount,
          used.filter((one) => one.customer === customer),
        ),
        all,
      ],
    );
  const sums = sumsOf(used).filter(({ customer, amount }) => !isSeveral(customer) && amount > 0);
  const rows = sums
    .slice(0, mostCustomers)
    .map(({ customer, amount }, i): Said[] => [customer, share(`customer-${i + 1}`, customer, amount)]);
  const five = new Set(sums.slice(0, 5).map(({ customer }) => customer));
  const topFive = computedFigure(
    w,
    {
      id: 'top-five',
      label: texts.labels.topFive,
      value: percentText(found.top5, 1),
      formula: '\\frac{\\sum a_{1..5}}{\\sum a_i}',
    },
    [
      sumInput(
        w.room,
        texts.labels.topFive,
        sums.slice(0, 5).reduce((sum, { amount }) => sum + amount, 0),
        used.filter((one) => five.has(one.customer)),
      ),
      all,
    ],
  );
  const hhi = computedFigure(
    w,
    { id: 'hhi', label: texts.labels.hhi, value: numberText(found.hhi, 0), formula: '\\sum s_i^2' },
    [all],
  );
  const totalMark = computedFigure(
    w,
    { id: 'customer-total', label: texts.labels.total, value: all.value, formula: '\\sum a_i' },
    [all],
  );
  const months = computedFigure(
    w,
    {
      id: 'customer-months',
      label: texts.labels.months,
      value: numberText(new Set(used.map(({ month }) => month)).size, 0),
      formula: '\\#',
    },
    [all],
  );
  return [
    paragraph(texts.concentration(months, spanText(found), totalMark, topFive, hhi)),
    ...ofAccounts(w),
    table(texts.customerHead, rows, { right: [1] }),
  ];
}

const mostLost = 5;

/** Customers of twelve months before that bring nothing in the last month, with what they brought then. */
function lostCustomers(w: RoomWriting, found: Retention): Words[] {
  const texts = diligenceTexts().report;
  const lost = lostOf(found);
  if (lost.length === 0) return [];
  const { from, used } = found;
  const each = lost.slice(0, mostLost).map(({ customer, amount }, i) => {
    const own = used.filter((one) => one.customer === customer && one.month === from);
    const input = sumInput(w.room, texts.labels.revenueOfOne(customer, monthText(from)), amount, own);
    const now = {
      name: texts.labels.revenueOfOne(customer, monthText(found.to)),
      value: '—',
      figure: true,
    } as const;
    const shown = { id: `lost-${i + 1}`, label: input.name, value: input.value, formula: 'a' };
    return words`${customer} (${computedFigure(w, shown, [input, now])})`;
  });
  return [texts.lost(joinWords(each, ', '), monthText(from), monthText(found.to))];
}

function retentionBlocks(w: RoomWriting, reading: Reading | undefined): Block[] {
  const texts = diligenceTexts().report;
  const found = retention(w.room);
  if ('reason' in found) return [paragraph(texts.notRetained(texts.reasons[found.reason]))];
  const kept = computedFigure(
    w,
    {
      id: 'customer-retention',
      label: texts.labels.customerRetention,
      value: percentText(found.customerRetention, 1),
      formula: '\\frac{n}{m}',
    },
    [
      { name: texts.labels.kept, value: numberText(found.customersKept, 0), figure: true },
      sumInput(
        w.room,
        texts.labels.before(numberText(found.customersBefore, 0)),
        found.before,
        found.used.filter(({ month }) => month === found.from),
      ),
    ],
  );
  const net = reading === undefined ? '—' : showMeasure(w)(reading).mark;
  return [
    list([words`${texts.netKept(net)}`, words`${texts.customersKept(kept)}`, ...lostCustomers(w, found)]),
  ];
}

/** Who the revenue hangs on, and who stayed. */
export function customerSection(w: RoomWriting, readings: readonly Reading[]): Block[] {
  const texts = diligenceTexts().report;
  if (w.room.customers === null) return section('customers', paragraph(texts.noCustomers));
  const net = readings.find(({ rule }) => rule.id === 'net_retention');
  return section('customers', ...concentrationBlocks(w), ...retentionBlocks(w, net));
}
