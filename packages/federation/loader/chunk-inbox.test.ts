import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunksGlobal } from '../registry/registry-document.ts';
import { openChunkInbox } from './chunk-inbox.ts';

const folder = (version: string) => `https://loupe.test/remotes/chat/${version}/`;
const chunksOf = (remote: string) =>
  (globalThis as unknown as Record<string, unknown[]>)[chunksGlobal(remote)] ?? [];

/** A page whose tags brought chunks of a version along; `currentScript` is who is speaking. */
function standInDocument(remote: string, broughtFrom: readonly string[]) {
  const tags = broughtFrom.map((version) => ({ src: `${folder(version)}page.js` }));
  const stand = {
    currentScript: null as { src: string } | null,
    querySelectorAll: (selector: string) => (selector === `script[data-chunk-of="${remote}"]` ? tags : []),
  };
  vi.stubGlobal('document', stand);
  return {
    /** A chunk of a version comes: its file hands itself over. */
    comes(version: string, chunk: string): void {
      stand.currentScript = { src: `${folder(version)}${chunk}.js` };
      const name = chunksGlobal(remote);
      const globals = globalThis as unknown as Record<string, unknown[]>;
      (globals[name] = globals[name] ?? []).push(chunk);
      stand.currentScript = null;
    },
    /** The entry takes what lies there and what comes from then on, as the bundler's code does. */
    entryRuns(taken: string[]): void {
      const chunks = chunksOf(remote);
      taken.push(...(chunks as string[]));
      const parent = chunks.push.bind(chunks);
      chunks.push = (...items) => {
        parent(...items);
        return taken.push(...(items as string[]));
      };
    },
    runs(version: string, taken: string[]): void {
      openChunkInbox(remote, folder(version));
      this.entryRuns(taken);
    },
  };
}

describe('the chunks of a release', () => {
  let remote = 'chat';
  let count = 0;
  beforeEach(() => {
    remote = `chat-${(count += 1)}`;
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('are taken from those that the page brought along, and as they come', () => {
    const page = standInDocument(remote, ['1.0.0']);
    const taken: string[] = [];
    page.comes('1.0.0', 'early');
    page.runs('1.0.0', taken);
    page.comes('1.0.0', 'late');
    expect(taken).toEqual(['early', 'late']);
  });

  it('are never those of another version that the page brought along, early or late', () => {
    const page = standInDocument(remote, ['1.0.0']);
    const taken: string[] = [];
    page.comes('1.0.0', 'early');
    page.runs('2.0.0', taken);
    page.comes('1.0.0', 'late');
    page.comes('2.0.0', 'own');
    expect(taken).toEqual(['own']);
  });

  it('reach each of two versions that run in one page, and nobody when theirs was never run', () => {
    const page = standInDocument(remote, []);
    const [first, second]: [string[], string[]] = [[], []];
    page.runs('1.0.0', first);
    page.runs('2.0.0', second);
    page.comes('1.0.0', 'of the first');
    page.comes('2.0.0', 'of the second');
    page.comes('3.0.0', 'of neither');
    expect([first, second]).toEqual([['of the first'], ['of the second']]);
  });

  it('reach both when an entry that was given up comes late, beside the same one asked for again', () => {
    const page = standInDocument(remote, []);
    const [again, late]: [string[], string[]] = [[], []];
    openChunkInbox(remote, folder('1.0.0'));
    openChunkInbox(remote, folder('1.0.0'));
    page.entryRuns(again);
    page.entryRuns(late);
    page.comes('1.0.0', 'page');
    expect([again, late]).toEqual([['page'], ['page']]);
  });

  it('that came while the entry was on its way wait for it, those of another version do not', () => {
    const page = standInDocument(remote, []);
    const taken: string[] = [];
    openChunkInbox(remote, folder('1.0.0'));
    page.comes('1.0.0', 'own');
    page.comes('2.0.0', 'foreign');
    page.entryRuns(taken);
    page.comes('1.0.0', 'later');
    expect(taken).toEqual(['own', 'later']);
  });
});
