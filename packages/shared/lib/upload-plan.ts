/** How a file travels (U1): resumable, in chunks. Server and browser cut it by the same rules. */
export const uploadRules = {
  /** 1 MB. */
  chunkBytes: 1024 * 1024,
  /** Chunks under way at the same time, over all files. */
  simultaneous: 3,
  /** Tries of one chunk after the first. */
  chunkRetries: 100,
  /** Answers after which nothing is tried again by itself. */
  permanentStatuses: [400, 401, 403, 404, 409, 415, 500, 501],
  minFileBytes: 1,
} as const;

/** What the browser refuses by itself; null is no limit. All are off unless a page sets them: the server has the last word (U2). */
export interface UploadLimits {
  /** Endings like `.csv`. */
  readonly endings: readonly string[] | null;
  readonly files: number | null;
  readonly bytes: number | null;
}

export const noUploadLimits: UploadLimits = { endings: null, files: null, bytes: null };

export type FileRefusal = 'empty' | 'type' | 'number' | 'size';

/** How many chunks a file of so many bytes has. */
export function countChunks(bytes: number): number {
  return Math.ceil(bytes / uploadRules.chunkBytes);
}

/** First byte and the one after the last of chunk `n`, counted from 0; null when there is no such chunk. */
export function chunkRange(
  n: number,
  bytes: number,
): { readonly start: number; readonly end: number } | null {
  if (!Number.isInteger(n) || n < 0 || n >= countChunks(bytes)) return null;
  const start = n * uploadRules.chunkBytes;
  return { start, end: Math.min(start + uploadRules.chunkBytes, bytes) };
}

/** Chunks that are not there yet, in order. */
export function missingChunks(received: Iterable<number>, bytes: number): number[] {
  const there = new Set(received);
  return Array.from({ length: countChunks(bytes) }, (_, n) => n).filter((n) => !there.has(n));
}

/** Bytes of a file that the given chunks hold. */
export function receivedBytes(received: Iterable<number>, bytes: number): number {
  return [...new Set(received)].reduce((sum, n) => {
    const range = chunkRange(n, bytes);
    return range ? sum + range.end - range.start : sum;
  }, 0);
}

/** True for an answer that would be the same next time; no status (no answer at all) is tried again. */
export function isPermanentStatus(status: number | null): boolean {
  return uploadRules.permanentStatuses.some((permanent) => permanent === status);
}

/** Milliseconds before try `retry` (from 1): half a second, doubling, at most half a minute. */
export function retryDelay(retry: number): number {
  return Math.min(30_000, 500 * 2 ** Math.min(retry - 1, 10));
}

/** Why a file is not even begun; `present` files are there already. Null when nothing speaks against it. */
export function refusalOf(
  file: { readonly name: string; readonly size: number },
  present: number,
  limits: UploadLimits = noUploadLimits,
): FileRefusal | null {
  const name = file.name.toLowerCase();
  if (file.size < uploadRules.minFileBytes) return 'empty';
  if (limits.endings?.length && !limits.endings.some((ending) => name.endsWith(ending.toLowerCase())))
    return 'type';
  if (limits.files !== null && present >= limits.files) return 'number';
  if (limits.bytes !== null && file.size > limits.bytes) return 'size';
  return null;
}
