import { readTex } from '../maths/read-tex.ts';
import { readFormula, type Arithmetic } from './read-formula.ts';

/** An input of a figure, in the cell where it is. */
export interface InputCell {
  readonly address: string;
  readonly value: number;
}

export interface CellFormula {
  /** Without the equals sign. */
  readonly formula: string;
  readonly result: number;
}

const mostInputs = 4;

/**
 * A figure's formula as one of cells, or null. Which symbol is which input is not said anywhere, so it is proved: the
 * formula has as many symbols as there are inputs, and with them in this order, or in the only other order that does,
 * it gives the number that was printed, to its last digit.
 */
export function cellFormula(
  tex: string,
  inputs: readonly InputCell[],
  printed: { readonly value: number; readonly decimals: number },
): CellFormula | null {
  if (inputs.length === 0 || inputs.length > mostInputs) return null;
  const node = readTex(tex);
  for (const side of node ? readFormula(node) : []) {
    const names = [...new Set(namesOf(side))];
    if (names.length !== inputs.length || side.kind === 'name') continue;
    const [first, ...others] = orders(inputs).flatMap((order) => fitting(side, names, order, printed) ?? []);
    const isInOrder = fitting(side, names, inputs, printed) !== null;
    if (first && (isInOrder || others.length === 0)) return first;
  }
  return null;
}

function fitting(
  side: Arithmetic,
  names: readonly string[],
  order: readonly InputCell[],
  { value, decimals }: { readonly value: number; readonly decimals: number },
): CellFormula | null {
  const cells = new Map(names.flatMap((name, at) => (order[at] ? [[name, order[at]] as const] : [])));
  const result = compute(side, cells);
  if (!Number.isFinite(result) || result.toFixed(decimals) !== value.toFixed(decimals)) return null;
  return { formula: write(side, cells), result };
}

/** All orders, the given one first. */
function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    orders([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

function namesOf(side: Arithmetic): string[] {
  if (side.kind === 'name') return [side.name];
  if (side.kind === 'number') return [];
  return 'of' in side ? namesOf(side.of) : [...namesOf(side.left), ...namesOf(side.right)];
}

type Cells = ReadonlyMap<string, InputCell>;

function compute(side: Arithmetic, cells: Cells): number {
  switch (side.kind) {
    case 'number':
      return side.value;
    case 'name':
      return cells.get(side.name)?.value ?? Number.NaN;
    case 'root':
      return Math.sqrt(compute(side.of, cells));
    case 'size':
      return Math.abs(compute(side.of, cells));
    case 'minus':
      return -compute(side.of, cells);
    default:
      return operate(side.kind, compute(side.left, cells), compute(side.right, cells));
  }
}

function operate(kind: '+' | '-' | '*' | '/' | '^', left: number, right: number): number {
  if (kind === '+') return left + right;
  if (kind === '-') return left - right;
  if (kind === '*') return left * right;
  return kind === '/' ? left / right : left ** right;
}

function write(side: Arithmetic, cells: Cells): string {
  switch (side.kind) {
    case 'number':
      return `${side.value}`;
    case 'name':
      return cells.get(side.name)?.address ?? '';
    case 'root':
      return `SQRT(${write(side.of, cells)})`;
    case 'size':
      return `ABS(${write(side.of, cells)})`;
    case 'minus':
      return `(0-${write(side.of, cells)})`;
    default:
      return `(${write(side.left, cells)}${side.kind}${write(side.right, cells)})`;
  }
}
