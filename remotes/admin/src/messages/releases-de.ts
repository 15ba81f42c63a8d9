/** Texte der Seite der Versionen. */
export const releasesTexts = {
  title: 'Versionen',
  subtitle: 'Was die Menschen von jedem Baustein bekommen. Jede Änderung steht im Protokoll.',
  refresh: 'Aktualisieren',
  loading: 'Die Versionen werden geladen',
  failed: 'Die Versionen konnten nicht geladen werden',
  none: 'Es ist noch kein Baustein veröffentlicht.',
  noneDetail: 'Bauen Sie die Website, oder laden Sie mit einem Deploy-Token eine Version hoch.',

  owner: (name: string) => `Team ${name}`,
  notLive: 'Von diesem Baustein gilt noch keine Version.',
  canaryRuns: (version: string, percent: number, since: string) =>
    `${version} wird seit ${since} mit ${percent} % der Personen erprobt. Sie wird von selbst zurückgenommen, wenn sie bei deutlich mehr von ihnen scheitert als die Version, die live ist.`,
  rolledBackByHand: (version: string, when: string) => `${version} wurde am ${when} zurückgenommen.`,
  rolledBackByItself: (version: string, when: string) =>
    `${version} wurde am ${when} von selbst zurückgenommen.`,
  evidence: (failed: number, people: number, atLeast: string) =>
    `Sie ist bei ${failed} von ${people} Personen gescheitert: mit 95 % Sicherheit bei mindestens ${atLeast} aller.`,
  liveEvidence: (live: string, failed: number, people: number, atMost: string) =>
    `${live} ist bei ${failed} von ${people} gescheitert: bei höchstens ${atMost}.`,
  noLiveEvidence: (live: string, atMost: string) =>
    `Über ${live} lag noch keine Meldung vor; angenommen werden höchstens ${atMost}.`,
  versionsOf: (slice: string) => `Versionen von ${slice}`,
  version: 'Version',
  state: 'Stand',
  health: 'Zustand',
  size: 'Größe',
  published: 'Veröffentlicht',
  actions: 'Aktionen',
  live: 'Live',
  canary: (percent: number) => `Canary ${percent} %`,
  previous: 'Vorherige',
  withdrawn: 'Zurückgenommen',
  stored: 'Gespeichert',
  bundled: 'Mit der Website gebaut',
  uploaded: 'Hochgeladen',
  onTheirWord: (checks: readonly string[]) => `Auf Wort des Teams: ${checks.join(', ')}`,
  checkedByNobody: (checks: readonly string[]) => `Von niemandem geprüft: ${checks.join(', ')}`,
  checks: {
    files: 'Dateien',
    pages: 'Seiten',
    host_contract: 'Vertrag mit dem Rahmen',
    weight: 'Größe',
    shared: 'Module vom Rahmen',
    contract_kit: 'Prüfung im Browser',
  },
  kilobytes: (amount: string) => `${amount} KB`,
  noReports: 'Noch keine Meldungen',
  healthy: (people: number) => (people === 1 ? '1 Person, keine Fehler' : `${people} Personen, keine Fehler`),
  failing: (failed: number, people: number) =>
    people === 1 ? 'Fehler bei der einzigen Person' : `Fehler bei ${failed} von ${people} Personen`,
  threw: (people: number) =>
    people === 1
      ? 'ein Fehler in einem Skript, bei 1 Person'
      : `ein Fehler in einem Skript, bei ${people} Personen`,
  violated: (people: number) =>
    people === 1
      ? 'tat etwas, das die Richtlinie der Seite verbietet, bei 1 Person'
      : `tat etwas, das die Richtlinie der Seite verbietet, bei ${people} Personen`,
  failures: {
    load: (people: number) => `nicht geladen: ${people}`,
    chunk: (people: number) => `ein Teil fehlte: ${people}`,
    render: (people: number) => `Anzeige gescheitert: ${people}`,
  },

  showAll: (count: number) => `Alle ${count} Versionen zeigen`,
  showSome: (count: number, total: number) => `${count} von ${total} Versionen zeigen`,
  showFewer: 'Weniger Versionen zeigen',
  effects: {
    everybody: (version: string) => `Alle bekommen ${version}.`,
    some: (version: string, percent: number, live: string) =>
      `${percent} % der Personen bekommen ${version}, immer dieselben. Die anderen behalten ${live}.`,
    people: (about: string, of: string) =>
      `Das sind etwa ${about} von ${of} Personen, die ihn zuletzt benutzt haben.`,
    perhapsNobody: (of: string) =>
      `Von den ${of} Personen, die ihn zuletzt benutzt haben, ist das vielleicht niemand.`,
    onePerson: 'Zuletzt hat ihn nur eine Person benutzt.',
    ends: (version: string, percent: number) =>
      `Der Canary ${version}, den ${percent} % der Personen haben, endet.`,
    withdrawn: 'Diese Version wurde schon einmal zurückgenommen.',
  },
  promote: 'Freigeben',
  promoteVersion: (version: string) => `${version} freigeben`,
  raise: 'Erhöhen',
  raiseCanary: (slice: string) => `Canary von ${slice} erhöhen`,
  finish: 'Abschließen',
  finishCanary: (slice: string) => `Canary von ${slice} abschließen`,
  rollBack: 'Zurücknehmen',
  rollBackSlice: (slice: string) => `${slice} zurücknehmen`,
  cancel: 'Abbrechen',

  promoteTitle: (slice: string, version: string) => `${slice} ${version} freigeben`,
  promoteDetail: 'Offene Tabs behalten, was sie haben, bis sie neu geladen werden.',
  share: 'Für wie viele Personen',
  percent: (percent: number) => (percent === 100 ? 'Alle' : `${percent} % der Personen`),
  firstForAll: 'Die erste Version eines Bausteins gilt für alle.',
  promoteFor: (percent: number) =>
    percent === 100 ? 'Für alle freigeben' : `Für ${percent} % der Personen freigeben`,
  promoted: (slice: string, version: string, percent: number) =>
    percent === 100
      ? `${slice} ${version} gilt jetzt für alle.`
      : `${slice} ${version} gilt jetzt für ${percent} % der Personen.`,

  rollBackTitle: (slice: string) => `${slice} zurücknehmen`,
  endCanary: (version: string, percent: number, live: string) =>
    `Der Canary ${version}, den ${percent} % der Personen haben, endet. Alle bekommen ${live}. Offene Tabs behalten, was sie haben, bis sie neu geladen werden.`,
  backTo: (from: string, version: string) =>
    `${from} wird bei allen zurückgenommen, und ${version} ist wieder live. Offene Tabs behalten, was sie haben, bis sie neu geladen werden.`,
  rolledBack: (slice: string, version: string) => `${slice} ${version} gilt jetzt für alle.`,

  isOn: 'Im Einsatz',
  isOnSlice: (slice: string) => `Im Einsatz: ${slice}`,
  staysOn: 'Hier werden Bausteine eingeschaltet, darum bleibt dieser an.',
  isOff: (when: string, reason: string) =>
    `Abgeschaltet seit ${when}: ${reason}. Niemand bekommt etwas davon; die Versionen unten hat er, wenn er wieder an ist.`,
  switching: {
    offTitle: (slice: string) => `${slice} abschalten?`,
    onTitle: (slice: string) => `${slice} wieder einschalten?`,
    pages: (paths: string) =>
      `Alle verlieren diese Seiten: ${paths}. Dort steht dann, dass dieser Teil abgeschaltet ist, und kein Link des Rahmens führt hin.`,
    slots: (places: string) => `Auch das fällt weg: ${places}.`,
    places: {
      'rail.list': 'die Liste der Chats in der Seitenleiste',
      'chat.search': 'die Suche in den Chats',
      'chat.dashboard': 'sein Teil des neuen Chats',
      'report.panel': 'sein Teil unter Berichten',
      'settings.section': 'sein Abschnitt der Einstellungen',
      'admin.section': 'sein Abschnitt der Verwaltung',
      'chat.action': 'seine Aktionen für Chats',
      'report.action': 'seine Aktionen für Berichte',
      'account.action': 'seine Einträge im Kontomenü',
      'palette.command': 'seine Befehle in der Suche',
    } as Readonly<Record<string, string>>,
    people: (count: string) => `${count} Personen haben ihn zuletzt benutzt.`,
    onePerson: 'Zuletzt hat ihn eine Person benutzt.',
    kept: 'Daten werden nicht gelöscht; Versionen, Canary und Anteil bleiben, wie sie sind.',
    openTabs: 'Offene Tabs behalten, was sie haben, bis sie neu geladen werden.',
    everybody: (version: string) => `Alle bekommen wieder ${version}.`,
    canary: (version: string, percent: number) => `${percent} % der Personen bekommen den Canary ${version}.`,
    reason: 'Grund',
    reasonHint: 'Bleibt im Protokoll und steht hier, solange der Baustein abgeschaltet ist.',
    reasonMissing: 'Sagen Sie, warum: Wer später nachsieht, muss es wissen.',
    off: 'Abschalten',
    on: 'Einschalten',
    isOff: (slice: string) => `${slice} ist abgeschaltet.`,
    isOn: (slice: string) => `${slice} ist wieder an.`,
  },

  errorReports: {
    to: (address: string) => `Seine Fehler werden an ${address} gemeldet.`,
    lastSent: (when: string) => `Zuletzt am ${when}.`,
    none: 'Bisher keine.',
    failing: (address: string, when: string) =>
      `Seine Fehler haben ${address} seit dem ${when} nicht erreicht. Sie werden einen Tag lang aufgehoben.`,
    answered: (status: number) => `Die Antwort war ${status}.`,
    unreachable: 'Es kam keine Antwort.',
    not_public: 'Die Adresse liegt nicht im öffentlichen Internet; dorthin wird nichts gesendet.',
  },

  configure: 'Einstellungen',
  configureSlice: (slice: string) => `Einstellungen von ${slice}`,
  configured: (when: string) => `Seine Einstellungen wurden am ${when} geändert.`,
  configRefused: (version: string, fields: string) =>
    `${version} nimmt nicht an, was für ${fields} eingestellt ist, und hat dort den Vorgabewert.`,
  config: {
    title: (slice: string) => `Einstellungen von ${slice}`,
    detail:
      'Sie gelten für alle, in Tabs, die ab jetzt geöffnet werden. Jede Seite trägt sie: Geben Sie keine Geheimnisse ein.',
    defaults: 'Vorgabewerte',
    save: 'Speichern',
    saved: (slice: string) => `Die Einstellungen von ${slice} gelten jetzt.`,
    limits: (min: number, max: number) => `Von ${min} bis ${max}.`,
    length: (max: number) => `Höchstens ${max} Zeichen.`,
    numberInvalid: (min: number, max: number) => `Geben Sie eine Zahl von ${min} bis ${max} ein.`,
    textInvalid: (max: number) => `Geben Sie eine Zeile mit höchstens ${max} Zeichen ein.`,
    choiceInvalid: 'Wählen Sie etwas aus der Liste.',
  },

  differences: (from: string) => `Was sie anders angibt als ${from}`,
  sameDeclaration: 'Sie gibt dasselbe an.',
  differencesLoading: 'Die Angaben der Versionen werden verglichen',
  differencesFailed: 'Die Versionen konnten nicht verglichen werden.',
  added: 'Hinzugekommen',
  removed: 'Weggefallen',
  fields: {
    owner: 'Team',
    host_api: 'Vertrag mit dem Rahmen',
    exposes: 'Module',
    routes: 'Seiten',
    slots: 'Plätze',
    fills: 'Auf Seiten anderer',
    opens: 'Plätze für andere',
    permissions: 'Berechtigungen',
    shared: 'Vom Rahmen genommen',
    config: 'Einstellungen',
    report_to: 'Fehler werden gemeldet an',
  },
  sizeChange: (from: string, to: string) => `Größe: ${from} → ${to}`,

  tokens: 'Deploy-Tokens',
  tokensDetail:
    'Mit einem Deploy-Token lädt ein Team seinen Baustein hoch und gibt ihn frei, und keinen anderen.',
  tokenPower:
    'Verwahren Sie es wie das Passwort eines Admins: Damit freigegebener Code läuft in der Sitzung aller, die den Baustein öffnen, auch in der von Admins. Mit RELEASES_NEED_SECOND_ADMIN=on lädt es nur hoch, und ein zweiter Admin gibt frei.',
  tokensFailed: 'Die Deploy-Tokens konnten nicht geladen werden',
  noTokens: 'Es gibt keine Deploy-Tokens.',
  newToken: {
    make: 'Neues Deploy-Token',
    made: 'Deploy-Token angelegt',
    once: 'Kopieren Sie es jetzt: Es wird nur dieses eine Mal angezeigt. Geht es verloren, widerrufen Sie es und legen ein neues an.',
    secretName: 'Deploy-Token',
    copy: 'Kopieren',
    done: 'Fertig',
  },
  remote: 'Baustein',
  remoteHint: 'Auch einer, den es noch nicht gibt. Kleinbuchstaben, Ziffern und Bindestriche.',
  remoteInvalid: 'Nennen Sie den Baustein: Kleinbuchstaben, Ziffern und Bindestriche.',
  label: 'Wofür es ist',
  labelHint: 'Zum Beispiel: Pipeline des Teams.',
  labelMissing: 'Sagen Sie, wofür das Token ist, damit Sie es später wiedererkennen.',
  makeToken: 'Token anlegen',
  made: (when: string, who: string | null) =>
    who === null ? `Angelegt ${when}` : `Angelegt ${when} von ${who}`,
  used: (when: string) => `zuletzt verwendet ${when}`,
  neverUsed: 'nie verwendet',
  revoke: 'Widerrufen',
  revokeToken: (label: string) => `${label} widerrufen`,
  revokeTitle: (label: string) => `„${label}“ widerrufen?`,
  revokeDetail: 'Hochladen und Freigeben mit diesem Token wird ab jetzt abgelehnt.',
} as const;
