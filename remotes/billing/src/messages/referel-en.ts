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
    `After their first finished run or first payment, each of you gets ${credits} credits, once. They are good for ${days} days.`,
    `You are rewarded for up to ${most} people.`,
  ],

  joined: 'Signed up',
  rewarded: 'Rewarded',
  earned: 'Credits earned',
  ownWaiting: (credits: string) =>
    `You came through a link yourself: ${credits} credits arrive after your first finished run or first payment.`,
  ownRewarded: (credits: string) => `You came through a link yourself and got ${credits} credits.`,

  invites: 'Invites',
  invitesEmpty: 'Nobody has signed up through your link yet.',
  since: (date: string) => `signed up on ${date}`,
  reward: (credits: string) => `${credits} credits`,
  states: {
    joined: 'Waiting for the first run',
    rewarded: 'Rewarded',
    limit_reached: 'Most rewards reached',
  },
} as const;
