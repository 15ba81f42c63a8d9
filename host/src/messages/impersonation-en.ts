/** Texts of viewing as a user: the banner, and what the user reads of it in the settings. */
export const impersonationTexts = {
  label: 'Viewing as a user',
  viewingAs: (name: string) => `Viewing as ${name}`,
  readOnly: 'read only',
  left: (time: string) => `${time} left`,
  minutesLeft: (minutes: number) =>
    minutes === 1 ? 'The view ends in one minute.' : `The view ends in ${minutes} minutes.`,
  end: 'End',

  supportAccess: 'Support access',
  supportAccessHint: 'When somebody of our support looked at your account as you see it.',
  loading: 'Loading support access',
  failed: 'The list could not be loaded.',
  none: 'Nobody has viewed your account.',
  viewedOn: (at: string) => `Viewed on ${at}`,
  reason: (reason: string) => `Reason: ${reason}`,
  couldRead: 'read only',
  couldWrite: 'could make changes',
  lasted: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  stillOpen: 'Now',
} as const;
