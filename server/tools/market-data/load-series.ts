import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { sampleSeries } from '../../library/library.ts';
import type { ToolContext } from '../tool.ts';
import { nothingWanted, type Wanted } from './choose-symbol.ts';
import { findMissing } from './arrange-sessions.ts';
import type { PriceSeries } from './price-series.ts';
import { readPriceFile, type PriceFile } from './read-price-file.ts';
import { priceTexts } from '../messages/prices-texts.ts';

/** Where prices come from: a file of the user or a sample series. Exactly one is set. */
export const priceRef = z
  .object({
    file_id: z.string().max(80).optional().describe('id of a CSV, TSV, XLSX, HTML or Markdown file'),
    sample: z.string().max(60).optional().describe('slug of a sample series'),
    symbol: z
      .string()
      .max(60)
      .optional()
      .describe('ticker or name of the security, where the file holds several'),
    question: z.string().max(4_000).optional().describe('the question, which may name the security'),
    moved: z
      .boolean()
      .optional()
      .describe('true when the user says that a jump of the price, as at a split, really was a move of it'),
  })
  .refine(
    (ref) => (ref.file_id === undefined) !== (ref.sample === undefined),
    'Name a file or a sample series.',
  );
export type PriceRef = z.output<typeof priceRef>;

export interface LoadedSeries {
  readonly series: PriceSeries;
  /** File name, as in "prices.csv". */
  readonly file: string;
  /** Name for a headline. */
  readonly title: string;
  readonly fileId: string | null;
  readonly isSample: boolean;
  /** What the kept copy of its rows is called, where it is neither a file nor a sample series. */
  readonly document?: string;
  /** When the kept copy was taken. */
  readonly keptAt: Date;
}

/** Longest history used: about eleven years of sessions keep every formula quick and every report readable. */
export const longestHistory = 2_800;

/** Read once per run step in a row: ids are never reused and access was checked before. */
const recent = new LRUCache<string, PriceSeries>({ max: 8 });

/** A file's name as a headline. */
export function titleOfFile(file: string): string {
  const bare = file
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return bare === '' ? file : bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** A security as it may be in a headline: a ticker or a short name, and no sentence somebody put into a cell. */
function nameOf(symbol: string | null): string | null {
  return symbol !== null && /^[\p{L}\p{N}^][\p{L}\p{N} .&=-]{0,29}$/u.test(symbol) ? symbol : null;
}

/** The last 2,800 sessions of a series. */
export function cutHistory(series: PriceSeries): PriceSeries {
  const from = series.close.length - longestHistory;
  if (from <= 0) return series;
  const tail = (values: Float64Array | null) => values?.slice(from) ?? null;
  return {
    ...series,
    quality: { ...series.quality, ...findMissing(series.days.slice(from)) },
    days: series.days.slice(from),
    lines: series.lines.slice(from),
    open: tail(series.open),
    high: tail(series.high),
    low: tail(series.low),
    close: series.close.slice(from),
    adjusted: tail(series.adjusted),
    volume: tail(series.volume),
  };
}

/** Loads a series, the last 2,800 sessions of it. Throws `prices.invalid`, `file.not_found`; of a check `file.queue_full`. */
export async function loadSeries(ref: PriceRef, context: ToolContext): Promise<LoadedSeries> {
  if (ref.sample !== undefined) {
    const sample = sampleSeries(ref.sample);
    const series = await remembered(context, `sample:${sample.slug}`, {
      name: sample.name,
      bytes: sample.bytes.length,
      read: () => Promise.resolve(sample.bytes),
    });
    return {
      series,
      file: sample.name,
      title: sample.isIndex ? priceTexts().sampleIndex : sample.title,
      fileId: null,
      isSample: true,
      keptAt: context.now,
    };
  }
  const file = await context.openFile(ref.file_id ?? '');
  const wanted = { symbol: ref.symbol ?? '', question: ref.question ?? '', hasMoved: ref.moved ?? false };
  const series = await remembered(context, file.id, file, wanted);
  return {
    series,
    file: file.name,
    title: nameOf(series.symbol) ?? titleOfFile(file.name),
    fileId: file.id,
    isSample: false,
    keptAt: file.createdAt,
  };
}

async function remembered(
  { userId, isCheck }: ToolContext,
  id: string,
  file: PriceFile,
  wanted: Wanted = nothingWanted,
): Promise<PriceSeries> {
  const key = JSON.stringify([id, wanted]);
  const known = recent.get(key);
  if (known !== undefined) return known;
  const series = cutHistory(await readPriceFile(userId, file, isCheck, wanted));
  recent.set(key, series);
  return series;
}
