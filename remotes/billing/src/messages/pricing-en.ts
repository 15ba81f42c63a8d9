/** Texts of the pricing page. */
export const pricingTexts = {
  pageName: 'Pricing',
  title: 'Plans and prices',
  subtitle: 'Every plan has every agent. A bigger one has more credits and more runs at a time.',
  loading: 'Loading plans and prices',
  failed: 'The plans could not be loaded',
  failedDetail: 'Your plan and your credits are not affected.',

  interval: 'How to pay',
  monthsFree: (months: number) => `${months} months free with yearly payment`,
  yearlyAsMonthly: (amount: string) => `${amount} a month, paid once a year`,
  free: 'No card needed',
  current: 'Current plan',
  endsOn: (date: string) => `Ends ${date}`,
  startsOn: (date: string) => `Starts ${date}`,
  yours: 'Plan and payments',
  upgrade: (plan: string) => `Upgrade to ${plan}`,
  change: (plan: string) => `Change to ${plan}`,
  toYearly: 'Pay yearly instead',
  toMonthly: 'Pay monthly instead',
  toFree: (plan: string) => `Go back to ${plan}`,
  counted: (credits: string) =>
    `A deep report is counted with ${credits} credits. The range of each agent is shown before you start.`,

  topUps: 'Top-ups',
  topUpsNote: 'Credits bought once, on any plan. They are used after the monthly ones and never expire.',
  buy: (credits: string) => `Buy ${credits} credits`,
  credits: 'credits',

  compare: 'Compare the plans',
  feature: 'Feature',
  rows: {
    priceMonthly: 'Price, paid monthly',
    priceYearly: 'Price, paid yearly',
    credits: 'Credits a month',
    reports: 'Deep reports a month, about',
    thousand: 'Price of 1,000 credits',
    parallel: 'Runs at a time',
    agents: 'All agents, with sources and formulas',
    files: 'Own files, up to 25 MB each',
    sharing: 'Sharing and replay by link',
    topUps: 'Top-ups',
  },
  included: 'Included',
  notApplicable: 'None',

  questions: 'Questions',
  faq: [
    {
      question: 'Do unused credits roll over?',
      answer:
        'The monthly credits of a plan end when the next ones arrive. Bought credits are used last and stay until you use them.',
    },
    {
      question: 'What happens at zero credits?',
      answer:
        'Nothing is charged by itself. No new run starts until you have credits again: with the next refill, a top-up or a bigger plan. Your chats, reports and shared links stay as they are.',
    },
    {
      question: 'When do I get something back?',
      answer:
        'A run that fails through our fault gives its credits back at once, and the history shows it. When you change to a bigger plan, the unused time of the old one is taken off the price. Payments for time or credits you received are not paid back.',
    },
    {
      question: 'How do I cancel?',
      answer:
        'Under “Plan and payments”, with two clicks. The plan runs until the end of what you paid for, then you are on the free plan. Until that day you can resume with one click.',
    },
  ],

  dialog: (plan: string) => `Change to ${plan}`,
  dialogLoading: 'Working out the change',
  dialogFailed: 'This change could not be worked out',
  goOn: 'Go on to payment',
  changesLater: 'Go on',
  stay: 'Keep the present plan',
} as const;
