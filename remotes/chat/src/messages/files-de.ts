/** Dateien auf dem Weg in eine Nachricht oder ein Formular. */
export const fileTexts = {
  or: 'oder',
  numberLocale: 'de-DE',
  sentOf: (sent: string, all: string) => `${sent} von ${all}`,
  checking: 'Wird geprüft',
  waiting: (sent: string, all: string) => `Wartet auf die Verbindung, ${sent} von ${all}`,
  paused: (sent: string, all: string) => `Angehalten bei ${sent} von ${all}`,
  chooseAgain: 'Wählen Sie diese Datei noch einmal, damit es weitergeht',
  notUploaded: 'Nicht hochgeladen',
  ready: 'Bereit',
  pause: (name: string) => `${name} anhalten`,
  resume: (name: string) => `${name} fortsetzen`,
  retry: (name: string) => `${name} noch einmal versuchen`,
  holdBack: 'Eine Datei ist noch nicht hochgeladen. Setzen Sie sie fort oder entfernen Sie sie zuerst.',
  empty: (name: string) => `„${name}“ ist leer.`,
  wrongType: (name: string) => `„${name}“ hat einen Typ, der hier nicht verwendet werden kann.`,
  tooMany: (most: number) => `Es können höchstens ${most} Dateien hinzugefügt werden.`,
  chatFull: (most: number, left: number) =>
    `Ein Chat nimmt höchstens ${most} Dateien auf. ${left === 1 ? '1 Datei wurde' : `${left} Dateien wurden`} nicht angehängt.`,
  tooLarge: (name: string, most: string) => `„${name}“ ist größer als ${most}.`,
} as const;
