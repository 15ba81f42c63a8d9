import type { RunStatus } from '@loupe/shared/contract/runs';
import { wholeNumber } from '@loupe/shared/lib/whole-number';

/** `1 Credit`, `1.284 Credits`: ganze Zahlen mit ihrer Einheit (C4). */
export function creditsText(credits: number): string {
  const whole = Math.round(credits);
  return `${wholeNumber(whole, 'de')} ${whole === 1 ? 'Credit' : 'Credits'}`;
}

/** `1 Schritt`, `8 Schritte`. */
export function countText(count: number, one: string, many: string): string {
  return `${wholeNumber(count, 'de')} ${count === 1 ? one : many}`;
}

/** Die Wörter für die Zustände eines Laufs (design, "A run"). */
export const statusWords: Readonly<Record<RunStatus, string>> = {
  queued: 'In der Warteschlange',
  starting: 'Wird begonnen',
  working: 'Arbeitet',
  needs_answer: 'Braucht Ihre Antwort',
  needs_credits: 'Braucht Credits',
  stopping: 'Wird angehalten',
  stopped: 'Angehalten',
  failed: 'Fehlgeschlagen',
  done: 'Fertig',
};

/** Wörter, die auf mehreren Seiten der Slice vorkommen. */
export const texts = {
  retry: 'Noch einmal versuchen',
  undo: 'Rückgängig',
  sampleData: 'Beispieldaten',
  plainText: 'Der Text wird ohne sein Layout gezeigt.',
  ago: {
    justNow: 'gerade eben',
    minutes: (count: number) => `vor ${count} Min.`,
    today: 'heute',
    yesterday: 'gestern',
    days: (count: number) => `vor ${count} Tagen`,
  },
} as const;

export const railTexts = {
  shareFailed: 'Der Dialog zum Teilen konnte nicht geladen werden.',
  label: 'Chats',
  loading: 'Ihre Chats werden geladen',
  empty: 'Hier werden Ihre Chats aufgelistet.',
  failed: 'Ihre Chats konnten nicht geladen werden.',
  groups: {
    pinned: 'Angeheftet',
    folders: 'Ordner',
    today: 'Heute',
    week: 'Diese Woche',
    month: 'Dieser Monat',
    older: 'Älter',
  },
  running: 'Läuft',
  waiting: 'Wartet auf Sie',
  shared: 'Geteilt',
  menu: 'Chat-Aktionen',
  rename: 'Umbenennen',
  renameLabel: 'Titel des Chats',
  renameFailed: 'Der Chat wurde nicht umbenannt. Versuchen Sie es noch einmal.',
  share: 'Teilen',
  remove: 'Löschen',
  loadMore: 'Ältere Chats zeigen',
  loadMoreFailed: 'Ältere Chats konnten nicht geladen werden.',
} as const;

export const composerTexts = {
  label: 'Nachricht',
  placeholderNew: 'Fragen, Datei anhängen, @ für einen Agenten oder / für einen Prompt',
  placeholderNarrow: 'Fragen, oder @ für einen Agenten',
  placeholder: 'Weiterfragen, Datei anhängen oder @ für einen Agenten',
  send: 'Senden',
  stop: 'Anhalten',
  stopping: 'Wird angehalten',
  attach: 'Dateien anhängen',
  pickPrompt: 'Prompt wählen',
  pickAgent: 'Agenten wählen',
  dropHere: 'Dateien hier ablegen, um sie anzuhängen',
  files: 'Angehängte Dateien',
  removeFile: (name: string) => `${name} entfernen`,
  removeAgent: (title: string) => `Agent ${title} entfernen`,
  about: (range: string) => `Etwa ${range}`,
  left: (credits: number) => `Noch ${creditsText(credits)}.`,
  notEnough: (needed: number, left: number) =>
    `Dafür werden bis zu ${creditsText(needed)} gebraucht; es sind noch ${creditsText(left)}.`,
  seeUsage: 'Credits ansehen',
  offline: 'Offline: als Entwurf behalten',
  waitForFiles: 'Wartet, bis die Dateien hochgeladen sind',
  failedFile: 'Eine Datei wurde nicht hochgeladen. Versuchen Sie es noch einmal oder entfernen Sie sie.',
  tooLong: (most: number) => `Eine Nachricht hat höchstens ${wholeNumber(most, 'de')} Zeichen.`,
  attachText: 'Als Datei anhängen',
  textFile: 'nachricht.txt',
  openForm: 'Formular öffnen',
  failed: 'Nicht gesendet. Text und Dateien sind noch da.',
  atLine: (line: number | null, column: string | null) =>
    [line === null ? null : `Zeile ${line}`, column === null ? null : `Spalte ${column}`]
      .filter(Boolean)
      .join(', '),
} as const;

export const pickerTexts = {
  label: 'Agenten',
  loading: 'Agenten werden geladen',
  none: 'Kein Agent passt.',
  failed: 'Die Agenten konnten nicht geladen werden.',
} as const;

export const chatTexts = {
  newChatPage: 'Chat',
  greeting: (name: string) => (name === '' ? 'Was möchten Sie wissen?' : `Was möchten Sie wissen, ${name}?`),
  greetingDetail:
    'Stellen Sie eine Frage, hängen Sie eigene Dateien an, oder beginnen Sie mit einem Agenten.',
  agentsHeading: 'Mit einem Agenten beginnen',
  allAgents: 'Alle Agenten',
  agentsFailed: 'Die Agenten konnten nicht geladen werden. Fragen können Sie trotzdem.',
  loading: 'Der Chat wird geladen',
  failedTitle: 'Dieser Chat konnte nicht geladen werden.',
  failedDetail: 'Nichts ist verloren. Was gerade läuft, läuft weiter.',
  notFound: 'Dieser Chat wurde nicht gefunden.',
  notFoundDetail: 'Vielleicht wurde er gelöscht, oder die Adresse ist nicht vollständig.',
  startNew: 'Neuen Chat beginnen',
  editTitle: 'Chat umbenennen',
  titleLabel: 'Titel des Chats',
  share: 'Teilen',
  panel: 'Berichtsfenster',
  more: 'Mehr für diesen Chat',
  menuFailed: 'Das Menü konnte nicht geöffnet werden. Versuchen Sie es noch einmal.',
  cost: (credits: number) => creditsText(credits),
  costLabel: 'Kosten dieses Chats',
  turnsFailed: 'Das Gespräch konnte nicht angezeigt werden.',
  temporary: 'Temporär',
  temporaryHint: 'Wird nicht aufbewahrt, steht nicht in Ihrer Liste und wird von der Suche nicht gefunden.',
  openReport: 'Bericht öffnen',
  announceStarted: (agent: string) => `${agent} hat begonnen.`,
  announceStill: (stage: string) => `Noch in Arbeit: ${stage}.`,
  announceDone: 'Die Antwort ist fertig.',
  announceStopped: 'Der Lauf wurde angehalten.',
  announceFailed: 'Der Lauf ist fehlgeschlagen.',
  againFailed: 'Der Server hat nicht geantwortet. Noch einmal drücken: Es beginnt nur ein Lauf.',
} as const;

/** Vom Feld neben dem Chat: was gesagt wird, bevor seine eigenen Worte da sind. */
export const panelFrameTexts = {
  downloadFailed: 'Die Datei konnte nicht heruntergeladen werden. Versuchen Sie es noch einmal.',
  evidenceFailed: 'Worauf sich das stützt, konnte nicht geöffnet werden.',
  resize: 'Breite des Fensters ändern',
  loading: 'Der Bericht wird geladen',
  failed: 'Der Bericht konnte nicht geladen werden.',
} as const;
