import type { CodesOfTopic } from './codes-of-topic.ts';

/** Requests, sessions and the server itself. */
export const requestCodes = {
  'request.invalid': { status: 400, sentence: 'Some of what was sent is not valid.' },
  'request.not_json': { status: 400, sentence: 'The request could not be read.' },
  'request.not_found': { status: 404, sentence: 'There is nothing at this address.' },
  'request.too_large': { status: 400, sentence: 'That is larger than is accepted here.' },
  'request.too_slow': {
    status: 408,
    sentence: 'The request took too long to arrive. Check your connection and try again.',
  },
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
  'server.unexpected': { status: 500, sentence: 'Something went wrong here. Try again.' },
  'server.unavailable': {
    status: 503,
    sentence: 'The service is not available right now. Try again in a moment.',
  },
} as const satisfies CodesOfTopic;
