/* oxlint-disable no-underscore-dangle -- names given by others */
/* Runs inside every remote's entry, as a runtime plugin of module federation. */
import { chunkFailedEvent, type ChunkFailed } from '../loader/chunk-failed.ts';

declare let __webpack_get_script_filename__: (chunkId: string) => string;
declare let __webpack_require__: {
  /** Gets a chunk with everything that belongs to it. */
  e?: (chunkId: string) => Promise<unknown>;
  /** Name of a chunk's style sheet. */
  k?: (chunkId: string) => string;
  /** Folder of the release. */
  readonly p: string;
  readonly sriHashes?: Readonly<Record<string, string>>;
  readonly sriCssHashes?: Readonly<Record<string, string>>;
};

/** The loader counts its attempts per remote here; absent on the first one. */
interface Globals {
  loupeAttempts?: Record<string, number>;
}

declare const LOUPE_REMOTE: string;

const needsIntegrity = process.env['NODE_ENV'] === 'production';
const retryAfterMs = 150;
const retryJitterMs = 250;

function attempt(): number {
  return (globalThis as Globals).loupeAttempts?.[LOUPE_REMOTE] ?? 0;
}

function beginAttempt(): void {
  const globals = globalThis as Globals;
  globals.loupeAttempts = { ...globals.loupeAttempts, [LOUPE_REMOTE]: attempt() + 1 };
}

/** A file without a hash would be run unseen: it is refused before it is asked for. */
class MissingHash extends Error {}

function checked(file: string, hash: string | undefined): string {
  if (needsIntegrity && !hash?.startsWith('sha384-')) throw new MissingHash(file);
  return attempt() > 0 ? `${file}?attempt=${attempt()}` : file;
}

const scriptName = __webpack_get_script_filename__;
if (scriptName)
  __webpack_get_script_filename__ = (id) => checked(scriptName(id), __webpack_require__.sriHashes?.[id]);

const styleName = __webpack_require__.k;
if (styleName) __webpack_require__.k = (id) => checked(styleName(id), __webpack_require__.sriCssHashes?.[id]);

const pause = () =>
  new Promise((done) => void setTimeout(done, retryAfterMs + Math.random() * retryJitterMs));

/** What the bundler's code says of a file that did not come: how it failed. The loader itself gives files up. */
function isWorthRetry(error: unknown): boolean {
  const { type } = (error ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' && type !== 'abandoned' && type !== 'timeout';
}

function tellFailed(): void {
  const detail: ChunkFailed = { remote: LOUPE_REMOTE, baseUrl: __webpack_require__.p };
  dispatchEvent(new CustomEvent(chunkFailedEvent, { detail }));
}

/** The bundler's code would wait for them for ever. */
const refused = new Map<string, MissingHash>();

async function getChunkPatiently(getChunk: (id: string) => Promise<unknown>, id: string): Promise<unknown> {
  const refusal = refused.get(id);
  if (refusal) throw refusal;
  try {
    return await getChunk(id);
  } catch (error) {
    if (error instanceof MissingHash) refused.set(id, error);
    if (!isWorthRetry(error)) throw error;
  }
  await pause();
  beginAttempt();
  return getChunk(id);
}

const getChunk = __webpack_require__.e;
if (getChunk)
  __webpack_require__.e = (id) =>
    getChunkPatiently(getChunk, id).catch((error: unknown) => {
      tellFailed();
      throw error;
    });

/**
 * Asks once more, under a new address, for a chunk or style sheet that failed, so that no cached failure is met again;
 * and asks for none that has no hash.
 */
// oxlint-disable-next-line import/no-default-export -- module federation calls the default export of a runtime plugin
export default function chunkLoadingPlugin() {
  return { name: 'loupe-chunk-loading' };
}
