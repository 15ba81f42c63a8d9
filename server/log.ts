import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/**
 * Structured log lines. Never a token, a body or a query's parameters: of a failed query only its text and
 * the database's own error are kept.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: describeError },
      redact: ['authorization', 'headers.authorization', 'password', 'token'],
    },
    destination ?? process.stdout,
  );
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('query' in error && 'params' in error) {
    return {
      type: 'query',
      query: String(error.query).slice(0, 500),
      cause: describeError(error.cause),
      stack: error.stack?.split('\n').slice(-8).join('\n'),
    };
  }
  return stdSerializers.err(error);
}
