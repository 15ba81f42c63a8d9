import type { Figure } from '@loupe/shared/contract/run-events';
import type { DecimalMark, PrintedNumber } from '@loupe/shared/lib/printed-number';
import { cellFormula, type CellFormula } from './cell-formula.ts';
import { storedNumber } from './cell-value.ts';
import { readAmounts } from './read-amount.ts';

interface InputRow {
  readonly name: string;
  readonly shown: string;
  readonly number: PrintedNumber | null;
  readonly from: string | null;
}

/** A figure with the row it begins at; its inputs are in this row and those below. */
export interface FigureRow {
  readonly figure: Figure;
  readonly row: number;
  readonly number: PrintedNumber | null;
  readonly inputs: readonly InputRow[];
  /** Its formula over the cells of its inputs, where it can be written so. */
  readonly formula: CellFormula | null;
}

/** Column in which inputs have their numbers. */
const inputColumn = 'G';
/** Column in which figures have theirs. */
export const valueColumn = 'B';

/** Figures below each other from `firstRow` on. */
export function figureRows(figures: readonly Figure[], firstRow: number, mark: DecimalMark): FigureRow[] {
  let row = firstRow;
  return figures.map((figure) => {
    const amounts = readAmounts(
      figure.inputs.map(({ value }) => value),
      mark,
    );
    const inputs = figure.inputs.map(({ name, value, from }, i) => ({
      name,
      shown: value,
      number: amounts[i] ?? null,
      from,
    }));
    const [number = null] = readAmounts([figure.value], mark);
    const own = { figure, row, number, inputs, formula: number && formulaOf(figure, number, inputs, row) };
    row += Math.max(1, inputs.length);
    return own;
  });
}

function formulaOf(
  figure: Figure,
  number: PrintedNumber,
  inputs: readonly InputRow[],
  row: number,
): CellFormula | null {
  const cells = inputs.flatMap((input, at) =>
    input.number ? [{ address: `${inputColumn}${row + at}`, value: storedNumber(input.number).value }] : [],
  );
  return cells.length === inputs.length ? cellFormula(figure.formula, cells, storedNumber(number)) : null;
}
