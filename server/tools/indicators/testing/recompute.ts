import type { Figure } from '@loupe/shared/contract/run-events';

/** Text of the files a figure may name, by document. */
export type Documents = Readonly<Record<string, string>>;

type Rows = readonly (readonly number[])[];

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const sigma = (values: readonly number[], freedom: number) =>
  Math.sqrt(sum(values.map((one) => (one - mean(values)) ** 2)) / (values.length - freedom));
const pairs = (values: readonly number[]) => values.slice(1).map((now, i) => [now, values[i] ?? 0] as const);
const logs = (values: readonly number[]) => pairs(values).map(([now, before]) => Math.log(now / before));
const changes = (values: readonly number[]) => pairs(values).map(([now, before]) => now / before - 1);

/** A number as it is printed in English, without its unit. */
function numberOf(text: string): number {
  return Number(
    text
      .replaceAll(',', '')
      .replace('−', '-')
      .replace(/[^\d.+\-e]/g, ''),
  );
}

function cellsOf(line: string): string[] {
  const separator = line.includes(';') ? ';' : ',';
  return line.split(separator);
}

const cellNumber = (cell: string, isGerman: boolean) =>
  Number(isGerman ? cell.replaceAll('.', '').replace(',', '.') : cell);

/** The cells a figure says it was computed from, row by row in the order of time, read from the file by line and column. */
function rowsOf(input: Figure['inputs'][number], documents: Documents): Rows {
  const { series } = input;
  if (series === undefined) throw new Error(`“${input.name}” names no rows.`);
  const lines = (documents[series.document] ?? '').split('\n');
  const header = lines.find(
    (line) => line.includes(series.columns[0] ?? '') && line.includes(series.columns[1] ?? ''),
  );
  const titles = cellsOf(header ?? '');
  const isGerman = (header ?? '').includes(';');
  const places = series.columns.slice(1).map((name) => titles.indexOf(name));
  const rows = series.rows.flatMap(([first, last]) =>
    lines.slice(first - 1, last).map((line) => {
      const cells = cellsOf(line);
      return places.map((at) => cellNumber(cells[at] ?? '', isGerman));
    }),
  );
  if (rows.length !== series.count)
    throw new Error(`“${input.name}” counts ${series.count}, not ${rows.length}.`);
  return series.first.line > series.last.line ? rows.toReversed() : rows;
}

function ema(values: readonly number[], n: number): number[] {
  const line: number[] = [mean(values.slice(0, n))];
  for (const value of values.slice(n))
    line.push((value * 2) / (n + 1) + ((line.at(-1) ?? 0) * (n - 1)) / (n + 1));
  return line;
}

function macdLine(close: readonly number[]): number[] {
  const long = ema(close, 26);
  const short = ema(close, 12).slice(-long.length);
  return long.map((value, i) => (short[i] ?? 0) - value);
}

function wilder(values: readonly number[], n: number): number {
  return values.slice(n).reduce((open, value) => (open * (n - 1) + value) / n, mean(values.slice(0, n)));
}

function atr(rows: Rows): number {
  const ranges = rows.map(([high = 0, low = 0], i) => {
    const before = rows[i - 1]?.[2];
    return before === undefined ? high - low : Math.max(high, before) - Math.min(low, before);
  });
  return wilder(ranges, 14);
}

function largestFall(closes: readonly number[]): number {
  return Math.min(...closes.map((close, i) => close / Math.max(...closes.slice(0, i + 1)) - 1));
}

function sidesHeld(closes: readonly number[]): number {
  const side = (i: number) => {
    const until = closes.slice(0, i + 1);
    return until.length < 50 ? 0 : Math.sign(mean(until.slice(-20)) - mean(until.slice(-50)));
  };
  let held = 0;
  while (side(closes.length - 1 - held) === side(closes.length - 1)) held += 1;
  return held;
}

function covariance(a: readonly number[], b: readonly number[]): number {
  return sum(a.map((one, i) => (one - mean(a)) * ((b[i] ?? 0) - mean(b)))) / (a.length - 1);
}

/** What an input says it is, computed from its own rows; null for one that is only read or given. */
function recomputeInput(input: Figure['inputs'][number], documents: Documents): number | null {
  if (input.series === undefined) return null;
  const rows = rowsOf(input, documents);
  const column = (at: number) => rows.map((row) => row[at] ?? 0);
  const name = input.name.replace(/ \([\d,]+ rows, .*\)$/, '');
  if (name === input.name) return null;
  const moved = pairs(column(0)).map(([now, before]) => now - before);
  if (/^(?:SMA|Mean of|Mean volume)/.test(name)) return mean(column(0));
  if (name.startsWith('Volume traded')) return sum(column(0));
  if (name.startsWith('EMA')) return ema(column(0), Number(/^EMA (\d+)/.exec(name)?.[1])).at(-1) ?? 0;
  if (name.startsWith('Average gain'))
    return wilder(
      moved.map((one) => Math.max(0, one)),
      14,
    );
  if (name.startsWith('Average loss'))
    return wilder(
      moved.map((one) => Math.max(0, -one)),
      14,
    );
  if (name.startsWith('MACD (')) return macdLine(column(0)).at(-1) ?? 0;
  if (name.startsWith('MACD signal')) return ema(macdLine(column(0)), 9).at(-1) ?? 0;
  if (name.startsWith('ATR')) return atr(rows);
  const band = /^Bollinger band, (upper|lower)/.exec(name)?.[1];
  if (band !== undefined) return mean(column(0)) + (band === 'upper' ? 2 : -2) * sigma(column(0), 0);
  if (name.startsWith('σ')) return sigma(column(0), 0);
  if (name.startsWith('Volatility, 30')) return sigma(logs(column(0)), 1) * Math.sqrt(252 * 1);
  if (name.startsWith('Change of OBV'))
    return sum(moved.map((one, i) => Math.sign(one) * (rows[i + 1]?.[1] ?? 0)));
  throw new Error(`Nobody knows how to compute “${input.name}”.`);
}

interface Shown {
  readonly n: readonly number[];
  readonly words: readonly string[];
  rows(at: number): Rows;
  column(at: number, place?: number): number[];
}

type Rule = readonly [RegExp, (shown: Shown, match: RegExpExecArray) => number];

const rules: readonly Rule[] = [
  [/^\\mathrm\{SMA\}_\{20\} ([+-]) 2/, ({ n: [a = 0, b = 0] }, [, sign]) => a + (sign === '+' ? 2 : -2) * b],
  [/^C_t$|^C_\{t-\d+\}$|^\\mathrm\{ATR\}_\{14\}$/, ({ n: [a = 0] }) => a],
  [/^\\frac\{1\}\{(\d+)\} \\sum_\{i=0\}/, ({ column }, [, n]) => mean(column(0).slice(-Number(n)))],
  [/^\\frac\{C_t\}\{\\max C\} - 1$/, ({ n: [a = 0], column }) => a / Math.max(...column(2)) - 1],
  [/^\\frac\{\\max C\}\{C_t\} - 1$/, ({ n: [a = 0], column }) => Math.max(...column(2)) / a - 1],
  [/^\\#\\\{(?:t|k) : C_/, ({ column }) => column(0).length],
  [/^\\#\\\{\\text\{Up/, ({ words }) => words.filter((word) => word === 'Up').length],
  [/^\\#\\\{C_t > /, ({ n }) => n.filter((gap) => gap > 0).length],
  [/^\\#\\\{\\text\{rows/, ({ words }) => words.length],
  [
    /^d_\{\\mathrm\{run\}\} - /,
    ({ words: [run = '', last = ''] }) => (Date.parse(run) - Date.parse(last)) / 86_400_000,
  ],
  [/^D - n$/, ({ n: [a = 0, b = 0] }) => a - b],
  [/^n - 1$/, ({ column }) => column(1).length - 1],
  [/^\\#\\\{k : /, ({ column }) => sidesHeld(column(1))],
  [/^100 - \\frac\{100\}/, ({ n: [gain = 0, loss = 0] }) => 100 - 100 / (1 + gain / loss)],
  [/^\\mathrm\{EMA\}_\{9\}\\left/, ({ column }) => ema(macdLine(column(0)), 9).at(-1) ?? 0],
  [
    /^\\mathrm\{(?:EMA|SMA)\}_\{\d+\}(?:\(C\))? - |^\\mathrm\{MACD\} - |^C_t - \\mathrm\{SMA\}/,
    ({ n: [a = 0, b = 0] }) => a - b,
  ],
  [/^\\sqrt\{N\}\\,\\sqrt/, ({ n, column }) => Math.sqrt(n[2] ?? 0) * sigma(logs(column(0)), 1)],
  [
    /^\\sqrt\{\\frac\{N\}\{4/,
    ({ n, rows }) =>
      Math.sqrt(
        ((n[2] ?? 0) / (4 * rows(0).length * Math.log(2))) *
          sum(rows(0).map(([h = 1, l = 1]) => Math.log(h / l) ** 2)),
      ),
  ],
  [/^\\mathrm\{ATR\}_t = /, ({ rows }) => atr(rows(0))],
  [/^\\frac\{C_t - \\m/, ({ n: [a = 0, b = 0, c = 0] }) => (a - b) / (c - b)],
  [/^\\min_t/, ({ column }) => largestFall(column(2))],
  [/^\\sigma_y\\sqrt/, ({ n: [a = 0, h = 0, year = 1] }) => a * Math.sqrt(h / year)],
  [
    /^C_t\\,e\^\{(-?)/,
    ({ n: [a = 0, h = 0, year = 1, close = 0] }, [, minus]) =>
      close * Math.exp((minus ? -1 : 1) * a * Math.sqrt(h / year)),
  ],
  [
    /^\\frac\{\\#\\\{\\text\{spans/,
    ({ n: [, , h = 0, fall = 0], rows }) => {
      const all = rows(4);
      const spans = all.slice(0, all.length - h);
      const hits = spans.filter(([close = 0], i) =>
        all.slice(i + 1, i + 1 + h).some((row) => (row.at(-1) ?? 0) <= close * (1 + fall)),
      );
      return hits.length / spans.length;
    },
  ],
  [/^\\frac\{S\}\{C_t\}|^\\frac\{\\text\{level\}/, ({ n: [a = 0, b = 1] }) => a / b - 1],
  [/^\\frac\{\|C_t - S\|\}/, ({ n: [a = 0, b = 0, c = 1] }) => Math.abs(a - b) / c],
  [/^C_t ([+-]) (\d)\\,/, ({ n: [a = 0, b = 0] }, [, sign, k]) => a + Number(`${sign}${k}`) * b],
  [
    /^\\frac\{C_t ([+-]) (\d)\\,/,
    ({ n: [a = 0, b = 0] }, [, sign, k]) => (a + Number(`${sign}${k}`) * b) / a - 1,
  ],
  [/^\\frac\{q\\,[CK]/, ({ n: [q = 0, a = 0, range = 1] }) => (q * a) / (2 * range)],
  [
    /^\\frac\{\\bar r\}\{s_r\}/,
    ({ n, column }) => (mean(changes(column(4))) / sigma(changes(column(4)), 1)) * Math.sqrt(n[2] ?? 0),
  ],
  [
    /^\\frac\{\\bar r\}\{d_r\}/,
    ({ n, column }) => {
      const all = changes(column(4));
      return (mean(all) / Math.sqrt(mean(all.map((one) => Math.min(0, one) ** 2)))) * Math.sqrt(n[2] ?? 0);
    },
  ],
  [
    /^-r_\{\(k\)\}/,
    ({ column }) => {
      const all = changes(column(2)).toSorted((a, b) => a - b);
      return -(all[Math.ceil(all.length / 20) - 1] ?? 0);
    },
  ],
  [
    /^\\frac\{\\#\\\{r_t/,
    ({ column }) => changes(column(2)).filter((one) => one > 0).length / changes(column(2)).length,
  ],
  [/^\\frac\{1\}\{m\}/, ({ n: [count = 0, ...points] }) => sum(points) / count],
  [/^0\.015\\,C_t$/, ({ n: [a = 0] }) => 0.015 * a],
  [/^\\frac\{1\}\{20\}\\sum V$/, ({ column }) => mean(column(0))],
  [/^\\frac\{V_t\}|^\\frac\{\\mathrm\{(?:OBV|ATR)\}/, ({ n: [a = 0, b = 1] }) => a / b],
  [/^\\max H$/, ({ column }) => Math.max(...column(1))],
  [/^\\min L$/, ({ rows }) => Math.min(...rows(1).map((row) => row.at(-1) ?? 0))],
  [/^\\frac\{C_\{low\}\}/, ({ n: [peak = 1, low = 0] }) => low / peak - 1],
  [
    /^\\frac\{\\mathrm\{cov\}\(r, r_b\)\}\{\\mathrm/,
    ({ column }) => {
      const [own, other] = [logs(column(2)), logs(column(3))];
      return covariance(own, other) / covariance(other, other);
    },
  ],
  [
    /^\\frac\{\\mathrm\{cov\}\(r, r_b\)\}\{s_r/,
    ({ column }) => {
      const [own, other] = [logs(column(3)), logs(column(4))];
      return covariance(own, other) / Math.sqrt(covariance(own, own) * covariance(other, other));
    },
  ],
  [/^\\rho\^2$/, ({ n: [a = 0] }) => a ** 2],
  [/^R_\{own\}/, ({ n: [a = 0, b = 0] }) => (a - b) / 100],
  [/^\\frac\{.* - 1$/, ({ n: [a = 0, b = 1] }) => a / b - 1],
];

/** The printed value, its last digit, and what the figure's own inputs give for it. */
export function recompute(
  figure: Figure,
  documents: Documents,
): { printed: number; step: number; value: number; wrongInputs: string[] } {
  const given = figure.formula.startsWith('\\text{') ? numberOf(figure.value) : null;
  // A threshold is said, with where it comes from; there is nothing to compute.
  if (given !== null) return { printed: given, step: 1, value: given, wrongInputs: [] };
  const rule = rules.find(([pattern]) => pattern.test(figure.formula));
  const match = rule?.[0].exec(figure.formula);
  if (!rule || !match) throw new Error(`Nobody knows the formula ${figure.formula} of ${figure.id}.`);
  const rows = (at: number) => rowsOf(figure.inputs[at] as Figure['inputs'][number], documents);
  const shown: Shown = {
    n: figure.inputs.map((input) => numberOf(input.value)),
    words: figure.inputs.map((input) => input.value),
    rows,
    column: (at, place = 0) => rows(at).map((row) => row[place] ?? 0),
  };
  const isShare = /%|points/.test(figure.value);
  const digits = /\.(\d+)/.exec(figure.value)?.[1]?.length ?? 0;
  const wrongInputs = figure.inputs.flatMap((input) => {
    const own = recomputeInput(input, documents);
    const said = numberOf(input.value);
    const year = input.name.startsWith('Volatility, 30') ? Math.sqrt((shown.n[2] ?? 252) / 252) : 1;
    return own === null || Math.abs(own * year - said) <= Math.abs(said) * 1e-8 + 1e-12 ? [] : [input.name];
  });
  return {
    printed: numberOf(figure.value),
    step: 10 ** -digits,
    value: rule[1](shown, match) * (isShare ? 100 : 1),
    wrongInputs,
  };
}
