import type { Figure } from '@loupe/shared/contract/run-events';

const numeral = /[-−+]?\s?\d[\d.,'\u00a0\u202f ]*\d|[-−+]?\s?\d/;

/** How a writer marks decimals: one way for all numbers of a figure. */
type Mark = '.' | ',';

function numberOf(text: string, mark: Mark): number {
  const digits = (numeral.exec(text)?.[0] ?? 'none').replace(/[\s'\u00a0\u202f+]/g, '').replace('−', '-');
  return Number(mark === '.' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replaceAll(',', '.'));
}

/** What is beside the number: unit, scale, currency. */
const unitOf = (text: string) => text.replace(numeral, '').trim();

/** Half of the last digit shown, as a number. */
function tolerance(text: string, isPercent: boolean): number {
  const decimals = /\d[.,](\d+)(?!.*\d[.,]\d)/.exec(text)?.[1]?.length ?? 0;
  return (0.5001 * 10 ** -decimals) / (isPercent ? 100 : 1);
}

interface Shape {
  readonly matches: (formula: string) => boolean;
  readonly compute: (a: number, b: number) => number;
  readonly tex: (a: string, b: string) => string;
}

const group = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
const fraction = String.raw`\\frac\s*${group}\s*${group}`;
const isFraction = new RegExp(`^${fraction}$`);
const isChange = new RegExp(String.raw`^${fraction}\s*-\s*1$`);

const shapes: readonly Shape[] = [
  { matches: (f) => isFraction.test(f), compute: (a, b) => a / b, tex: (a, b) => `\\frac{${a}}{${b}}` },
  { matches: (f) => isChange.test(f), compute: (a, b) => a / b - 1, tex: (a, b) => `\\frac{${a}}{${b}} - 1` },
  {
    matches: (f) => /^[^-+*/]+ - [^-+*/]+$/.test(f) && !f.includes('\\frac'),
    compute: (a, b) => a - b,
    tex: (a, b) => `${a} - ${b}`,
  },
];

/** A number as TeX shows it, its marks no spaces. */
const inTex = (text: string) => `\\text{${text.replaceAll(/[\\{}$%#&_^~]/g, '')}}`;

/**
 * The formula with its two inputs put in and what comes out, as TeX: "\frac{20,400}{219,800} = 0.0928". Null where the
 * formula is not of such a simple kind, or where what comes out is not the figure: then nothing is claimed.
 */
export function formulaWithInputs(figure: Figure): string | null {
  const [first, second] = figure.inputs;
  if (figure.inputs.length !== 2 || !first || !second) return null;
  const shape = shapes.find(({ matches }) => matches(figure.formula.trim()));
  if (!shape || unitOf(first.value) !== unitOf(second.value)) return null;
  const isPercent = figure.value.includes('%');
  const near = tolerance(figure.value, isPercent);
  for (const mark of ['.', ','] as const) {
    const wanted = numberOf(figure.value, mark) / (isPercent ? 100 : 1);
    const result = shape.compute(numberOf(first.value, mark), numberOf(second.value, mark));
    if (Number.isFinite(result) && Math.abs(wanted - result) <= near)
      return `${shape.tex(inTex(first.value), inTex(second.value))} = ${inTex(shown(result, mark))}`;
  }
  return null;
}

/** Four digits that count, with the figure's own mark. */
function shown(result: number, mark: Mark): string {
  return String(Number(result.toPrecision(4))).replace('.', mark);
}
