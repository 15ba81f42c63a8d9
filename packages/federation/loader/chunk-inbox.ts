import { chunksGlobal } from '../registry/registry-document.ts';

type Push = (...items: unknown[]) => number;

/** What takes the chunks of each release, by its folder: two versions of one slice may run in a page. */
const receivers = new Map<string, Push>();
/** Remotes that have had an inbox. */
const opened = new Set<string>();
let isHandingOver = false;

function sourceOf(): string {
  return (document.currentScript as HTMLScriptElement | null)?.src ?? '';
}

/**
 * Chunks that the page itself brought along. The server had to guess for which version: those of another than is run
 * are left out.
 */
function broughtAlong(remote: string, folder: string): readonly unknown[] {
  const given = (globalThis as unknown as Record<string, unknown>)[chunksGlobal(remote)];
  const tags = document.querySelectorAll<HTMLScriptElement>(`script[data-chunk-of="${remote}"]`);
  const isOwn = [...tags].every(({ src }) => src.startsWith(folder));
  return !opened.has(remote) && isOwn && Array.isArray(given) ? given : [];
}

/**
 * Prepares for a release to be run where its entry expects its chunks (a list that the bundler's code takes over by
 * its `push`). Each chunk goes to the release whose folder it came from, also one that is late, from a version that was
 * given up, or that the page asked for by mistake.
 */
export function openChunkInbox(remote: string, folder: string): void {
  const inbox = [...broughtAlong(remote, folder)];
  opened.add(remote);
  let hasReceiver = false;
  const keep: Push = (...items) => {
    const source = sourceOf();
    return source === '' || source.startsWith(folder)
      ? Array.prototype.push.apply(inbox, items)
      : inbox.length;
  };
  const handOver: Push = (...items) => {
    const source = sourceOf() || folder;
    // An entry that came second hands on to what it found here: this very function.
    if (isHandingOver) return inbox.length;
    isHandingOver = true;
    try {
      for (const [of, accept] of receivers) if (source.startsWith(of)) accept(...items);
    } finally {
      isHandingOver = false;
    }
    return inbox.length;
  };
  Object.defineProperty(inbox, 'push', {
    get: () => (hasReceiver ? handOver : keep),
    set: (receiver: Push) => {
      // Given up and late, and the same one asked for again: whichever runs gets its chunks.
      const other = hasReceiver ? receivers.get(folder) : undefined;
      hasReceiver = true;
      receivers.set(folder, (...items) => {
        other?.(...items);
        return receiver(...items);
      });
    },
  });
  (globalThis as unknown as Record<string, unknown>)[chunksGlobal(remote)] = inbox;
}
