/** Of the system, and of PostgreSQL (53100, disk full). */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Is it the lack of room on a disk that made something fail? Looks into causes. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return codes.has(code) || isOutOfRoom(error.cause);
}
