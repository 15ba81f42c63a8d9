import type { ChartData, ChartShape } from '@loupe/shared/lib/chart-data';
import { layoutChart, type ChartLayout } from '@loupe/shared/lib/chart-layout';
import { fontSpans } from './fonts.ts';
import type { Sheet, Tag } from './sheet.ts';
import { colors } from './text-style.ts';

/** Points from its legend to the names of its points. */
export const chartHeight = 150;
const size = 7.5;

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
  const layout = layoutChart(shape, data, {
    left: sheet.left,
    top: sheet.y + 22,
    width: sheet.width,
    height: chartHeight - 22,
    foot: 18,
    mostNames: 8,
    widestBar: 28,
    measure: (text) => widthOf(sheet, text),
    tickText,
  });
  drawLegend(sheet, data);
  for (const { y, label, isZero } of layout.ticks) {
    sheet.rule(layout.left, y, layout.right - layout.left, isZero ? colors.muted : colors.line, 0.5);
    write(sheet, label, layout.left - 5 - widthOf(sheet, label), y + size * 0.35);
  }
  drawSeries(sheet, layout);
  for (const { x, text } of layout.names) write(sheet, text, x, layout.bottom + 12);
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

/** Which colour is which series, and the unit of the axis at the right. */
function drawLegend(sheet: Sheet, { series, unit }: ChartData): void {
  let x = sheet.left;
  series.forEach(({ name }, index) => {
    sheet.doc.rect(x, sheet.y + 4, 8, 8).fill(colorOf(index));
    write(sheet, name, x + 12, sheet.y + 11);
    x += 12 + widthOf(sheet, name) + 16;
  });
  write(sheet, unit, sheet.left + sheet.width - widthOf(sheet, unit), sheet.y + 11);
}

function drawSeries({ doc }: Sheet, { bars, lines }: ChartLayout): void {
  for (const { series, x, y, width, height } of bars) doc.rect(x, y, width, height).fill(colorOf(series));
  for (const { series, points } of lines) {
    const [first, ...rest] = points;
    if (!first) continue;
    doc.save().lineWidth(1.3).lineJoin('round').strokeColor(colorOf(series));
    // A point between two gaps is seen as one.
    if (rest.length === 0) doc.circle(first.x, first.y, 1.2);
    else doc.moveTo(first.x, first.y);
    for (const { x, y } of rest) doc.lineTo(x, y);
    doc.stroke().restore();
  }
}
