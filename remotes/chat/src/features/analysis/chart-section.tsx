import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Chart } from '@loupe/shared/contract/analyses';
import { FilterChip } from '@loupe/shared/ui/chip';
import { Link } from '@loupe/shared/ui/link';
import { Segmented } from '@loupe/shared/ui/segmented';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { chartRanges } from '../../lib/chart-view.ts';
import { analysisTexts } from '#texts/analysis';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { AnalysisPage } from '../../stores/analysis-page.ts';
import type { PriceChartProps } from './price-chart.tsx';
import { PriceTable } from './price-table.tsx';
import classes from './chart-section.module.css';

/** The drawing library is fetched with the first chart, never before. */
const LazyChart = lazyPart<PriceChartProps>(
  async () => (await import('./price-chart.tsx')).PriceChart,
  analysisTexts.chartFailed,
);

/** The licence of the drawing library asks for its notice and this address. */
const ATTRIBUTION_URL = 'https://www.tradingview.com/';

type ChartSectionProps = {
  page: AnalysisPage;
  chart: Chart;
  theme: 'light' | 'dark';
  /** Stands at the left of the controls. */
  children: ReactNode;
};

/** Prices over time as a chart or as a table, for a period, with the lines that are switched on. */
export function ChartSection({ page, chart, theme, children }: ChartSectionProps) {
  const range = useStore(page.$range);
  const view = useStore(page.$view);
  const { available, shown } = useStore(page.$overlays);
  return (
    <section aria-label={analysisTexts.chart} className={classes.section}>
      <div className={classes.controls}>
        {children}
        <div className={classes.choices}>
          <Segmented
            label={analysisTexts.view}
            value={view}
            options={[
              { value: 'chart', label: analysisTexts.asChart },
              { value: 'table', label: analysisTexts.asTable },
            ]}
            onChange={(value) => page.$view.set(value)}
          />
          <Segmented
            label={analysisTexts.range}
            value={range}
            options={chartRanges.map((value) => ({ value, label: analysisTexts.ranges[value] }))}
            onChange={(value) => page.$range.set(value)}
          />
        </div>
      </div>
      {view === 'chart' ? (
        <LazyChart chart={chart} range={range} shown={shown} theme={theme} fallback={<ChartSkeleton />} />
      ) : (
        <PriceTable chart={chart} range={range} shown={shown} />
      )}
      <div className={classes.legend}>
        <div role="group" aria-label={analysisTexts.lines} className={classes.overlays}>
          {available.map((id) => (
            <FilterChip
              key={id}
              isPressed={shown.includes(id)}
              className={classes.overlay}
              onClick={() => page.toggle(id)}
            >
              <span aria-hidden="true" className={classes.swatch} data-overlay={id} />
              {analysisTexts.lineNames[id]}
            </FilterChip>
          ))}
        </div>
        <Link
          href={ATTRIBUTION_URL}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.attribution}
        >
          {analysisTexts.attribution}
        </Link>
      </div>
    </section>
  );
}

function ChartSkeleton() {
  return (
    <LoadingRegion label={analysisTexts.chartLoading}>
      <Skeleton height={408} shape="block" />
    </LoadingRegion>
  );
}
