import type { chatChangesPath } from '@loupe/shared/contract/chats';
import type { Environment, Unsubscribe } from '@loupe/shared/environment';
import { readEventStream, type SseFrame } from '@loupe/shared/stores/event-stream';

/** The contract's path; its module would bring zod into the browser. */
const CHANGES_PATH: typeof chatChangesPath = '/chats/changes';
/** The page's own requests come first, milliseconds. */
const FIRST_WAIT_MS = 3000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Follows the person's chats; calls back with the chat that changed, or null when anything may have. */
export type FollowChats = (onChange: (chatId: string | null) => void) => Unsubscribe;

/**
 * What other tabs and devices do to the person's chats: one connection, none while the page is hidden or offline. Each
 * connection begins with null, because what happened before it is not sent.
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
      void read(own, tell).then((isRefused) => {
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
async function read(connection: AbortController, tell: (frame: SseFrame) => void): Promise<boolean> {
  try {
    const refusal = await readEventStream(CHANGES_PATH, connection, {
      onPiece(frames) {
        frames.forEach(tell);
        return false;
      },
    });
    return refusal !== null && refusal < 500 && refusal !== 429;
  } catch {
    // Broken off: it is tried again, and whoever is offline sees that elsewhere.
    return false;
  } finally {
    connection.abort();
  }
}
