import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chunkRange,
  countChunks,
  isPermanentStatus,
  missingChunks,
  receivedBytes,
  refusalOf,
  retryDelay,
  uploadRules,
} from './upload-plan.ts';

const MB = 1024 * 1024;

describe('the plan of an upload', () => {
  it('U1 has the constants that were asked for', () => {
    expect(uploadRules).toEqual({
      chunkBytes: MB,
      simultaneous: 3,
      chunkRetries: 100,
      permanentStatuses: [400, 401, 403, 404, 409, 415, 500, 501],
      minFileBytes: 1,
    });
  });

  it('U1 cuts every file into chunks that cover it once, in order, without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * MB }), (bytes) => {
        let at = 0;
        for (let n = 0; n < countChunks(bytes); n++) {
          const range = chunkRange(n, bytes);
          expect(range?.start).toBe(at);
          expect(range!.end - at).toBeGreaterThan(0);
          expect(range!.end - at).toBeLessThanOrEqual(MB);
          at = range!.end;
        }
        expect(at).toBe(bytes);
      }),
    );
  });

  it('U1 knows no chunk outside of the file', () => {
    expect([-1, 3, 1.5, Number.NaN].map((n) => chunkRange(n, 3 * MB))).toEqual([null, null, null, null]);
    expect(chunkRange(2, 2 * MB + 1)).toEqual({ start: 2 * MB, end: 2 * MB + 1 });
    expect(countChunks(0)).toBe(0);
  });

  it('U1 asks only for what is missing, whatever is reported to be there', () => {
    expect(missingChunks([1, 1, 9], 2 * MB + 5)).toEqual([0, 2]);
    expect(receivedBytes([2, 2, 0, 9], 2 * MB + 5)).toBe(MB + 5);
  });

  it.each([
    [400, true],
    [401, true],
    [403, true],
    [404, true],
    [409, true],
    [415, true],
    [500, true],
    [501, true],
    [null, false],
    [408, false],
    [413, false],
    [422, false],
    [429, false],
    [502, false],
    [503, false],
    [504, false],
  ])('U1 an answer %s is final: %s', (status, isFinal) => {
    expect(isPermanentStatus(status)).toBe(isFinal);
  });

  it('U1 waits longer from try to try, never more than half a minute', () => {
    expect([1, 2, 3, 7, 8, 100].map(retryDelay)).toEqual([500, 1000, 2000, 30_000, 30_000, 30_000]);
  });

  it('U1 refuses an empty file, and nothing else as long as no limit is set', () => {
    expect(refusalOf({ name: 'a.csv', size: 0 }, 0)).toBe('empty');
    expect(refusalOf({ name: 'anything', size: 9e12 }, 1e6)).toBeNull();
    const limits = { endings: ['.csv'], files: 2, bytes: 10 };
    expect(refusalOf({ name: 'A.CSV', size: 10 }, 1, limits)).toBeNull();
    expect(refusalOf({ name: 'a.pdf', size: 1 }, 0, limits)).toBe('type');
    expect(refusalOf({ name: 'a.csv', size: 1 }, 2, limits)).toBe('number');
    expect(refusalOf({ name: 'a.csv', size: 11 }, 0, limits)).toBe('size');
  });
});
