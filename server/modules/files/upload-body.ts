import type { FastifyInstance } from 'fastify';
import { appError } from '../../errors/app-error.ts';
import { fileLimits } from './files.policy.ts';

/** Read and thrown away before the answer: a client that is still sending would otherwise see a broken connection. */
const mostDrained = 4 * fileLimits.bytes;

/** Accepts `application/octet-stream` up to the limit of a file; the body is then a Buffer. Throws `file.too_large`. */
export function acceptFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/octet-stream',
    async (_request: unknown, payload: AsyncIterable<Buffer>) => {
      const chunks: Buffer[] = [];
      let length = 0;
      for await (const chunk of payload) {
        length += chunk.length;
        if (length <= fileLimits.bytes) chunks.push(chunk);
        else chunks.length = 0;
        if (length > mostDrained) break;
      }
      if (length > fileLimits.bytes) throw appError('file.too_large');
      return Buffer.concat(chunks);
    },
  );
}
