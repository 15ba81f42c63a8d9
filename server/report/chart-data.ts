import { chartDataOf, type ChartData } from '@loupe/shared/lib/chart-data';
import { titleText, type ChartBlock } from './blocks.ts';

/** What the chart of a block draws, see `chartDataOf`. */
export function chartData({ columns, rows }: ChartBlock): ChartData | null {
  return chartDataOf(
    columns.slice(1).map(({ title }) => titleText(title)),
    rows.map(([point, ...cells]) => ({
      point: titleText(point?.text ?? []),
      numbers: cells.map((cell) => cell.number ?? null),
    })),
  );
}
