/** Texts of a card: the fields, what can be wrong with them, how a saved card is named. */
export const cardTexts = {
  pageName: 'Karte',
  titleAdd: 'Karte hinzufügen',
  titleReplace: 'Karte ersetzen',
  subtitle: 'Für Verlängerungen und Aufladungen. Beim Speichern wird nichts abgebucht.',
  current: 'Aktuelle Karte',
  currentNote: 'Sie bleibt in Gebrauch, bis die neue Karte gespeichert ist.',
  loading: 'Ihre Karte wird geladen',
  failed: 'Ihre Karte konnte nicht geladen werden',
  failedDetail: 'Ihr Tarif und Ihre Credits sind davon nicht betroffen.',

  number: 'Kartennummer',
  numberMissing: 'Geben Sie die Kartennummer ein.',
  numberShort: 'Diese Nummer ist nicht vollständig. Vergleichen Sie sie mit der Karte.',
  numberWrong: 'In dieser Nummer ist ein Fehler. Vergleichen Sie sie Gruppe für Gruppe mit der Karte.',
  expiry: 'Gültig bis',
  expiryHint: 'MM / JJ',
  expiryMissing: 'Geben Sie das Ablaufdatum ein.',
  expiryUnreadable: 'Geben Sie Monat und Jahr wie auf der Karte ein, zum Beispiel 04 / 29.',
  expiryPast: 'Diese Karte ist abgelaufen. Verwenden Sie eine andere.',
  code: 'Prüfnummer',
  codeHint: '3 Ziffern auf der Rückseite',
  codeHintFour: '4 Ziffern auf der Vorderseite',
  codeMissing: 'Geben Sie die Prüfnummer ein.',
  codeShort: (digits: number) => `Die Prüfnummer hat ${digits} Ziffern.`,
  name: 'Name auf der Karte',
  nameMissing: 'Geben Sie den Namen wie auf der Karte ein.',
  nameTooLong: 'Verwenden Sie höchstens 100 Zeichen.',

  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    unknown: 'Karte',
  },
  ending: (brand: string, lastFour: string) => `${brand}, Endziffern ${lastFour}`,
  expires: (date: string) => `gültig bis ${date}`,
  expired: (date: string) => `abgelaufen ${date}`,

  save: 'Karte speichern',
  cancel: 'Abbrechen',
  saved: 'Ihre Karte ist gespeichert',
  savedDetail: (card: string) => `${card} wird ab jetzt verwendet.`,
  toManage: 'Zu Tarif und Zahlungen',

  makeDefault: 'Diese Karte ab jetzt für Zahlungen verwenden',
  goOn: 'Weiter',
  elsewhere: 'Weiter beim Zahlungsdienst',
  elsewhereDetail:
    'Die Karte geben Sie auf der Seite des Zahlungsdienstes ein. Danach kommen Sie hierher zurück.',
  toService: 'Zum Zahlungsdienst',

  testTitle: 'Testzahlungen',
  testIntro:
    'Hier fließt kein Geld. Geben Sie keine echte Karte ein, sondern füllen Sie eine von diesen ein:',
  testCards: {
    succeeds: 'Erfolgreiche Testkarte',
    declined: 'Abgelehnte Testkarte',
    asks: 'Testkarte mit Rückfrage der Bank',
  },
} as const;
