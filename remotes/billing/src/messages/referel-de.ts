/** Texts of the referral page. */
export const referelTexts = {
  pageName: 'Jemanden einladen',
  title: 'Jemanden einladen',
  subtitle: (credits: string) => `Sie beide bekommen ${credits} Credits.`,
  loading: 'Ihr Empfehlungslink wird geladen',
  failed: 'Ihr Empfehlungslink konnte nicht geladen werden',
  failedDetail: 'Einladungen und Belohnungen bleiben erhalten.',
  signInTitle: 'Melden Sie sich an, um jemanden einzuladen',
  signInDetail: 'Ihren Link, Ihre Einladungen und Ihre Belohnungen sehen nur Sie.',

  link: 'Ihr Link',
  copyLink: 'Link kopieren',
  code: 'Ihr Code',
  codeHint: 'Der Link enthält ihn schon.',
  copyCode: 'Code kopieren',
  copied: 'Kopiert',

  how: 'So funktioniert es',
  steps: (credits: string, days: number, most: number) => [
    'Senden Sie Ihren Link an jemanden, der recherchiert.',
    'Diese Person registriert sich darüber.',
    `Nach dem ersten fertigen Lauf oder der ersten Zahlung bekommen Sie beide einmalig je ${credits} Credits. Sie gelten ${days} Tage.`,
    `Sie werden für bis zu ${most} Personen belohnt.`,
  ],

  joined: 'Registriert',
  rewarded: 'Belohnt',
  earned: 'Verdiente Credits',
  ownWaiting: (credits: string) =>
    `Sie kamen selbst über einen Link: ${credits} Credits kommen nach Ihrem ersten fertigen Lauf oder Ihrer ersten Zahlung.`,
  ownRewarded: (credits: string) => `Sie kamen selbst über einen Link und haben ${credits} Credits bekommen.`,

  invites: 'Einladungen',
  invitesEmpty: 'Noch hat sich niemand über Ihren Link registriert.',
  since: (date: string) => `registriert am ${date}`,
  reward: (credits: string) => `${credits} Credits`,
  states: {
    joined: 'Wartet auf den ersten Lauf',
    rewarded: 'Belohnt',
    limit_reached: 'Höchstzahl erreicht',
  },
} as const;
