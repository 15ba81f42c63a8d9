import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppError } from '../../errors/app-error.ts';
import { fileLimits } from './files.policy.ts';

/** Read and thrown away before the answer: a client that is still sending would otherwise see a broken connection. */
const mostDrained = 4 * fileLimits.bytes;

/** Accepts bodies of a media type up to `most` bytes; the body is then a Buffer. A longer one is refused with `tooLong`. */
export function acceptRawBodies(
  app: FastifyInstance,
  most: number,
  tooLong: () => AppError,
  mediaType = 'application/octet-stream',
): void {
  app.addContentTypeParser(mediaType, async (_request: unknown, payload: AsyncIterable<Buffer>) => {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of payload) {
      length += piece.length;
      if (length <= most) pieces.push(piece);
      else pieces.length = 0;
      if (length > mostDrained) break;
    }
    if (length > most) throw tooLong();
    return Buffer.concat(pieces);
  });
}

/** The raw body; null when there is none or it came as something else. */
export function rawBodyOf({ body }: FastifyRequest): Buffer<ArrayBuffer> | null {
  return Buffer.isBuffer(body) ? (body as Buffer<ArrayBuffer>) : null;
}
