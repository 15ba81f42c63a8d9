/* oxlint-disable no-underscore-dangle -- names given by others */
/* Runs inside every remote's entry, as a runtime plugin of module federation. */

declare let __webpack_get_script_filename__: (chunkId: string) => string;
declare let __webpack_require__: { k?: (chunkId: string) => string };

/** The loader counts its attempts per remote here; absent on the first one. */
const attempts = (): Record<string, number> | undefined =>
  (globalThis as { loupeAttempts?: Record<string, number> }).loupeAttempts;

declare const LOUPE_REMOTE: string;

function withAttempt(file: string): string {
  const attempt = attempts()?.[LOUPE_REMOTE] ?? 0;
  return attempt > 0 ? `${file}?attempt=${attempt}` : file;
}

const scriptName = __webpack_get_script_filename__;
if (scriptName) __webpack_get_script_filename__ = (chunkId) => withAttempt(scriptName(chunkId));

const styleName = __webpack_require__.k;
if (styleName) __webpack_require__.k = (chunkId) => withAttempt(styleName(chunkId));

/** Gives a chunk that failed to load a new address on the next attempt, so that no cached failure is met again. */
// oxlint-disable-next-line import/no-default-export -- module federation calls the default export of a runtime plugin
export default function chunkRetryPlugin() {
  return { name: 'loupe-chunk-retry' };
}
