import { z } from 'zod';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { archiveErrors, storedFile } from './files.ts';

/**
 * A file on its way, in chunks (U1): create, send each chunk in any order and as often as needed, finish.
 * Every answer about it tells what is there, so that anybody who lost the thread can go on.
 */
const upload = z.object({
  id: id('upl'),
  name: z.string(),
  bytes: z.number().int(),
  chunk_bytes: z.number().int().describe('size of every chunk but the last'),
  chunks: z.number().int(),
  received: z.array(z.number().int()).describe('chunks that are there, from 0, in order'),
  expires_at: instant.describe('when a half upload is thrown away'),
});
export type Upload = z.output<typeof upload>;

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of the whole file, lower-case hex');
const params = z.object({ upload_id: z.string().max(80) });

export const createUpload = endpoint({
  method: 'POST',
  path: '/uploads',
  access: 'user',
  status: 201,
  summary: 'Begin an upload; what could never be stored is refused here (U1, U2)',
  body: z.object({
    name: z.string().min(1).max(255),
    bytes: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    type: z.string().max(255).optional().describe('media type as the sender knows it'),
    sha256: sha256.optional(),
  }),
  data: z.object({ upload }),
  errors: ['file.empty', 'file.too_large', 'file.storage_full', 'file.type_unsupported'],
});

export const getUpload = endpoint({
  method: 'GET',
  path: '/uploads/:upload_id',
  access: 'user',
  status: 200,
  summary: 'What is there of an upload; with the file once it is finished',
  params,
  data: z.object({ upload, file: storedFile.nullable() }),
  errors: ['upload.not_found'],
});

/** The body is the chunk itself (`application/octet-stream`). The same chunk may be sent again. */
export const sendChunk = endpoint({
  method: 'POST',
  path: '/uploads/:upload_id/chunks/:n',
  access: 'user',
  status: 200,
  summary: 'Send chunk n, counted from 0',
  params: params.extend({ n: z.string().regex(/^\d{1,6}$/) }),
  data: z.object({ upload }),
  errors: ['upload.not_found', 'upload.chunk_invalid', 'file.unreadable', 'file.type_unsupported'],
});

/** Asked again, it answers with the same file. After a final no nothing is left of the upload. */
export const finishUpload = endpoint({
  method: 'POST',
  path: '/uploads/:upload_id/finish',
  access: 'user',
  status: 201,
  summary: 'Put the chunks together, check and store the file (U2)',
  params,
  body: z.object({ sha256: sha256.optional() }),
  data: z.object({ file: storedFile }),
  errors: [
    'upload.not_found',
    'upload.incomplete',
    'upload.checksum_mismatch',
    'file.storage_full',
    'file.type_unsupported',
    'file.unreadable',
    ...archiveErrors,
  ],
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/uploads/:upload_id',
  access: 'user',
  status: 200,
  summary: 'Throw a half upload away; a finished file stays',
  params,
  data: nothing,
  errors: ['upload.not_found'],
});
