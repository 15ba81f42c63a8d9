/** Texts of the payment page. */
export const paymentTexts = {
  pageName: 'Zahlung',
  titleChoose: 'Was möchten Sie kaufen?',
  titlePay: 'Zahlung',
  subtitleChoose: 'Einen Tarif mit Credits in jedem Monat oder einmalig Credits.',
  loading: 'Die Zahlungsseite wird geladen',
  failed: 'Die Zahlungsseite konnte nicht geladen werden',
  failedDetail: 'Es wurde nichts abgebucht.',
  previewLoading: 'Die Beträge werden berechnet',
  previewFailed: 'Das kann gerade nicht gekauft werden',
  chooseOther: 'Etwas anderes wählen',
  payOverdue: 'Den überfälligen Betrag bezahlen',

  plans: 'Tarife',
  interval: 'Zahlungsweise',
  topUps: 'Einmalige Credits',
  topUpsNote: 'Sie werden nach den monatlichen Credits verbraucht und verfallen nie.',
  current: 'Aktueller Tarif',

  summary: 'Ihre Bestellung',
  changeOrder: 'Ändern',
  after: 'Nach dieser Zahlung',

  method: 'Bezahlen mit',
  saved: (card: string, date: string) => `${card}, ${date}`,
  newCard: 'Eine neue Karte',
  newCardNote: 'Sie wird für spätere Zahlungen gespeichert, wenn diese gelingt.',
  elsewhereNote: 'Die Karte geben Sie nach diesem Schritt auf der Seite des Zahlungsdienstes ein.',
  pay: (amount: string) => `${amount} bezahlen`,
  confirmChange: 'Den Wechsel bestätigen',
  fine: 'Die Rechnung steht sofort unter „Tarif und Zahlungen“. Ein Tarif ist jederzeit kündbar.',
  fineLater: 'Jetzt wird keine Karte belastet. Bis zu diesem Tag können Sie den Wechsel zurücknehmen.',

  processing: 'Die Zahlung ist unterwegs',
  processingDetail:
    'Das dauert einen Moment. Sie können diese Seite schließen: Das Gekaufte kommt von selbst an.',
  bank: 'Ihre Bank bittet um Bestätigung',
  bankTest: (amount: string) =>
    `Bestätigen Sie die Zahlung von ${amount}. Mit einer Testkarte entscheiden Sie hier, was die Bank erfahren würde.`,
  bankElsewhere: (amount: string) =>
    `Bestätigen Sie die Zahlung von ${amount} auf der Seite Ihrer Bank und kommen Sie dann zurück.`,
  approve: 'Zahlung bestätigen',
  refuse: 'Ablehnen',
  toBank: 'Zur Bank',
  redirect: 'Weiter beim Zahlungsdienst',
  redirectDetail:
    'Dort geben Sie die Karte ein und kommen danach hierher zurück. Bisher wurde nichts abgebucht.',
  toService: 'Zum Zahlungsdienst',
  giveUp: 'Diese Zahlung aufgeben',

  openTitle: 'Eine Zahlung ist nicht abgeschlossen',
  openDetail: (what: string, amount: string) => `${what}, ${amount}. Dafür wurde noch nichts abgebucht.`,
  openGoOn: 'Damit fortfahren',

  done: 'Zahlung eingegangen',
  doneTopUp: (credits: string) => `${credits} Credits wurden gutgeschrieben.`,
  donePlan: (plan: string) => `Sie sind jetzt im Tarif ${plan}.`,
  doneInvoice: 'Der überfällige Betrag ist bezahlt. Ihr Tarif läuft weiter.',
  scheduled: 'Der Wechsel ist vorgemerkt',
  scheduledDetail: (plan: string, date: string) =>
    `Der Tarif ${plan} beginnt am ${date}. Es wurde nichts abgebucht.`,
  paid: 'Bezahlt',
  creditsNow: 'Verfügbare Credits',
  work: 'Mit der Arbeit beginnen',
  toManage: 'Tarif und Zahlungen',
} as const;
