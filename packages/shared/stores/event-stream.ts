import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { $session } from '@loupe/shared/stores/session';

/** The server's heartbeat comes every 15 s; two missed ones and a bit. */
export const SILENCE_MS = 40_000;

/** One dispatched frame of a server-sent event stream; `event` is missing where it has no name. */
export type SseFrame = Pick<EventSourceMessage, 'event' | 'data'>;

export interface EventStreamReader {
  /** The server has answered and its stream begins. */
  readonly onOpen?: () => void;
  /** Gets the frames that a piece completes, none for a heartbeat; with true it ends the reading. */
  readonly onPiece: (frames: readonly SseFrame[]) => boolean;
}

/**
 * Reads an event stream of the API, a path below its base, over one connection: to its end, until the reader has enough,
 * or until `connection` aborts, which silence does too; who opened it ends it. Gives null then, or the status of an answer that is no stream.
 * Throws what `fetch` throws.
 */
export async function readEventStream(
  path: string,
  connection: AbortController,
  { onOpen, onPiece }: EventStreamReader,
): Promise<number | null> {
  const { signal } = connection;
  const token = $session.get()?.token ?? null;
  const silence = watchSilence(connection);
  try {
    const response = await environment().fetch(urlOf(path), {
      headers: {
        accept: 'text/event-stream',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      cache: 'no-store',
      signal,
    });
    silence.heard();
    if (!response.ok || !response.body) return response.status;
    onOpen?.();
    const reader = response.body.getReader();
    signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
    const decoder = new TextDecoder();
    let frames: SseFrame[] = [];
    const parser = createParser({ onEvent: (frame) => frames.push(frame) });
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return null;
      silence.heard();
      parser.feed(decoder.decode(value, { stream: true }));
      if (onPiece(frames)) return null;
      frames = [];
    }
  } finally {
    silence.stop();
  }
}

function urlOf(path: string): string {
  const { config, page } = environment();
  const url = config.apiBaseUrl.replace(/\/+$/, '') + path;
  return url.startsWith('/') ? page.origin() + url : url;
}

/** Gives up a connection on which nothing, not even a heartbeat, was heard for too long. */
function watchSilence(connection: AbortController): { heard: () => void; stop: () => void } {
  const { clock } = environment();
  let cancel: Unsubscribe | null = null;
  const heard = () => {
    cancel?.();
    cancel = clock.after(SILENCE_MS, () => connection.abort());
  };
  heard();
  return { heard, stop: () => cancel?.() };
}
