import { accountCodes } from './error-codes/account-codes.ts';
import { billingCodes } from './error-codes/billing-codes.ts';
import { fileCodes } from './error-codes/file-codes.ts';
import { peopleCodes } from './error-codes/people-codes.ts';
import { releaseCodes } from './error-codes/release-codes.ts';
import { requestCodes } from './error-codes/request-codes.ts';
import { runCodes } from './error-codes/run-codes.ts';

/**
 * Every error code of the product, with its HTTP status and the sentence a person reads when nothing more exact is known.
 * The server may answer with a more exact sentence (line, column, amounts); the code stays.
 */
export const errorCodes = {
  ...requestCodes,
  ...accountCodes,
  ...billingCodes,
  ...runCodes,
  ...fileCodes,
  ...peopleCodes,
  ...releaseCodes,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Tells whether a value from the wire is a code of ours. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}
