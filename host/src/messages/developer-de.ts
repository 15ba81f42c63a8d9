/** Words for developers and admins: a slice from elsewhere, and the overlay. */
export const developerTexts = {
  label: 'Entwicklermodus',
  running: (remote: string, origin: string) =>
    `Dieser Tab führt ${remote} von ${origin} aus, nicht den Baustein der Website.`,
  notBuilt:
    'Die letzte Änderung lässt sich nicht bauen; zu sehen ist die davor. Warum, steht in der Konsole.',
  reset: 'Zurück zum Baustein der Website',
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
