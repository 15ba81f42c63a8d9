import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const part = z.number().int().min(0).describe('piece of the copy, first is 0');

/** Lines of the file are numbered from 1; characters are those of the kept copy. */
const copyBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['heading', 'paragraph', 'list', 'code']),
    start: z.number().int(),
    text: z.string(),
    line: z.number().int().optional(),
    level: z.number().int().optional(),
  }),
  z.object({ kind: z.literal('page'), page: z.number().int() }),
  z.object({
    kind: z.literal('table'),
    table: z.number().int(),
    lines: z.array(z.number().int()),
    rows: z.array(z.array(z.string())).describe('cells from `first_column` of the table on'),
  }),
]);
export type ShownBlock = z.output<typeof copyBlock>;

const copyTable = z.object({
  table: z.number().int().describe('position in the document, first is 0'),
  name: z.string(),
  columns: z.array(z.string()).describe('those shown'),
  first_column: z.number().int().describe('position of the first one shown, 0 unless there are very many'),
  column_count: z.number().int(),
  row_count: z.number().int(),
  row_word: z.enum(['line', 'row']),
});
export type ShownTable = z.output<typeof copyTable>;

const copyMark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('span'), part, start: z.number().int(), end: z.number().int() }),
  z.object({
    kind: z.literal('cells'),
    part,
    table: z.number().int(),
    rows: z.tuple([z.number().int(), z.number().int()]).describe('first and last line'),
    columns: z.array(z.number().int()).describe('positions; empty: whole rows'),
  }),
]);
export type CopyMark = z.output<typeof copyMark>;

/** A window of the kept copy of what a source rests on. */
const copyWindow = z.object({
  match: z
    .enum(['words', 'place', 'none'])
    .describe('words: what is lit holds the quote; place: only the place is known; none: nothing is lit'),
  marks: z.array(copyMark).describe('what is lit, in order; also outside the window'),
  first_part: part,
  last_part: part,
  part_count: z.number().int(),
  page_count: z.number().int().describe('0: the document has no pages'),
  first_page: z.number().int().nullable(),
  tables: z.array(copyTable).describe('those with rows in the window'),
  parts: z.array(z.object({ part, page: z.number().int().nullable(), blocks: z.array(copyBlock) })),
});
export type CopyWindow = z.output<typeof copyWindow>;

/**
 * `kept`: the copy is there. `deleted`: its file was deleted. `not_kept`: there never was one (an earlier answer, the
 * lines of a web search). `not_included`: the share does not show files. Without a copy the excerpt is all there is.
 */
const sourceCopy = z.object({
  state: z.enum(['kept', 'deleted', 'not_kept', 'not_included']),
  window: copyWindow.nullable(),
});
export type SourceCopy = z.output<typeof sourceCopy>;

const sourceParams = z.object({
  run_id: z.string().max(80),
  n: z.coerce.number().int().min(0).max(100_000).describe('number of the source; sources begin at 1'),
});
const windowQuery = z.object({
  part: z.coerce.number().int().min(0).max(10_000_000).optional().describe('this piece alone'),
  place: z
    .string()
    .max(400)
    .optional()
    .describe(
      'another place in the same document, as an input of a figure names it: "prices.csv, line 5, column Close"',
    ),
  around: z.coerce.number().int().min(0).max(10_000_000).optional().describe('this piece and its neighbours'),
});

export const getSourceCopy = endpoint({
  method: 'GET',
  path: '/runs/:run_id/sources/:n/copy',
  access: 'user',
  status: 200,
  summary: 'The kept copy of what a source rests on, at its passage',
  params: sourceParams,
  query: windowQuery,
  data: z.object({ copy: sourceCopy }),
  errors: ['run.not_found', 'file.unreadable', 'server.unavailable'],
});

const sharedParams = sourceParams.extend({ share_id: z.string().max(80) });

export const getSharedCopy = endpoint({
  method: 'GET',
  path: '/public/shares/:share_id/runs/:run_id/sources/:n/copy',
  access: 'visitor',
  status: 200,
  summary: 'The same for a source of a shared chat, as far as the share shows it',
  params: sharedParams,
  query: windowQuery,
  data: z.object({ copy: sourceCopy }),
  errors: ['share.not_found', 'share.password_needed', 'server.unavailable'],
});
/** The password travels in the body, never in an address. */
export const openSharedCopy = endpoint({
  method: 'POST',
  path: '/public/shares/:share_id/runs/:run_id/sources/:n/copy',
  access: 'visitor',
  status: 200,
  summary: 'The same for a chat that is protected by a password',
  params: sharedParams,
  query: windowQuery,
  body: z.object({ password: z.string().max(200) }),
  data: z.object({ copy: sourceCopy }),
  errors: ['share.not_found', 'share.password_wrong', 'request.too_many', 'server.unavailable'],
});

/**
 * `GET /runs/:run_id/figures/:figure_id/rows.csv?input=n`: the rows behind the n-th input (first is 0) of a figure.
 * Registered by hand on the server, since the answer is no JSON.
 */
export const figureRowsPath = '/runs/:run_id/figures/:figure_id/rows.csv';
