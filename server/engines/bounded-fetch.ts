import { textLimits } from './text-limits.ts';

/** An endpoint sent more than an answer can hold; nothing of it is kept in memory. */
export class AnswerTooLong extends Error {
  constructor() {
    super('the endpoint sent more than an answer can hold');
    this.name = 'AnswerTooLong';
  }
}

const lineFeed = 10;

/** `fetch` whose answers end with AnswerTooLong, and their connections, beyond the limits of a line and of the whole. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let total = 0;
  let line = 0;
  const guard = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      total += chunk.byteLength;
      const end = chunk.lastIndexOf(lineFeed);
      // A chunk is far shorter than the longest line: only what goes on over its ends can become one.
      const longest = line + (end < 0 ? chunk.byteLength : chunk.indexOf(lineFeed));
      line = end < 0 ? longest : chunk.byteLength - end - 1;
      if (total > textLimits.answerBytes || longest > textLimits.lineBytes)
        controller.error(new AnswerTooLong());
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(guard), { status, statusText, headers });
};
