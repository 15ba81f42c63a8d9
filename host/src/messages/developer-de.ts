/** Words for developers and admins: a slice from elsewhere, and the overlay. */
export const developerTexts = {
  label: 'Entwicklermodus',
  running: (remote: string, origin: string) =>
    `Dieser Tab führt ${remote} von ${origin} aus, nicht den Teil der Seite selbst.`,
  notBuilt:
    'Die letzte Änderung lässt sich nicht bauen; zu sehen ist die davor. Warum, steht in der Konsole.',
  reset: 'Zurück zum Teil der Seite',
  overlay: 'Zusammensetzung',
  close: 'Schließen',
  nothing: 'In diesem Tab wurde noch kein Teil gebraucht.',
  slice: 'Teil',
  version: 'Version',
  source: 'Herkunft',
  sources: { live: 'in Kraft', canary: 'Vorabversion', previous: 'Version davor', override: 'Entwickler' },
  owner: 'Team',
  time: 'Zeit',
  milliseconds: (ms: number) => `${ms} ms`,
  errors: 'Fehler',
  fault: 'Störung',
  faultOf: (remote: string) => `Störung in ${remote}`,
  faults: { none: 'keine', slow: 'langsam', missing: '404', type: 'falscher Typ', throw: 'wirft Fehler' },
};
