import type { CodesOfTopic } from './codes-of-topic.ts';

/** Shares, push messages and what admins do. */
export const peopleCodes = {
  'push.endpoint_invalid': { status: 400, sentence: 'This browser cannot be sent push messages.' },
  'share.not_found': { status: 404, sentence: 'This shared chat is not available.' },
  'share.nothing_to_share': { status: 409, sentence: 'There is nothing to share in this chat yet.' },
  'share.expiry_invalid': {
    status: 400,
    sentence: 'Choose a time in the future, at most five years ahead.',
  },
  'share.password_too_short': { status: 400, sentence: 'Use at least 8 characters for the password.' },
  'share.password_needed': { status: 403, sentence: 'This shared chat is protected by a password.' },
  'share.password_wrong': { status: 403, sentence: 'The password is not right.' },
  'user.not_found': { status: 404, sentence: 'This user was not found.' },
  'problem.not_found': { status: 404, sentence: 'This report was not found.' },
  'problem.not_agreed': {
    status: 403,
    sentence: 'The person does not let admins read this, or has deleted the chat.',
  },
  'problem.changed': {
    status: 409,
    sentence: 'The person has sent this report again meanwhile. Look at it again.',
  },
  'grant.credits_invalid': { status: 400, sentence: 'Grant between 1 and 100,000 whole credits.' },
  'grant.reason_missing': { status: 400, sentence: 'Give a reason: the user reads it.' },
  'grant.expiry_invalid': { status: 400, sentence: 'The last day must be a date from today on.' },
  'impersonation.reason_missing': { status: 400, sentence: 'Give a reason for viewing this account.' },
  'impersonation.minutes_invalid': { status: 400, sentence: 'Choose between 1 and 30 whole minutes.' },
  'impersonation.not_allowed': { status: 403, sentence: 'The account of an admin cannot be viewed.' },
  'impersonation.password_needed': { status: 403, sentence: 'Enter your own password to go on.' },
  'impersonation.code_invalid': {
    status: 400,
    sentence: 'This code is not valid any more. Start again from the admin area.',
  },
  // 403, never 401: a refusal must not log the person out (H3).
  'impersonation.nested': {
    status: 403,
    sentence: 'You are already viewing as somebody. End that first.',
  },
  'impersonation.personal': {
    status: 403,
    sentence: 'This is not possible while viewing as somebody else.',
  },
  'impersonation.read_only': {
    status: 403,
    sentence: 'You are only viewing this account. Nothing can be changed.',
  },
} as const satisfies CodesOfTopic;
