/** Words for developers and admins: a slice from elsewhere, and the overlay. */
export const developerTexts = {
  label: 'Entwicklermodus',
  question: {
    title: 'Code vom eigenen Rechner ausführen?',
    asked:
      'Diese Adresse verlangt, dass dieser Tab einen Baustein der Website von einem Server auf Ihrem Rechner ausführt.',
    origin: 'Von',
    risk: 'Dieser Code darf alles, was Ihr Konto als Admin darf. Fahren Sie nur fort, wenn Sie diesen Server selbst für diesen Baustein gestartet haben.',
    howLong:
      'Noch wurde nichts davon geladen. Ihre Antwort gilt nur für diesen Tab, bis Sie sie zurücknehmen, sich abmelden oder den Tab schließen.',
    refuse: 'Baustein der Website nehmen',
    confirm: (remote: string) => `${remote} von meinem Rechner ausführen`,
  },
  running: (remote: string, origin: string) =>
    `Dieser Tab führt ${remote} von ${origin} aus, nicht den Baustein der Website.`,
  notDescribed: (remote: string, origin: string) =>
    `${origin}/release.json beschreibt ${remote} nicht: Dieser Tab führt den Baustein der Website aus. Starten Sie den Entwicklungsserver und laden Sie die Seite neu.`,
  notBuilt:
    'Die letzte Änderung lässt sich nicht bauen; zu sehen ist die davor. Warum, steht in der Konsole.',
  reset: 'Zurück zum Baustein der Website',
  safe: 'Sicherer Modus',
  isSafe: 'Sicherer Modus: Diese Seite läuft ohne Versionen, die gerade erprobt werden.',
  leaveSafe: 'Sicheren Modus verlassen',
  overlay: 'Zusammensetzung',
  close: 'Schließen',
  nothing: 'In diesem Tab wurde noch kein Baustein gebraucht.',
  slice: 'Baustein',
  version: 'Version',
  source: 'Herkunft',
  sources: { live: 'live', canary: 'Canary', previous: 'Version davor', override: 'Entwickler' },
  states: { loading: 'wird geladen', loaded: 'geladen', failed: 'gescheitert', skipped: 'nicht gestartet' },
  noVersion: 'keine Version',
  owner: 'Team',
  time: 'Zeit',
  milliseconds: (ms: number) => `${ms} ms`,
  errors: 'Fehler',
  noErrors: 'keine',
  errorCount: (count: number) => `${count} Fehler`,
  fault: 'Störung',
  faultOf: (remote: string) => `Störung in ${remote}`,
  faults: { none: 'keine', slow: 'langsam', missing: '404', type: 'falscher Typ', throw: 'wirft Fehler' },
};
