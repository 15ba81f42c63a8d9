import type { Words } from '../../report/words.ts';
import { cellText } from '../../claims/cell-text.ts';
import type { CapTable } from '../../room/cap-table.ts';
import { numberText } from '../../tools/number-text.ts';
import { decimalsOf } from '../ground/statement-figures.ts';
import { cellFigure, computedFigure } from '../ground/table-figures.ts';
import { diligenceTexts } from './messages/diligence-texts.ts';
import type { RoomWriting } from './room-figures.ts';

type Fault = CapTable['faults'][number];

/** Each row or column that went into what a cap table should print. */
function partsOf({ source, holders }: CapTable, { kind, row, column }: Fault) {
  const { table } = source;
  const rows = kind === 'total' ? holders.map((one) => one.row) : [row];
  const parts = kind === 'row' ? table.columns.filter((one) => one.kind === 'number') : [column];
  return { source, rows: Uint32Array.from(rows), columns: [table.columns[0] ?? column, ...parts] as const };
}

/** What a cell of a cap table prints, and what its rows give. */
export function faultText(w: RoomWriting, fault: Fault): Words {
  const texts = diligenceTexts().report;
  const { capTable } = w.room;
  if (capTable === null) return [];
  const { kind, row, column, printed, computed } = fault;
  const { source, holders, total } = capTable;
  const holder = holders.find((one) => one.row === row);
  const name = holder?.name ?? texts.totalRow;
  const id = `fault-${kind}-${row + 1}-${source.table.columns.indexOf(column) + 1}`;
  const isPercent = kind === 'share';
  const percent = (value: number) =>
    `${numberText(value, column.decimals)}${column.unit.kind === 'percent' ? '\u00a0%' : ''}`;
  const print = (value: number) =>
    isPercent ? percent(value) : numberText(value, Math.min(decimalsOf(value), 2));
  const label = texts.faultLabel(name, column.name);
  const own = cellFigure(w, { source, row, column }, { id, label, value: print(printed) });
  const parts = partsOf(capTable, fault);
  const inputs =
    kind === 'share'
      ? [
          {
            name,
            value: numberText(holder?.diluted ?? 0, 0),
            rows: { ...parts, columns: [parts.columns[0], ...capTable.columns] as const },
          },
          {
            name: capTable.isNominal ? texts.labels.nominal : texts.labels.diluted,
            value: numberText(total, 0),
            figure: true as const,
          },
        ]
      : [{ name: column.name, value: cellText(column, row), rows: parts }];
  const given = computedFigure(
    w,
    {
      id: `${id}-computed`,
      label: texts.computedLabel(name, column.name),
      value: print(computed),
      formula: kind === 'share' ? '\\frac{n}{\\sum n_i}' : '\\sum n_i',
    },
    inputs,
  );
  return texts.faults[kind](name, column.name, own, given);
}
