import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this the header that says so costs as much as is saved. */
const thresholdBytes = 1024;
/** Brotli, of 11: from here on each further step takes twice the time for a few percent. */
const quality = 4;
/** Gzip, of 9: two thirds of the time of the usual 6 for a few percent more bytes. */
const level = 5;
/** Up to here compressing at once takes a millisecond or two, and less than by a stream of its own. */
const atOnceBytes = 256 * 1024;

/**
 * Answers of the API travel compressed, by Brotli where the browser knows it, else by gzip. Event streams do not: what
 * is sent must arrive at once. Files that are compressed by themselves (PDF, XLSX, pictures) stay as they are.
 */
export async function addCompression(api: FastifyInstance): Promise<void> {
  await api.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: thresholdBytes,
    encodings: ['br', 'gzip'],
    syncThreshold: atOnceBytes,
    zlibOptions: { level },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  });
}
