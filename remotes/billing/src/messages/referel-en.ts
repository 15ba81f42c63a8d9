/** Texts of the referral page. */
export const referelTexts = {
  pageName: 'Invite a colleague',
  title: 'Invite a colleague',
  subtitle: (credits: string) => `You both get ${credits} credits.`,
  loading: 'Loading your referral link',
  failed: 'Your referral link could not be loaded',
  failedDetail: 'Invites and rewards are kept.',
  signInTitle: 'Log in to invite someone',
  signInDetail: 'Your link, your invites and your rewards are shown to you alone.',

  link: 'Your link',
  copyLink: 'Copy the link',
  code: 'Your code',
  codeHint: 'The link carries it already.',
  copyCode: 'Copy the code',
  copied: 'Copied',

  how: 'How it works',
  steps: (credits: string, days: number, most: number) => [
    'Send your link to someone who does research.',
    'They sign up through it.',
    `As soon as they pay for something, or confirm their e-mail and finish a first run, each of you gets ${credits} credits, once. They are good for ${days} days. You need a confirmed e-mail too (see Settings), unless you have paid for something.`,
    `You are rewarded for up to ${most} people.`,
  ],

  joined: 'Signed up',
  rewarded: 'Rewarded',
  earned: 'Credits earned',
  ownWaiting: (credits: string) =>
    `You came through a link yourself: ${credits} credits arrive when you have paid for something, or have confirmed your e-mail in Settings and finished a first run.`,
  ownRewarded: (credits: string) => `You came through a link yourself and got ${credits} credits.`,
  ownNotRewarded:
    'You came through a link yourself. Your mailbox was rewarded before, so there is no reward.',

  invites: 'Invites',
  invitesEmpty: 'Nobody has signed up through your link yet.',
  since: (date: string) => `signed up on ${date}`,
  reward: (credits: string) => `${credits} credits`,
  states: {
    joined: 'Waiting for e-mail and first run',
    rewarded: 'Rewarded',
    limit_reached: 'Most rewards reached',
    not_rewarded: 'Mailbox counted already',
  },
} as const;
