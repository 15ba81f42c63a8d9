/** Of the system, and of PostgreSQL (53100, disk full). */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** What programs say about it: `strerror` of ENOSPC, EDQUOT and EFBIG. */
const words = /No space left on device|Disk quota exceeded|File too large/;

/** Does a program complain about the lack of room on a disk? */
export function saysOutOfRoom(complaint: string): boolean {
  return words.test(complaint);
}

/** Is it the lack of room on a disk that made something fail? Looks into causes. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return codes.has(code) || isOutOfRoom(error.cause);
}
