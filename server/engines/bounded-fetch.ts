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
    return new Response(response.body.pipeThrough(guard(aside)), { status, statusText, headers });
  };
}

function guard(aside: TextAside | null): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder();
  let total = 0;
  let line = 0;
  return new TransformStream({
    transform(chunk, controller) {
      total += chunk.byteLength;
      const end = chunk.lastIndexOf(lineFeed);
      // A chunk is far shorter than the longest line: only what goes on over its ends can become one.
      const longest = line + (end < 0 ? chunk.byteLength : chunk.indexOf(lineFeed));
      line = end < 0 ? longest : chunk.byteLength - end - 1;
      if (total > textLimits.answerBytes || longest > textLimits.lineBytes)
        return controller.error(new AnswerTooLong());
      if (!aside) return controller.enqueue(chunk);
      const rest = aside.take(chunk);
      if (rest !== '') controller.enqueue(encoder.encode(rest));
    },
    flush(controller) {
      const rest = aside?.end() ?? '';
      if (rest !== '') controller.enqueue(encoder.encode(rest));
    },
  });
}
