const dayMs = 24 * 60 * 60 * 1000;

/** How long what outlives its use is kept, in milliseconds; `docs/privacy.md` says the same. */
export const keptMs = {
  /** Lines of the audit log and views by support. The database refuses to let go of younger lines. */
  auditLog: 365 * dayMs,
  /** Addresses and details in lines about deleted accounts, counted from the deletion: to find misuse that ended in one. */
  tracesOfDeleted: 30 * dayMs,
  /** The hash of a deleted account's mailbox, counted from its reward: so that nobody is rewarded again for coming back. */
  mailboxHashOfDeleted: 365 * dayMs,
  /** Mails that were written as files because there is no mail server. */
  mailFiles: 7 * dayMs,
} as const;
