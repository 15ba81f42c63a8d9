import { z } from 'zod';

/** First and last line of a range as the file counts them, both included; the first line is 1. */
const lineRange = z.tuple([z.number().int().min(1), z.number().int().min(1)]);
export type LineRange = z.output<typeof lineRange>;

/**
 * Where in the kept copy a source rests: characters of its text, or cells of one of its tables. Absent where it is not
 * known; then the copy opens at what locator and excerpt say.
 */
export const sourcePlace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('span'),
    start: z.number().int().min(0),
    end: z.number().int().min(0).describe('first character that no longer belongs to it'),
    page: z.number().int().min(1).optional(),
  }),
  z.object({
    kind: z.literal('cells'),
    table: z.number().int().min(0).describe('position of the table in the document, first is 0'),
    rows: z.array(lineRange).min(1).max(200),
    columns: z.array(z.string()).max(200).describe('names of the columns; empty: whole rows'),
  }),
]);
export type SourcePlace = z.output<typeof sourcePlace>;

const seriesEnd = z.object({
  line: z.number().int().min(1),
  label: z.string().nullable().describe('what tells the row from others, e.g. its date as in the file'),
  value: z.string().describe('as in the file'),
});

/** The rows behind an input that is too long to be printed: every one that went into the number, and no other. */
export const inputSeries = z.object({
  document: z
    .string()
    .max(200)
    .describe('id of the file, or name of the sample document, e.g. "series/northwind-freight.csv"'),
  table: z.number().int().min(0).describe('position of the table in the document, first is 0'),
  columns: z
    .array(z.string())
    .min(1)
    .max(20)
    .describe('names of the columns used as in the file, what labels a row first: ["Date", "Close"]'),
  rows: z.array(lineRange).min(1).max(2_000).describe('ascending, without overlap'),
  count: z.number().int().min(1).describe('rows used'),
  first: seriesEnd.describe('first in the order of the computation'),
  last: seriesEnd,
});
export type InputSeries = z.output<typeof inputSeries>;
