/**
 * Every error code of the product, with its HTTP status and the sentence a person reads when nothing more exact is known.
 * The server may answer with a more exact sentence (line, column, amounts); the code stays.
 */
export const errorCodes = {
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
  'credits.not_enough': { status: 409, sentence: 'There are not enough credits for this.' },
  'plan.unknown': { status: 404, sentence: 'This plan is not offered.' },
  'plan.already_active': { status: 409, sentence: 'You already have this plan.' },
  'plan.not_sold': {
    status: 409,
    sentence: 'The free plan needs no payment. Cancel your plan to return to it.',
  },
  'top_up.unknown': { status: 404, sentence: 'These credits are not offered.' },
  'purchase.unclear': {
    status: 400,
    sentence: 'Say what to buy: a plan, a top-up or an open invoice, one of them.',
  },
  'checkout.not_found': { status: 404, sentence: 'This payment was not found.' },
  'checkout.already_open': {
    status: 409,
    sentence: 'Another payment is still open. Finish or cancel it first.',
  },
  'checkout.outdated': {
    status: 409,
    sentence: 'Something changed since this page was opened. Nothing was charged. Look at the amounts again.',
  },
  'payment.declined': {
    status: 402,
    sentence: 'The card was declined. Nothing was charged. Try another card or ask your bank.',
  },
  'payment.insufficient_funds': {
    status: 402,
    sentence: 'There is not enough money on this card. Nothing was charged. Try another card.',
  },
  'payment.confirmation_refused': {
    status: 402,
    sentence: 'The payment was not confirmed. Nothing was charged.',
  },
  'payment.confirmation_needed': {
    status: 402,
    sentence: 'The bank asks you to confirm this payment. Pay it here to do so.',
  },
  'payment.unavailable': {
    status: 503,
    sentence: 'The payment service does not answer. Try again in a moment: you will not be charged twice.',
  },
  'card.number_invalid': { status: 400, sentence: 'This card number is not complete or has a typing error.' },
  'card.expiry_invalid': { status: 400, sentence: 'This expiry date is in the past or not valid.' },
  'card.cvc_invalid': {
    status: 400,
    sentence: 'The security code has three digits, four on American Express.',
  },
  'card.not_a_test_card': {
    status: 400,
    sentence: 'Only test cards work here, like 4242 4242 4242 4242. Do not enter a real card.',
  },
  'card.entered_elsewhere': {
    status: 409,
    sentence: 'Cards are entered on the page of the payment service.',
  },
  'payment_method.not_found': { status: 404, sentence: 'This card was not found.' },
  'payment_method.missing': { status: 409, sentence: 'Add a card first.' },
  'payment_method.in_use': {
    status: 409,
    sentence: 'This card pays your plan. Add another card first, or cancel the plan.',
  },
  'payment_method.too_many': { status: 409, sentence: 'An account can hold 10 cards. Remove one first.' },
  'subscription.none': { status: 409, sentence: 'There is no paid plan.' },
  'invoice.not_found': { status: 404, sentence: 'This invoice was not found.' },
  'invoice.not_open': { status: 409, sentence: 'This invoice needs no payment.' },
  'invoice.open': {
    status: 409,
    sentence: 'A payment for your plan is overdue. Pay it first, or cancel the plan.',
  },
  'webhook.signature_invalid': { status: 400, sentence: 'The signature of this event is not valid.' },
  'run.too_many_active': { status: 409, sentence: 'Your plan has no room for another run right now.' },
  'agent.unknown': { status: 404, sentence: 'This agent is not available.' },
  'own_agent.invalid': { status: 400, sentence: 'The agent cannot be kept like this.' },
  'own_agent.unfinished': { status: 400, sentence: 'This agent is not finished yet.' },
  'own_agent.too_many': { status: 409, sentence: 'Take an agent away first: there is room for 100.' },
  'own_agent.changed': {
    status: 409,
    sentence: 'This agent was changed elsewhere meanwhile. Look at it again before you save.',
  },
  'own_agent.not_run': { status: 409, sentence: 'Run this version once to its end, then share it.' },
  'own_agent.link_gone': { status: 404, sentence: 'This link leads to no agent, or was taken back.' },
  'agent.inputs_invalid': { status: 400, sentence: 'Some of the inputs are not valid.' },
  'chat.not_found': { status: 404, sentence: 'This chat was not found.' },
  'message.empty': { status: 400, sentence: 'Write a message first.' },
  'analysis.not_found': { status: 404, sentence: 'This analysis was not found.' },
  'run.not_found': { status: 404, sentence: 'This run was not found.' },
  'schedule.not_found': { status: 404, sentence: 'This schedule was not found.' },
  'schedule.not_finished': { status: 409, sentence: 'Only a run that has finished can be repeated.' },
  'schedule.too_many': { status: 409, sentence: 'End another one first: 20 runs can be repeated.' },
  'run.already_active': { status: 409, sentence: 'This chat is still working on an answer.' },
  'run.not_comparable': {
    status: 409,
    sentence: 'Only two finished runs of the same agent in the same language can be compared.',
  },
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
  'file.queue_full': {
    status: 429,
    sentence: 'Many files are being read right now. Try again in a few seconds.',
  },
  'push.endpoint_invalid': { status: 400, sentence: 'This browser cannot be sent push messages.' },
  'upload.not_found': { status: 404, sentence: 'This upload is over. Add the file again.' },
  'upload.chunk_invalid': { status: 400, sentence: 'This part does not belong to the file.' },
  'upload.incomplete': { status: 409, sentence: 'Parts of the file are missing.' },
  'upload.checksum_mismatch': {
    status: 409,
    sentence: 'The file changed on its way and was not kept. Add it again.',
  },
  'prices.invalid': { status: 400, sentence: 'This price file cannot be used.' },
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
  'release.malformed': {
    status: 400,
    sentence: 'This is not a release: a tar.gz of what a slice was built to.',
  },
  'release.path_outside': { status: 400, sentence: 'A file of the release lies outside its folder.' },
  'release.too_large': {
    status: 413,
    sentence: 'A release holds at most 500 files, 5 MB each and 25 MB together.',
  },
  'release.file_missing': { status: 400, sentence: 'A file that the release lists is missing.' },
  'release.file_unlisted': { status: 400, sentence: 'The release holds a file that it does not list.' },
  'release.integrity': { status: 400, sentence: 'A file of the release is not what its hash says.' },
  'release.name_foreign': { status: 403, sentence: 'This deploy token belongs to another slice.' },
  'release.version_exists': { status: 409, sentence: 'This version exists already, with other content.' },
  'release.host_api': { status: 422, sentence: 'The release was built for another version of the host.' },
  'release.shared_range': {
    status: 422,
    sentence: 'The release needs another version of what the host shares.',
  },
  'release.shared_undeclared': {
    status: 422,
    sentence: 'The description of the release does not say which modules it takes from the host.',
  },
  'release.needs_admin': {
    status: 403,
    sentence: 'On this site an admin puts releases in force: ask one to promote it.',
  },
  'release.needs_other_admin': {
    status: 403,
    sentence: 'On this site another admin puts it in force than the one whose release or deploy token it is.',
  },
  'release.route_foreign': {
    status: 422,
    sentence: 'The release claims a page that belongs to another slice.',
  },
  'release.budget': { status: 422, sentence: 'The release is larger than its budget.' },
  'release.contract': { status: 422, sentence: 'The release was not run against the host contracts in use.' },
  'release.not_stored': { status: 507, sentence: 'There is no room to store the release.' },
  'release.not_found': { status: 404, sentence: 'There is no such release.' },
  'release.lost': {
    status: 409,
    sentence: 'The stored files of this version are missing or damaged. Upload it again.',
  },
  'release.changed': {
    status: 409,
    sentence: 'Somebody else has just changed this slice. Look at it again.',
  },
  'release.already_live': { status: 409, sentence: 'This version is already live for everybody.' },
  'release.no_live': {
    status: 409,
    sentence: 'Nothing of this slice is live yet. Promote it for everybody first.',
  },
  'release.no_previous': { status: 409, sentence: 'There is no version to go back to.' },
  'deploy_token.invalid': { status: 401, sentence: 'This deploy token is not known or was revoked.' },
  'deploy_token.not_found': { status: 404, sentence: 'This deploy token was not found.' },
  'deploy_token.remote_invalid': {
    status: 400,
    sentence: 'Name the slice: small letters, digits and dashes.',
  },
  'deploy_token.label_missing': {
    status: 400,
    sentence: 'Say what the token is for, so that you recognise it later.',
  },
  'export.not_ready': { status: 409, sentence: 'The report can be exported when the run has ended.' },
  'export.nothing': { status: 409, sentence: 'This run wrote no report that could be exported.' },
  'export.no_days': { status: 409, sentence: 'This report has no days that a calendar could hold.' },
  'export.too_large': {
    status: 409,
    sentence: 'This report is too large for this format. Markdown always works.',
  },
  'export.failed': {
    status: 500,
    sentence: 'The file could not be written. Try again, or take Markdown.',
  },
  'export.queue_full': {
    status: 503,
    sentence: 'Too many files are being written right now. Try again in a moment.',
  },
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
