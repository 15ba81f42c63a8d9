import type { ChartShape } from '../blocks.ts';
import { axisTicks, type ChartData } from '../chart-data.ts';
import { fontSpans } from './fonts.ts';
import type { Sheet, Tag } from './sheet.ts';
import { colors } from './text-style.ts';

/** Points from its legend to the names of its points. */
export const chartHeight = 190;
const size = 7.5;
const mostLabels = 8;

interface Plot {
  readonly sheet: Sheet;
  readonly data: ChartData;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly toY: (value: number) => number;
}

const colorOf = (index: number) => colors.series[index % colors.series.length] ?? colors.ink;

/** A chart as lines of the page, with real text; `alt` is what is read out instead of it. */
export function drawChart(
  sheet: Sheet,
  parent: Tag,
  shape: ChartShape,
  data: ChartData,
  tickText: (value: number) => string,
  alt: string,
): void {
  sheet.ensure(chartHeight + 20);
  sheet.tagged(parent, 'Figure', (tag) => sheet.content(tag, () => draw(sheet, shape, data, tickText)), {
    alt,
  });
  sheet.y += chartHeight + 10;
}

function draw(sheet: Sheet, shape: ChartShape, data: ChartData, tickText: (value: number) => string): void {
  const values = data.series.flatMap((series) => series.values.filter((value) => value !== null));
  const from = shape === 'bar' ? Math.min(0, ...values) : Math.min(...values);
  const to = shape === 'bar' ? Math.max(0, ...values) : Math.max(...values);
  const ticks = axisTicks(from, to);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const labels = ticks.map((tick) => `${tickText(tick)}${data.unit === '' ? '' : ` ${data.unit}`}`);
  const room = Math.max(...labels.map((text) => widthOf(sheet, text)));
  const plot: Plot = {
    sheet,
    data,
    left: sheet.left + room + 6,
    right: sheet.left + sheet.width,
    top: sheet.y + 22,
    bottom: sheet.y + chartHeight - 18,
    toY: (value) => plot.bottom - ((value - low) / (high - low || 1)) * (plot.bottom - plot.top),
  };
  drawLegend(plot);
  ticks.forEach((tick, at) => {
    sheet.rule(
      plot.left,
      plot.toY(tick),
      plot.right - plot.left,
      tick === 0 ? colors.muted : colors.line,
      0.5,
    );
    const text = labels[at] ?? '';
    write(sheet, text, plot.left - 5 - widthOf(sheet, text), plot.toY(tick) + size * 0.35);
  });
  if (shape === 'bar') drawBars(plot);
  else drawLines(plot);
  drawPoints(plot);
}

function widthOf(sheet: Sheet, text: string): number {
  return fontSpans(text, 'regular').reduce((sum, span) => sum + sheet.measure(span.text, span.font, size), 0);
}

function write(sheet: Sheet, text: string, x: number, baseline: number): void {
  let at = x;
  for (const span of fontSpans(text, 'regular')) {
    sheet.textAt(span.text, span.font, size, colors.muted, at, baseline);
    at += sheet.measure(span.text, span.font, size);
  }
}

function drawLegend({ sheet, data }: Plot): void {
  let x = sheet.left;
  data.series.forEach(({ name }, index) => {
    sheet.doc.rect(x, sheet.y + 4, 8, 8).fill(colorOf(index));
    write(sheet, name, x + 12, sheet.y + 11);
    x += 12 + widthOf(sheet, name) + 16;
  });
}

/** The middle of a point's room on the axis. */
function middle({ left, right, data }: Plot, at: number): number {
  return left + ((right - left) * (at + 0.5)) / data.points.length;
}

function drawLines(plot: Plot): void {
  const { doc } = plot.sheet;
  plot.data.series.forEach(({ values }, index) => {
    doc.save().lineWidth(1.3).lineJoin('round').strokeColor(colorOf(index));
    let isDown = false;
    values.forEach((value, at) => {
      if (value === null) {
        isDown = false;
        return;
      }
      const [x, y] = [middle(plot, at), plot.toY(value)];
      // A point between two gaps is seen as one.
      if (!isDown && (values[at + 1] ?? null) === null) doc.circle(x, y, 1.2);
      else if (isDown) doc.lineTo(x, y);
      else doc.moveTo(x, y);
      isDown = true;
    });
    doc.stroke().restore();
  });
}

function drawBars(plot: Plot): void {
  const { doc } = plot.sheet;
  const { points, series } = plot.data;
  const room = ((plot.right - plot.left) / points.length) * 0.72;
  const width = Math.min(28, room / series.length);
  series.forEach(({ values }, index) =>
    values.forEach((value, at) => {
      if (value === null) return;
      const x = middle(plot, at) - (width * series.length) / 2 + index * width;
      const [top, bottom] = [plot.toY(Math.max(0, value)), plot.toY(Math.min(0, value))];
      doc.rect(x, top, width * 0.92, Math.max(0.4, bottom - top)).fill(colorOf(index));
    }),
  );
}

function drawPoints(plot: Plot): void {
  const { points } = plot.data;
  const widest = Math.max(1, ...points.map((point) => widthOf(plot.sheet, point)));
  const fits = Math.max(1, Math.floor((plot.right - plot.left) / (widest + 8)));
  const step = Math.ceil(points.length / Math.min(mostLabels, fits));
  points.forEach((point, at) => {
    if (at % step !== 0) return;
    const width = widthOf(plot.sheet, point);
    const x = Math.min(Math.max(plot.left - 4, middle(plot, at) - width / 2), plot.right - width);
    write(plot.sheet, point, x, plot.bottom + 12);
  });
}
