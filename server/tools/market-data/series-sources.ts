import type { NewSource } from '../../engines/run-context.ts';
import type { LoadedSeries } from './load-series.ts';
import { isoDay } from './price-series.ts';
import { toolTexts } from '../messages/tools-texts.ts';

/** "line 757, column Close". */
export function placeOf(
  { series }: LoadedSeries,
  index: number,
  column: string = series.columns.close,
): string {
  return `${series.lineWord.toLowerCase()} ${series.lines[index]}, column ${column}`;
}

/** "lines 713-763, column Close" of sessions `from` to `to`, both included. */
export function spanOf(
  { series }: LoadedSeries,
  from: number,
  to: number,
  column: string = series.columns.close,
): string {
  const ends = [series.lines[from] ?? 0, series.lines[to] ?? 0].sort((a, b) => a - b);
  return `${series.lineWord.toLowerCase()}s ${ends[0]}-${ends[1]}, column ${column}`;
}

function rowText({ series }: LoadedSeries, index: number): string {
  const cells: string[] = [`${series.columns.date} ${isoDay(series.days[index] ?? 0)}`];
  for (const role of ['open', 'high', 'low', 'close', 'volume'] as const) {
    const value = series[role]?.[index];
    if (value !== undefined && !Number.isNaN(value)) cells.push(`${series.columns[role]} ${value}`);
  }
  return cells.join(' · ');
}

/** The two sources of a series: its last session, and the whole of it. */
export function seriesSources(loaded: LoadedSeries): NewSource[] {
  const { series } = loaded;
  const last = series.close.length - 1;
  const shared = {
    kind: loaded.isSample ? ('library' as const) : ('file' as const),
    title: loaded.isSample ? toolTexts().sampleData(loaded.file) : loaded.file,
    url: null,
    file_id: loaded.fileId,
    fetched_at: loaded.keptAt.toISOString(),
    is_sample: loaded.isSample,
  };
  const key = loaded.fileId ?? `sample:${loaded.file}`;
  return [
    { ...shared, key: `${key}:last`, locator: placeOf(loaded, last), excerpt: rowText(loaded, last) },
    {
      ...shared,
      key: `${key}:all`,
      locator: spanOf(loaded, 0, last).replace(/, column.*$/, ''),
      excerpt: `${[rowText(loaded, 0), '…', rowText(loaded, last)].join('\n')}`,
    },
  ];
}
