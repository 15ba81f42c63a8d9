import { TextAside } from './text-aside.ts';
import { textLimits } from './text-limits.ts';

/** An endpoint sent more than an answer can hold; nothing of it is kept in memory. */
export class AnswerTooLong extends Error {
  constructor() {
    super('the endpoint sent more than an answer can hold');
    this.name = 'AnswerTooLong';
  }
}

const lineFeed = 10;

/**
 * `fetch` whose answers end with AnswerTooLong, and their connections, beyond the limits of a line and of the whole. Plain
 * text goes to `onText` as soon as it comes, and not on; without one it all goes on.
 */
export function boundedFetch(onText: ((text: string) => void) | null): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const aside = isStream && response.ok && onText ? new TextAside(onText) : null;
    const { status, statusText, headers } = response;
    return new Response(guarded(response.body, aside), { status, statusText, headers });
  };
}

/**
 * A body within the limits, without what is taken aside. Read by hand: a transformation of the platform's costs as much for
 * each piece as all that is done with the word in it.
 */
function guarded(body: ReadableStream<Uint8Array>, aside: TextAside | null): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const encoder = new TextEncoder();
  const limits = createLimits();
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        if (!limits.take(value)) {
          const error = new AnswerTooLong();
          await reader.cancel(error).catch(() => undefined);
          throw error;
        }
        const rest = aside ? aside.take(value) : value;
        if (rest.length === 0) continue;
        return controller.enqueue(typeof rest === 'string' ? encoder.encode(rest) : rest);
      }
    },
    cancel: async (reason) => await reader.cancel(reason),
  });
}

/** Counts an answer's bytes and those of its lines. */
function createLimits() {
  let total = 0;
  let line = 0;
  return {
    /** False when with this chunk the answer, or a line of it, is too long. */
    take(chunk: Uint8Array): boolean {
      total += chunk.byteLength;
      const end = chunk.lastIndexOf(lineFeed);
      // A chunk is far shorter than the longest line: only what goes on over its ends can become one.
      const longest = line + (end < 0 ? chunk.byteLength : chunk.indexOf(lineFeed));
      line = end < 0 ? longest : chunk.byteLength - end - 1;
      return total <= textLimits.answerBytes && longest <= textLimits.lineBytes;
    },
  };
}
