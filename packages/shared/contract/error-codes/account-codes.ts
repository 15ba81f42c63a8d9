import type { CodesOfTopic } from './codes-of-topic.ts';

/** Accounts and API keys. */
export const accountCodes = {
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
  'account.name_missing': { status: 400, sentence: 'Enter a name.' },
  'account.wrong_password': { status: 400, sentence: 'This is not your current password.' },
  'account.email_unchanged': { status: 409, sentence: 'This is already the e-mail of your account.' },
  'account.email_token_invalid': {
    status: 400,
    sentence: 'This link is not valid any more. Ask for a new one in the settings.',
  },
  'account.email_unconfirmed': {
    status: 403,
    sentence: 'Confirm your e-mail first: open the link in our mail. Settings can send it again.',
  },
  'account.confirmation_wrong': { status: 400, sentence: 'Type the e-mail of your account to confirm.' },
  'account.last_admin': {
    status: 409,
    sentence: 'This is the only admin account. Make somebody else an admin first.',
  },
  'api_key.invalid': { status: 401, sentence: 'This API key is not known, has expired or was revoked.' },
  'api_key.not_allowed': { status: 403, sentence: 'An API key may not do this. Log in to do it.' },
  'api_key.name_missing': { status: 400, sentence: 'Give the key a name, so that you recognise it later.' },
  'api_key.expiry_invalid': { status: 400, sentence: 'The last day must be a date from today on.' },
  'api_key.too_many': { status: 409, sentence: 'You have 20 keys. Revoke one that you do not need.' },
} as const satisfies CodesOfTopic;
