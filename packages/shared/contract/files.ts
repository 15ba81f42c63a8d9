import { z } from 'zod';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

export const storedFile = z.object({
  id: id('fil'),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  created_at: instant,
  kind: z
    .enum(['table', 'document', 'text', 'archive'])
    .describe('what the readers make of it; `archive`: a zip, whose members are files of their own'),
  summary: z.string().describe('e.g. "756 rows, 6 columns", "12 pages" or "24 files taken, 3 not"'),
  archive: z
    .object({
      files: z
        .array(z.object({ id: id('fil'), name: z.string(), bytes: z.number().int(), summary: z.string() }))
        .describe('what was taken, each a file of its own; wherever the zip is named they are meant'),
      left_out: z
        .array(z.object({ name: z.string(), reason: z.string() }))
        .describe('what was not taken, and why; the first two hundred'),
    })
    .optional()
    .describe('of a zip, where it was asked for by itself'),
});
export type StoredFile = z.output<typeof storedFile>;

/** Why a zip is refused whole; then nothing of it is kept. */
export const archiveErrors = [
  'archive.damaged',
  'archive.encrypted',
  'archive.too_many_files',
  'archive.too_large',
  'archive.suspicious',
  'archive.too_slow',
  'archive.empty',
] as const;

/** Small files in one request, e.g. from a script: the body is the file itself (`application/octet-stream`), its name in the query. */
export const storeFile = endpoint({
  method: 'POST',
  path: '/files',
  access: 'user',
  status: 201,
  summary: 'Store a file in one request: CSV, PDF, DOCX, XLSX, Markdown, HTML, text, or a zip of these (U2)',
  query: z.object({ name: z.string().min(1).max(255) }),
  data: z.object({ file: storedFile }),
  errors: [
    'file.empty',
    'file.too_large',
    'file.storage_full',
    'file.type_unsupported',
    'file.unreadable',
    ...archiveErrors,
  ],
});

export const fileInfo = endpoint({
  method: 'GET',
  path: '/files/:file_id/info',
  access: 'user',
  status: 200,
  summary: 'What is known of a file',
  params: z.object({ file_id: z.string().max(80) }),
  data: z.object({ file: storedFile }),
  errors: ['file.not_found'],
});

export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/files/:file_id',
  access: 'user',
  status: 200,
  summary: 'Remove a file that no message uses',
  params: z.object({ file_id: z.string().max(80) }),
  data: nothing,
  errors: ['file.not_found'],
});

/** Bytes, not JSON: served as attachment with nosniff. Registered by hand on the server. */
export const fileContentPath = '/files/:file_id';
