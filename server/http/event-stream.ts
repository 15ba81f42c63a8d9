import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Answers with a server-sent event stream instead of JSON; the frames are written by the caller. */
export function openStream(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  // Headers go out at once, so that the reader knows it is connected.
  reply.raw.flushHeaders();
}

/** Resolves when the reader has taken what was written, or is gone; one that takes nothing for so long is let go. */
export async function drained(response: ServerResponse, timeoutMs: number): Promise<void> {
  if (response.closed || response.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => response.destroy(), timeoutMs);
    const done = () => {
      clearTimeout(timer);
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.once('drain', done);
    response.once('close', done);
  });
}

/** Calls back when the reader is gone; at once for one that left before its stream began. */
export function onGone(response: ServerResponse, callback: () => void): void {
  if (response.closed || response.destroyed) callback();
  else response.once('close', callback);
}
