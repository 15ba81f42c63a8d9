import { z } from 'zod';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

export const storedFile = z.object({
  id: id('fil'),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  created_at: instant,
  kind: z.enum(['table', 'document', 'text']).describe('what the readers make of it'),
  summary: z.string().describe('e.g. "756 rows, 6 columns" or "12 pages"'),
});
export type StoredFile = z.output<typeof storedFile>;

/** Small files in one request, e.g. from a script: the body is the file itself (`application/octet-stream`), its name in the query. */
export const storeFile = endpoint({
  method: 'POST',
  path: '/files',
  access: 'user',
  status: 201,
  summary: 'Store a file in one request: CSV, PDF, DOCX, XLSX, Markdown, HTML or text (U2)',
  query: z.object({ name: z.string().min(1).max(255) }),
  data: z.object({ file: storedFile }),
  errors: ['file.empty', 'file.too_large', 'file.storage_full', 'file.type_unsupported', 'file.unreadable'],
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
