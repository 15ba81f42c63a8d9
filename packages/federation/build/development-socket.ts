/* oxlint-disable no-underscore-dangle -- names given by others */
/* Runs inside every slice that is served from its sources, as the connection of the bundler's client to its server. */
import { sliceNewsGlobal, type SliceNews } from '../loader/slice-news.ts';

declare const LOUPE_REMOTE: string;
declare const __webpack_hash__: string;

interface Globals {
  readonly [sliceNewsGlobal]?: (news: SliceNews) => void;
  /** Slices whose server is listened to: each new build of a slice that runs in the page brings its own client. */
  loupeFollowedSlices?: Set<string>;
}

/** The messages of the server that say what became of a build; others pass by. */
type Message =
  | { readonly type: 'hash'; readonly data: string }
  | { readonly type: 'ok' | 'warnings' }
  | { readonly type: 'errors'; readonly data: readonly { readonly message?: string }[] };

/** The build that the page runs, and the one that the server spoke of last. */
let running = __webpack_hash__;
let latest = running;

/** Tells what a message means for a page that starts the slice again with each build. */
function tell(message: Message, report: (news: SliceNews) => void): void {
  if (message.type === 'hash') latest = message.data;
  if (message.type === 'errors')
    report({ remote: LOUPE_REMOTE, problem: message.data[0]?.message ?? 'unknown' });
  if (message.type !== 'ok' && message.type !== 'warnings') return;
  if (latest !== running) report({ remote: LOUPE_REMOTE, problem: null });
  running = latest;
}

/**
 * The connection that the bundler's client asks for. In a page that takes hot updates the client hears everything; in
 * any other one it would reload the whole page, so the page hears instead, from one connection for each slice.
 */
// oxlint-disable-next-line import/no-default-export -- the bundler's client takes the default export
export default class DevelopmentSocket {
  readonly #socket: WebSocket | null;
  readonly #followed: Set<string>;

  constructor(url: string) {
    const globals = globalThis as Globals;
    this.#followed = globals.loupeFollowedSlices ??= new Set();
    const isFollowed = sliceNewsGlobal in globals && this.#followed.has(LOUPE_REMOTE);
    this.#followed.add(LOUPE_REMOTE);
    this.#socket = isFollowed ? null : new WebSocket(url);
  }

  onOpen(run: () => void): void {
    this.#socket?.addEventListener('open', run);
  }

  /** The client connects again then. */
  onClose(run: () => void): void {
    this.#socket?.addEventListener('close', () => {
      this.#followed.delete(LOUPE_REMOTE);
      run();
    });
  }

  onMessage(run: (data: string) => void): void {
    this.#socket?.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const report = (globalThis as Globals)[sliceNewsGlobal];
      if (report) tell(JSON.parse(data) as Message, report);
      else run(data);
    });
  }
}
