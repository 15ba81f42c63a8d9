import type { Chart } from '@loupe/shared/contract/analyses';
import { Table, type TableColumn } from '@loupe/shared/ui/table';
import { numberFormat } from '@loupe/shared/lib/kept-formats';
import { utcDayWords } from '@loupe/shared/lib/dates/utc-words';
import { language } from '@loupe/shared/language';
import { priceText, rangeStart, shownLines, type ChartRange, type OverlayId } from '../../lib/chart-view.ts';
import { analysisTexts, numberLocale } from '#texts/analysis';
import classes from './price-table.module.css';

/** More rows than this nobody reads; the export has them all. */
const MOST_ROWS = 260;

function countText(value: number | null | undefined): string {
  return typeof value === 'number' ? numberFormat(numberLocale, {}).format(value) : '–';
}

function numberText(value: number | null | undefined): string {
  return typeof value === 'number' ? priceText(value, numberLocale) : '–';
}

/** The same numbers as the chart, as a table: for who cannot see a canvas and for who wants to read them. */
export function PriceTable({
  chart,
  range,
  shown,
}: {
  chart: Chart;
  range: ChartRange;
  shown: readonly OverlayId[];
}) {
  const first = Math.max(rangeStart(chart.days, range), chart.days.length - MOST_ROWS);
  const rows = chart.days
    .map((_, index) => index)
    .slice(first)
    .toReversed();
  const priceColumn = (key: 'open' | 'high' | 'low' | 'close'): TableColumn<number>[] =>
    chart[key] === null
      ? []
      : [
          {
            key,
            header: analysisTexts[key],
            isNumeric: true,
            render: (index) => numberText(chart[key]?.[index]),
          },
        ];
  const columns: TableColumn<number>[] = [
    {
      key: 'day',
      header: analysisTexts.day,
      isRowHeader: true,
      render: (index) => (
        <span className={classes.day}>{utcDayWords(chart.days[index] ?? '', language)}</span>
      ),
    },
    ...priceColumn('open'),
    ...priceColumn('high'),
    ...priceColumn('low'),
    ...priceColumn('close'),
    ...(shown.includes('volume')
      ? [
          {
            key: 'volume',
            header: analysisTexts.volume,
            isNumeric: true,
            render: (index: number) => countText(chart.volume?.[index]),
          },
        ]
      : []),
    ...shownLines(chart, shown).map((line) => ({
      key: line.id,
      header: line.label,
      isNumeric: true,
      render: (index: number) => numberText(line.values[index]),
    })),
  ];
  return (
    <div className={classes.frame}>
      <Table
        caption={analysisTexts.priceTable}
        columns={columns}
        rows={rows}
        rowKey={(index) => chart.days[index] ?? String(index)}
        maxHeight="392px"
      />
      {first > rangeStart(chart.days, range) && (
        <p className={classes.note}>{analysisTexts.newestOnly(countText(rows.length))}</p>
      )}
    </div>
  );
}
