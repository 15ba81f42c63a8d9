import { errorCodes, type ErrorCode } from '@loupe/shared/contract/error-codes';
import type { Said } from '../language/texts.ts';
import { germanSentences } from './error-sentences-de.ts';

export interface AppErrorOptions {
  /** A more exact sentence than the code's own. */
  readonly sentence?: Said;
  /** Which field of the body it is about. */
  readonly field?: string;
  readonly details?: Record<string, unknown>;
  /** For what passes: after so many seconds it is worth trying again (`Retry-After`). */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** The code's own sentence. */
export function sentenceOfCode(code: ErrorCode): Said {
  return { en: errorCodes[code].sentence, de: germanSentences[code] };
}

/** An error a person may see: a code of the contract and a sentence. Anything else becomes `server.unexpected`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;
  /** For the person; `message` is the English one, for the log. */
  readonly sentence: Said;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const sentence = options.sentence ?? sentenceOfCode(code);
    super(sentence.en, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCodes[code].status;
    this.field = options.field;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.sentence = sentence;
  }
}

/** Short form used by use cases: `throw appError('chat.not_found')`. */
export function appError(code: ErrorCode, options?: AppErrorOptions): AppError {
  return new AppError(code, options);
}
