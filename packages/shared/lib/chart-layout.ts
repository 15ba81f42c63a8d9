import type { ChartData, ChartShape } from './chart-data.ts';

/** Where things are, in the units and from the corner of what is drawn on: points of a page, pixels of a screen. */
export interface ChartLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Lines across with what is written before them; `isZero` is the line that bars begin at. */
  readonly ticks: readonly { readonly y: number; readonly label: string; readonly isZero: boolean }[];
  /** Names of points below the plot: `x` is where the text begins. */
  readonly names: readonly { readonly x: number; readonly text: string }[];
  /** The middle of each point's room, and how wide that is. */
  readonly middles: readonly number[];
  readonly room: number;
  readonly bars: readonly ChartBar[];
  readonly lines: readonly ChartLine[];
}

interface ChartBar {
  readonly series: number;
  readonly point: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A run of neighbouring points that have a value; one alone is a dot. */
interface ChartLine {
  readonly series: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface ChartFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Room below the plot for the names of its points. */
  readonly foot: number;
  /** Names below at the most. */
  readonly mostNames: number;
  readonly widestBar: number;
  /** How wide a text is drawn. */
  readonly measure: (text: string) => number;
  readonly tickText: (value: number) => string;
}

/** Round numbers from below the least to above the greatest value, `count` or so of them. */
export function axisTicks(least: number, greatest: number, count = 5): number[] {
  const span = greatest - least || Math.abs(greatest) || 1;
  const raw = span / count;
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * size >= raw) ?? 10) * size;
  const first = Math.floor(least / step);
  const last = Math.ceil(greatest / step);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** Places everything that is drawn of a chart: the one geometry for page and screen. Bars begin at zero, lines need not. */
export function layoutChart(shape: ChartShape, data: ChartData, frame: ChartFrame): ChartLayout {
  const values = data.series.flatMap((one) => one.values.filter((value) => value !== null));
  const ticks =
    shape === 'bar'
      ? axisTicks(Math.min(0, ...values), Math.max(0, ...values))
      : axisTicks(Math.min(...values), Math.max(...values));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const labels = ticks.map(
    (tick) => `${frame.tickText(tick)}${/^[%‰]$/.test(data.unit) ? ` ${data.unit}` : ''}`,
  );
  const [right, top] = [frame.left + frame.width, frame.top];
  const left = frame.left + Math.max(...labels.map(frame.measure)) + 8;
  const bottom = frame.top + frame.height - frame.foot;
  const toY = (value: number) => bottom - ((value - low) / (high - low || 1)) * (bottom - top);
  const room = (right - left) / data.points.length;
  const middles = data.points.map((_, at) => left + room * (at + 0.5));
  return {
    left,
    right,
    top,
    bottom,
    ticks: ticks.map((tick, at) => ({ y: toY(tick), label: labels[at] ?? '', isZero: tick === 0 })),
    names: placeNames(data.points, middles, { left, right }, frame),
    middles,
    room,
    bars: shape === 'bar' ? placeBars(data, middles, room, toY, frame.widestBar) : [],
    lines: shape === 'line' ? placeLines(data, middles, toY) : [],
  };
}

type ToY = (value: number) => number;

function placeBars(
  { series }: ChartData,
  middles: readonly number[],
  room: number,
  toY: ToY,
  widest: number,
): ChartBar[] {
  const width = Math.min(widest, (room * 0.72) / series.length);
  return series.flatMap(({ values }, index) =>
    values.flatMap((value, point) => {
      if (value === null) return [];
      const x = (middles[point] ?? 0) - (width * series.length) / 2 + index * width;
      const [top, bottom] = [toY(Math.max(0, value)), toY(Math.min(0, value))];
      return [{ series: index, point, x, y: top, width: width * 0.92, height: Math.max(0.4, bottom - top) }];
    }),
  );
}

function placeLines({ series }: ChartData, middles: readonly number[], toY: ToY): ChartLine[] {
  return series.flatMap(({ values }, index) => {
    const runs: { x: number; y: number }[][] = [[]];
    values.forEach((value, at) => {
      if (value === null) runs.push([]);
      else runs.at(-1)?.push({ x: middles[at] ?? 0, y: toY(value) });
    });
    return runs.filter((run) => run.length > 0).map((points) => ({ series: index, points }));
  });
}

/** As many names as fit side by side, evenly taken. */
function placeNames(
  points: readonly string[],
  middles: readonly number[],
  { left, right }: { readonly left: number; readonly right: number },
  { measure, mostNames }: ChartFrame,
): ChartLayout['names'] {
  const widest = Math.max(1, ...points.map(measure));
  const fits = Math.max(1, Math.floor((right - left) / (widest + 8)));
  const step = Math.ceil(points.length / Math.min(mostNames, fits));
  // Not from the first one: a name moved in from the edge would reach into the next one's room.
  const first = (step - 1) >> 1;
  let free = -Infinity;
  return points.flatMap((text, at) => {
    if (at % step !== first) return [];
    const width = measure(text);
    const x = Math.min(Math.max(left - 4, (middles[at] ?? 0) - width / 2), right - width);
    if (x < free) return [];
    free = x + width + 8;
    return [{ text, x }];
  });
}
