export const resetLimitMs = 30 * 60 * 1000;
export const emailChangeLimitMs = 24 * 60 * 60 * 1000;
/** Mails with a link that one account can cause in `mailWindowMs`: to set a new password, and to confirm an address. */
export const mostResetMails = 3;
export const mostEmailLinks = 5;
export const mailWindowMs = 60 * 60 * 1000;
