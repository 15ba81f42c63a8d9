const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * PostgreSQL, appendix A: connection exceptions (08), a standby that was the primary (25006), disk full (53100), too many
 * connections (53300), shut down, starting up (57P).
 */
const downStates = /^(08|25006|53100|53300|57P0[1-5])/;
const downMessages =
  /Connection terminated|This socket has been ended by the other party|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

interface CodedError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly syscall?: unknown;
}

/** Was it the database that could not be reached, rather than a query that failed? Looks into causes. */
export function isDatabaseDown(error: unknown): boolean {
  return someCause(error, ({ code, message, syscall }) => {
    if (typeof code === 'string' && downStates.test(code)) return true;
    if (
      typeof code === 'string' &&
      networkCodes.has(code) &&
      (syscall === 'connect' || syscall === 'read' || syscall === 'write')
    )
      return true;
    return typeof message === 'string' && downMessages.test(message);
  });
}

/** Text with a character PostgreSQL cannot keep (U+0000). */
export function isUnstorableText(error: unknown): boolean {
  return someCause(error, ({ code }) => code === '22021' || code === '22P05');
}

/** Another row has this value already (unique index). */
export function isUniqueViolation(error: unknown): boolean {
  return someCause(error, ({ code }) => code === '23505');
}

function someCause(error: unknown, matches: (error: CodedError) => boolean): boolean {
  for (
    let current = error;
    typeof current === 'object' && current !== null;
    current = (current as CodedError).cause
  ) {
    if (matches(current as CodedError)) return true;
    if (current instanceof AggregateError && current.errors.some((one) => someCause(one, matches)))
      return true;
  }
  return false;
}
