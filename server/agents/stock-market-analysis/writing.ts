import type { StepHandle } from '../../engines/run-context.ts';
import { sessionsOf } from '../../tools/indicators/study.ts';
import type { SeriesSummary } from '../../tools/market-data.tool.ts';
import type { ChartDataOutput } from '../../tools/chart-data.tool.ts';
import type { Book } from '../writing/book.ts';
import type { StockRequest } from './request.ts';

/** What every part of the report is written from. */
export interface Writing {
  readonly step: StepHandle;
  readonly book: Book;
  readonly request: StockRequest;
  readonly series: SeriesSummary;
  /** Numbers of the sources: last session, whole series. */
  readonly lastN: number;
  readonly allN: number;
  readonly chart: Pick<ChartDataOutput, 'spacing' | 'points'>;
  /** Day of the run, YYYY-MM-DD. */
  readonly today: string;
}

/** What a fall of a year is of: a file may be shorter. */
export function yearSpan({ series }: Pick<Writing, 'series'>): 'year' | 'file' {
  return series.sessions > series.sessions_per_year ? 'year' : 'file';
}

/** Sessions of the horizon that was asked for. */
export function horizonOf({ request, series }: Pick<Writing, 'request' | 'series'>): number {
  return sessionsOf(request.horizon, series.sessions_per_year);
}
