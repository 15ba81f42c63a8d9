/** Texts of the pricing page. */
export const pricingTexts = {
  pageName: 'Preise',
  title: 'Tarife und Preise',
  subtitle: 'Jeder Tarif hat jeden Agenten. Ein größerer hat mehr Credits und mehr Läufe gleichzeitig.',
  loading: 'Tarife und Preise werden geladen',
  failed: 'Die Tarife konnten nicht geladen werden',
  failedDetail: 'Ihr Tarif und Ihre Credits sind davon nicht betroffen.',

  interval: 'Zahlungsweise',
  monthsFree: (months: number) => `${months} Monate gratis bei jährlicher Zahlung`,
  yearlyAsMonthly: (amount: string) => `${amount} im Monat, einmal im Jahr bezahlt`,
  free: 'Keine Karte nötig',
  current: 'Aktueller Tarif',
  endsOn: (date: string) => `Endet am ${date}`,
  startsOn: (date: string) => `Beginnt am ${date}`,
  yours: 'Tarif und Zahlungen',
  upgrade: (plan: string) => `Zu ${plan} aufsteigen`,
  change: (plan: string) => `Zu ${plan} wechseln`,
  toYearly: 'Stattdessen jährlich zahlen',
  toMonthly: 'Stattdessen monatlich zahlen',
  toFree: (plan: string) => `Zurück zu ${plan}`,
  counted: (credits: string) =>
    `Ein ausführlicher Bericht ist mit ${credits} Credits gerechnet. Die Spanne jedes Agenten sehen Sie vor dem Start.`,

  topUps: 'Aufladungen',
  topUpsNote:
    'Einmal gekaufte Credits, in jedem Tarif. Sie werden nach den monatlichen verbraucht und verfallen nie.',
  buy: (credits: string) => `${credits} Credits kaufen`,
  credits: 'Credits',

  compare: 'Tarife vergleichen',
  feature: 'Merkmal',
  rows: {
    priceMonthly: 'Preis bei monatlicher Zahlung',
    priceYearly: 'Preis bei jährlicher Zahlung',
    credits: 'Credits im Monat',
    reports: 'Ausführliche Berichte im Monat, etwa',
    thousand: 'Preis von 1.000 Credits',
    parallel: 'Läufe gleichzeitig',
    agents: 'Alle Agenten, mit Quellen und Formeln',
    files: 'Eigene Dateien, je bis 25 MB',
    sharing: 'Teilen und Abspielen per Link',
    topUps: 'Aufladungen',
  },
  included: 'Enthalten',
  notApplicable: 'Keiner',

  questions: 'Fragen',
  faq: [
    {
      question: 'Bleiben nicht verbrauchte Credits erhalten?',
      answer:
        'Die monatlichen Credits eines Tarifs enden, wenn die nächsten kommen. Gekaufte Credits werden zuletzt verbraucht und bleiben, bis Sie sie verbrauchen.',
    },
    {
      question: 'Was passiert bei null Credits?',
      answer:
        'Es wird nichts von selbst abgebucht. Es beginnt kein neuer Lauf, bis Sie wieder Credits haben: mit der nächsten Gutschrift, einer Aufladung oder einem größeren Tarif. Ihre Chats, Berichte und geteilten Links bleiben, wie sie sind.',
    },
    {
      question: 'Wann bekomme ich etwas zurück?',
      answer:
        'Ein Lauf, der durch unsere Schuld scheitert, gibt seine Credits sofort zurück, und der Verlauf zeigt es. Beim Wechsel zu einem größeren Tarif wird die nicht genutzte Zeit des alten vom Preis abgezogen. Zahlungen für erhaltene Zeit oder Credits werden nicht erstattet.',
    },
    {
      question: 'Wie kündige ich?',
      answer:
        'Unter „Tarif und Zahlungen“, mit zwei Klicks. Der Tarif läuft bis zum Ende der bezahlten Zeit, danach sind Sie im kostenlosen Tarif. Bis zu diesem Tag können Sie ihn mit einem Klick fortsetzen.',
    },
  ],

  dialog: (plan: string) => `Zu ${plan} wechseln`,
  dialogLoading: 'Der Wechsel wird berechnet',
  dialogFailed: 'Dieser Wechsel konnte nicht berechnet werden',
  goOn: 'Weiter zur Zahlung',
  changesLater: 'Weiter',
  stay: 'Beim jetzigen Tarif bleiben',
} as const;
