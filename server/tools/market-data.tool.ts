import { z } from 'zod';
import type { Json } from '../engines/run-context.ts';
import { loadSeries, priceRef, type LoadedSeries } from './market-data/load-series.ts';
import { roleOf } from './market-data/column-names.ts';
import { isoDay, type DateZone, type JumpReason, type TradingWeek } from './market-data/price-series.ts';
import { sessionsPerYear } from './market-data/trading-week.ts';
import { placeOf, seriesSources } from './market-data/series-sources.ts';
import { dayText, numberText, priceText } from './number-text.ts';
import { defineTool } from './tool.ts';
import { toolTexts } from './messages/tools-texts.ts';
import { shown } from '../language/texts.ts';
import { placeText } from './place-text.ts';

/** What is known of a series after reading; small enough for a checkpoint whatever the file's size. */
export interface SeriesSummary {
  readonly [key: string]: Json;
  readonly file: string;
  readonly title: string;
  readonly is_sample: boolean;
  readonly currency: string | null;
  readonly sessions: number;
  readonly rows: number;
  readonly first: string;
  readonly last: string;
  readonly last_close: number;
  readonly last_line: number;
  readonly line_word: string;
  readonly columns: readonly string[];
  readonly has_range: boolean;
  readonly has_volume: boolean;
  readonly order: string;
  readonly date_form: string;
  readonly decimal_mark: string;
  readonly trades_weekends: boolean;
  readonly week: TradingWeek;
  readonly sessions_per_year: number;
  readonly date_zone: DateZone;
  readonly symbol: string | null;
  /** Column of the closes that returns are taken from, where it is not that of the closes. */
  readonly adjusted_column: string | null;
  readonly close_column: string;
  readonly close_is_adjusted: boolean;
  readonly uses_adjusted_only: boolean;
  /** Why a jump as at a split was taken for a move of the price. */
  readonly jump: JumpReason | null;
  readonly left_out: readonly number[];
  readonly events: readonly number[];
  readonly gaps: readonly number[];
  readonly left_out_count: number;
  readonly event_count: number;
  readonly gap_count: number;
  readonly missing: readonly string[];
  readonly missing_count: number;
  readonly duplicates: readonly string[];
  readonly joined_intraday: number;
  readonly oddities: readonly string[];
  readonly oddity_count: number;
  readonly blanks: readonly string[];
}

function summarise(loaded: LoadedSeries): SeriesSummary {
  const { series } = loaded;
  const { quality, columns } = series;
  const last = series.close.length - 1;
  const word = series.lineWord.toLowerCase();
  return {
    file: loaded.file,
    title: loaded.title,
    is_sample: loaded.isSample,
    currency: series.currency,
    sessions: series.close.length,
    rows: quality.rows,
    first: isoDay(series.days[0] ?? 0),
    last: isoDay(series.days[last] ?? 0),
    last_close: series.close[last] ?? 0,
    last_line: series.lines[last] ?? 0,
    line_word: word,
    columns: [
      columns.date,
      columns.open,
      columns.high,
      columns.low,
      columns.close,
      columns.adjusted,
      columns.volume,
    ].filter((column) => column !== null),
    has_range:
      series.high !== null &&
      series.low !== null &&
      quality.blanks.high === undefined &&
      quality.blanks.low === undefined,
    has_volume:
      series.volume !== null &&
      quality.blanks.volume === undefined &&
      series.volume.some((value) => value > 0),
    order: quality.order,
    date_form: quality.dateForm,
    decimal_mark: quality.decimalMark,
    trades_weekends: quality.week === 'seven',
    week: quality.week,
    sessions_per_year: sessionsPerYear[quality.week],
    date_zone: quality.dateZone,
    symbol: series.symbol,
    adjusted_column: series.adjusted === null ? null : columns.adjusted,
    close_column: columns.close,
    close_is_adjusted: roleOf(columns.close) === 'adjusted',
    uses_adjusted_only: quality.usesAdjustedOnly,
    jump: quality.jump,
    left_out: quality.leftOut.slice(0, 20),
    events: quality.events.slice(0, 20),
    gaps: quality.gaps.slice(0, 20),
    left_out_count: quality.leftOut.length,
    event_count: quality.events.length,
    gap_count: quality.gaps.length,
    missing: quality.missing.map(isoDay),
    missing_count: quality.missingCount,
    duplicates: quality.duplicates.map((one) =>
      toolTexts().duplicate(dayText(isoDay(one.day)), word, one.lines, one.differ),
    ),
    joined_intraday: quality.joinedIntraday,
    oddities: quality.oddities.map(shown),
    oddity_count: quality.oddityCount,
    blanks: Object.entries(quality.blanks).map(
      ([role, count]) => `${columns[role as 'open'] ?? role}: ${count}`,
    ),
  };
}

export const marketData = defineTool({
  name: 'market_data',
  description:
    'Reads daily prices from a CSV, TSV or XLSX file of the user, a table of a page or note, or from a sample series, and reports sessions, columns, missing days and oddities. Use it before indicators.',
  input: z.object({ prices: priceRef }),
  price: 6_000,
  title: ({ prices }) =>
    prices.sample === undefined ? toolTexts().readPrices : toolTexts().readSample(prices.sample),
  async run({ prices }, context) {
    const loaded = await loadSeries(prices, context);
    const output = summarise(loaded);
    const t = toolTexts();
    return {
      output,
      summary: t.sessions(output.sessions),
      details: [
        t.fromTo(loaded.file, dayText(output.first), dayText(output.last)),
        t.lastClose(priceText(output.last_close), placeText(`${output.line_word} ${output.last_line}`)),
        t.columns(output.columns),
        ...(output.missing_count > 0 ? [t.missingDays(output.missing_count, output.trades_weekends)] : []),
      ],
      sources: seriesSources(loaded),
      figures: [
        {
          id: 'last-close',
          label: t.closeOf(dayText(output.last)),
          value: priceText(output.last_close),
          formula: 'C_t',
          inputs: [
            {
              name: t.closeOf(output.last),
              value: priceText(output.last_close),
              from: `${loaded.file}, ${placeText(placeOf(loaded, output.sessions - 1))}`,
            },
          ],
          source: 0,
        },
        {
          id: 'sessions',
          label: t.sessionsLabel,
          value: numberText(output.sessions, 0),
          formula: 'n',
          inputs: [
            { name: t.rowsInFile, value: numberText(output.rows, 0), from: loaded.file },
            {
              name: t.firstSession,
              value: output.first,
              from: `${loaded.file}, ${placeText(placeOf(loaded, 0))}`,
            },
            {
              name: t.lastSession,
              value: output.last,
              from: `${loaded.file}, ${placeText(placeOf(loaded, output.sessions - 1))}`,
            },
          ],
          source: 1,
        },
      ],
    };
  },
});
