import { errorCodes, type ErrorCode } from '@loupe/shared/contract/error-codes';

export interface AppErrorOptions {
  /** A more exact sentence than the code's own. */
  readonly sentence?: string;
  /** Which field of the body it is about. */
  readonly field?: string;
  readonly details?: Record<string, unknown>;
  readonly cause?: unknown;
}

/** An error a person may be told: a code of the contract and a sentence. Anything else becomes `server.unexpected`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.sentence ?? errorCodes[code].sentence, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCodes[code].status;
    this.field = options.field;
    this.details = options.details ?? {};
  }
}

/** Short form used by use cases: `throw appError('chat.not_found')`. */
export function appError(code: ErrorCode, options?: AppErrorOptions): AppError {
  return new AppError(code, options);
}
