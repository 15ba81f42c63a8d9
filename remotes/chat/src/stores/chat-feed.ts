import type { chatChangesPath } from '@loupe/shared/contract/chats';
import type { Environment, Unsubscribe } from '@loupe/shared/environment';
import { createSseParser, type SseFrame } from '@loupe/shared/lib/sse-parser';
import { $session } from '@loupe/shared/stores/session';

/** The contract's path; its module would bring zod into the browser. */
const CHANGES_PATH: typeof chatChangesPath = '/chats/changes';
/** The page's own requests come first, milliseconds. */
const FIRST_WAIT_MS = 3000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** The server's heartbeat comes every 15 s; two missed ones and a bit. */
const SILENCE_MS = 40_000;

/** Follows the person's chats; calls back with the chat that changed, or null when anything may have. */
export type FollowChats = (onChange: (chatId: string | null) => void) => Unsubscribe;

/**
 * What other tabs and devices do to the person's chats: one connection, none while the page is hidden or offline. Each
 * connection begins with null, because what happened before it is not told.
 */
export function followChats(world: Environment): FollowChats {
  return (onChange) => {
    let connection: AbortController | null = null;
    let failures = 0;
    let cancelNext = world.clock.after(FIRST_WAIT_MS, begin);

    function begin(): void {
      cancelNext();
      if (connection || !world.page.isVisible() || !world.network.isOnline()) return;
      const own = new AbortController();
      connection = own;
      void read(world, own, tell).then((isRefused) => {
        if (connection !== own) return;
        connection = null;
        // A final no stays one until the page is looked at again.
        if (isRefused) return;
        cancelNext = world.clock.after(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++), begin);
      });
    }

    function tell({ event, data }: SseFrame): void {
      failures = 0;
      if (event === 'look') onChange(null);
      else if (event === 'changed') onChange(chatOf(data));
    }

    function end(): void {
      cancelNext();
      connection?.abort();
      connection = null;
    }

    const stops = [
      world.page.onVisibility((isVisible) => (isVisible ? begin() : end())),
      world.network.onChange((isOnline) => (isOnline ? begin() : end())),
      end,
    ];
    return () => stops.forEach((stop) => stop());
  };
}

function chatOf(data: string): string | null {
  try {
    const id = (JSON.parse(data) as { chat_id?: unknown }).chat_id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Reads one connection to its end; true when the server will not have this reader. */
async function read(
  world: Environment,
  connection: AbortController,
  tell: (frame: SseFrame) => void,
): Promise<boolean> {
  const { clock, config, page } = world;
  const { signal } = connection;
  const base = config.apiBaseUrl.replace(/\/+$/, '') + CHANGES_PATH;
  const token = $session.get()?.token ?? '';
  const giveUp = () => connection.abort();
  let stopWaiting = clock.after(SILENCE_MS, giveUp);
  const heard = () => {
    stopWaiting();
    stopWaiting = clock.after(SILENCE_MS, giveUp);
  };
  try {
    const response = await world.fetch(`${base.startsWith('/') ? page.origin() : ''}${base}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal,
    });
    if (!response.ok || !response.body) return response.status < 500 && response.status !== 429;
    const reader = response.body.getReader();
    signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
    const decoder = new TextDecoder();
    const parser = createSseParser();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return false;
      heard();
      parser.push(decoder.decode(value, { stream: true })).forEach(tell);
    }
  } catch {
    // Broken off: it is tried again, and whoever is offline is told so elsewhere.
    return false;
  } finally {
    stopWaiting();
    connection.abort();
  }
}
