import type { ChartData, ChartShape } from '@loupe/shared/lib/chart-data';
import { layoutChart } from '@loupe/shared/lib/chart-layout';
import { plainNumberText } from '../../tools/number-text.ts';
import { escapeHtml } from './html-text.ts';

const frame = { left: 0, top: 8, width: 680, height: 232, foot: 22, mostNames: 8, widestBar: 36 };
const letterWidth = 6.4;
const colors = 8;

const measure = (text: string) => [...text].length * letterWidth;
const round = (value: number) => String(Math.round(value * 10) / 10);
const colorOf = (series: number) => `var(--chart-${(series % colors) + 1})`;

/** A chart as drawing in the page, of the same geometry as on screen and in the PDF; `alt` is what is read out. */
export function chartSvg(shape: ChartShape, data: ChartData, alt: string): string {
  const layout = layoutChart(shape, data, { ...frame, measure, tickText: plainNumberText });
  const { left, right, bottom } = layout;
  const ticks = layout.ticks.map(
    ({ y, label, isZero }) =>
      `<line x1="${round(left)}" x2="${round(right)}" y1="${round(y)}" y2="${round(y)}" class="${isZero ? 'zero' : 'grid'}"/>` +
      `<text x="${round(left - 6)}" y="${round(y + 4)}" text-anchor="end">${escapeHtml(label)}</text>`,
  );
  const names = layout.names.map(
    ({ x, text }) => `<text x="${round(x)}" y="${round(bottom + 16)}">${escapeHtml(text)}</text>`,
  );
  const bars = layout.bars.map(
    ({ series, x, y, width, height }) =>
      `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${colorOf(series)}"/>`,
  );
  const lines = layout.lines.map(({ series, points }) => {
    const [only] = points;
    if (points.length === 1 && only)
      return `<circle cx="${round(only.x)}" cy="${round(only.y)}" r="2" fill="${colorOf(series)}"/>`;
    const path = points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
    return `<polyline points="${path}" fill="none" stroke="${colorOf(series)}" stroke-width="1.6"/>`;
  });
  const legend = data.series
    .map(
      ({ name }, at) =>
        `<li><span style="background:${colorOf(at)}" aria-hidden="true"></span>${escapeHtml(name)}</li>`,
    )
    .join('');
  const height = frame.top + frame.height;
  const drawing = [...ticks, ...names, ...bars, ...lines].join('');
  return (
    `<ul class="legend">${legend}</ul>` +
    `<svg viewBox="0 0 ${frame.width} ${height}" role="img" aria-label="${escapeHtml(alt)}">${drawing}</svg>`
  );
}
