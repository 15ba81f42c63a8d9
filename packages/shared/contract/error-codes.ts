/**
 * Every error code of the product, with its HTTP status and the sentence a person reads when nothing more exact is known.
 * The server may answer with a more exact sentence (line, column, amounts); the code stays.
 */
export const errorCodes = {
  'request.invalid': { status: 400, sentence: 'Some of what was sent is not valid.' },
  'request.not_json': { status: 400, sentence: 'The request could not be read.' },
  'request.not_found': { status: 404, sentence: 'There is nothing at this address.' },
  'request.too_large': { status: 400, sentence: 'That is larger than is accepted here.' },
  'request.too_many': { status: 429, sentence: 'Too many tries. Wait a minute, then try again.' },
  'request.idempotency_key_missing': {
    status: 400,
    sentence: 'The request needs an Idempotency-Key header.',
  },
  'request.idempotency_key_reused': {
    status: 409,
    sentence: 'This request was already used for something else.',
  },
  'session.missing': { status: 401, sentence: 'Log in to go on.' },
  'session.ended': { status: 401, sentence: 'Your session has ended. Log in again.' },
  'permission.missing': { status: 404, sentence: 'This is not available.' },
  'auth.wrong_credentials': { status: 400, sentence: 'E-mail or password is not right.' },
  'auth.email_taken': {
    status: 409,
    sentence: 'There is already an account with this e-mail. Log in instead?',
  },
  'auth.email_invalid': { status: 400, sentence: 'Enter an e-mail address, like name@example.com.' },
  'auth.password_too_short': { status: 400, sentence: 'Use at least 10 characters for the password.' },
  'auth.password_too_common': {
    status: 400,
    sentence: 'This password is too easy to guess. Choose another.',
  },
  'auth.reset_token_invalid': {
    status: 400,
    sentence: 'This link is not valid any more. Ask for a new one.',
  },
  'auth.referral_code_unknown': { status: 400, sentence: 'This referral code is not known.' },
  'credits.not_enough': { status: 409, sentence: 'There are not enough credits for this.' },
  'agent.unknown': { status: 404, sentence: 'This agent is not available.' },
  'agent.inputs_invalid': { status: 400, sentence: 'Some of the inputs are not valid.' },
  'chat.not_found': { status: 404, sentence: 'This chat was not found.' },
  'message.empty': { status: 400, sentence: 'Write a message first.' },
  'run.not_found': { status: 404, sentence: 'This run was not found.' },
  'run.already_active': { status: 409, sentence: 'This chat is still working on an answer.' },
  'run.worker_lost': { status: 500, sentence: 'The work was interrupted too often and has been given up.' },
  'run.time_limit': { status: 500, sentence: 'The run reached its time limit.' },
  'run.step_limit': { status: 500, sentence: 'The run reached its limit of steps.' },
  'run.credit_cap': { status: 500, sentence: 'The run reached its credit cap.' },
  'run.failed': { status: 500, sentence: 'The run could not be finished.' },
  'model.unavailable': { status: 503, sentence: 'The language model did not answer.' },
  'file.not_found': { status: 404, sentence: 'This file was not found.' },
  'file.empty': { status: 400, sentence: 'This file is empty.' },
  'file.too_large': { status: 400, sentence: 'This file is larger than 25 MB.' },
  'file.too_many': { status: 409, sentence: 'A chat can hold 20 files.' },
  'file.storage_full': { status: 409, sentence: 'Your files use all of their 500 MB.' },
  'file.type_unsupported': { status: 415, sentence: 'This type of file cannot be read here.' },
  'file.unreadable': { status: 400, sentence: 'This file could not be read.' },
  'prices.invalid': { status: 400, sentence: 'This price file cannot be used.' },
  'share.not_found': { status: 404, sentence: 'This shared chat is not available.' },
  'share.nothing_to_share': { status: 409, sentence: 'There is nothing to share in this chat yet.' },
  'server.unexpected': { status: 500, sentence: 'Something went wrong here. Try again.' },
  'server.unavailable': {
    status: 503,
    sentence: 'The service is not available right now. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** Tells whether a value from the wire is a code of ours. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}
