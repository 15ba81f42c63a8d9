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
    `Sobald sie etwas bezahlt oder aber ihre E-Mail-Adresse bestätigt und einen ersten Lauf beendet hat, bekommen Sie beide einmalig je ${credits} Credits. Sie gelten ${days} Tage. Auch Sie selbst brauchen eine bestätigte E-Mail-Adresse (siehe Einstellungen), außer Sie haben schon etwas bezahlt.`,
    `Sie werden für bis zu ${most} Personen belohnt.`,
  ],

  joined: 'Registriert',
  rewarded: 'Belohnt',
  earned: 'Verdiente Credits',
  ownWaiting: (credits: string) =>
    `Sie kamen selbst über einen Link: ${credits} Credits kommen, sobald Sie etwas bezahlt oder aber Ihre E-Mail-Adresse in den Einstellungen bestätigt und einen ersten Lauf beendet haben.`,
  ownRewarded: (credits: string) => `Sie kamen selbst über einen Link und haben ${credits} Credits bekommen.`,
  ownNotRewarded:
    'Sie kamen selbst über einen Link. Ihr Postfach wurde schon einmal belohnt, daher gibt es keine Belohnung.',

  invites: 'Einladungen',
  invitesEmpty: 'Noch hat sich niemand über Ihren Link registriert.',
  since: (date: string) => `registriert am ${date}`,
  reward: (credits: string) => `${credits} Credits`,
  states: {
    joined: 'Wartet auf E-Mail und ersten Lauf',
    rewarded: 'Belohnt',
    limit_reached: 'Höchstzahl erreicht',
    not_rewarded: 'Postfach schon gezählt',
  },
} as const;
