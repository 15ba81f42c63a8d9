/** Texts for guests who do not know their password any more. */
export const furtherTexts = {
  newPassword: 'New password',
  /** In place of the server's, by code. */
  sentences: {
    'auth.reset_token_invalid': 'This link is not valid any more. Ask for a new one.',
  },
  forgot: {
    title: 'Reset your password',
    lead: 'Tell us your e-mail address. If there is an account for it, a link to set a new password is on its way.',
    action: 'Send the link',
    sentTitle: 'Look into your mailbox',
    sent: (email: string) =>
      `If there is an account for ${email}, a mail with a link is on its way. The link works for 30 minutes.`,
    again: 'Use another address',
    back: 'Back to log in',
  },
  reset: {
    title: 'Set a new password',
    lead: 'You will be logged out on all other devices.',
    action: 'Save the password',
    doneTitle: 'Your password is changed',
    done: 'Log in with the new password.',
    toLogin: 'Log in',
    missingTitle: 'This link is not complete',
    missing: 'Open the link from the mail again, or ask for a new one.',
    askAgain: 'Ask for a new link',
  },
} as const;
