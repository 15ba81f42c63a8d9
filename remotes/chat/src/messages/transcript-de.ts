import { countText, creditsText } from './de.ts';

/** Was die Unterhaltung sagt; kommt mit ihr. */
export const transcriptTexts = {
  compare: 'Noch einmal ausführen und vergleichen',
  transcript: 'Gespräch',
  question: 'Sie',
  answer: 'Antwort',
  jump: 'Zum Neuesten',
  copyLink: 'Link zu dieser Antwort kopieren',
  preparing: 'Der ganze Chat wird zusammengestellt',
  earlier: (count: number) => countText(count, 'frühere Nachricht', 'frühere Nachrichten'),
  earlierFailed: 'Frühere Nachrichten konnten nicht geladen werden.',
  findFailed: 'Die Suche in diesem Chat konnte nicht geöffnet werden.',
  sending: 'Wird gesendet',
  interrupted: 'Die Live-Ansicht wurde unterbrochen. Der Lauf geht weiter; es wird neu versucht.',
  logFailed: 'Die Schritte dieser Antwort konnten nicht geladen werden.',
  closeHint: 'Sie können diese Seite schließen; der Lauf geht weiter.',
  reportAtRight: 'Der Bericht entsteht im Fenster daneben.',
  openAnalysis: 'Analyse öffnen',
  copy: 'Kopieren',
  copyText: 'Als Text kopieren',
  copyWithSources: 'Mit Quellen kopieren',
  quote: 'Zitieren',
  canAsk: 'Sie können fragen',
  canAnswer: 'Sie können antworten',
  agentCanAnswer: 'Ein Agent könnte antworten',
  sources: (count: number) => countText(count, 'Quelle', 'Quellen'),
} as const;

export const runTexts = {
  atStep: (step: number) => `Schritt ${step}`,
  worked: (duration: string) => `Gearbeitet: ${duration}`,
  steps: (count: number) => countText(count, 'Schritt', 'Schritte'),
  used: (used: number, held: number, cap: number) =>
    held === cap
      ? `${used} verbraucht, höchstens ${cap} Credits`
      : `${used} verbraucht, ${held} vorgemerkt, höchstens ${cap} Credits`,
  notifyMe: 'Benachrichtigen',
  willNotify: 'Sie können diese Seite schließen. Wir benachrichtigen Sie.',
  stop: 'Anhalten',
  stopping: 'Wird angehalten',
  stoppedKept: 'Angehalten. Was bis dahin fertig war, ist behalten.',
  failedReturned: (credits: number) => `Fehlgeschlagen. Zurückgegebene Credits: ${credits}.`,
  failed: 'Fehlgeschlagen.',
  tryAgain: (held: number) => `Noch einmal versuchen, höchstens ${creditsText(held)} vormerken`,
  stageWaiting: 'Nicht begonnen',
  stageWorking: 'In Arbeit',
  stageDone: 'Fertig',
  ownWords: (isInstructed: boolean, memories: number) => {
    const remembered =
      memories === 1 ? 'eine gemerkte Angabe von Ihnen' : `${memories} gemerkte Angaben von Ihnen`;
    const parts = [...(isInstructed ? ['Ihre Anweisungen'] : []), ...(memories > 0 ? [remembered] : [])];
    return `Das Modell bekam ${parts.join(' und ')}.`;
  },
  stageSkipped: 'Nicht erledigt',
  stages: 'Abschnitte',
  failedStep: 'Fehlgeschlagen',
} as const;

/** Eine Frage anders stellen, und die Fassungen, die daraus werden. */
export const branchTexts = {
  busy: 'Dieser Chat arbeitet noch an einer Antwort. Warten Sie ihr Ende ab, oder halten Sie sie an.',
  editedElsewhere:
    'Inzwischen wird eine andere Fassung dieses Chats gezeigt. Ihr Text ist bei der Frage aufgehoben.',
  versionOffline: 'Offline: Die andere Fassung konnte nicht geöffnet werden.',
  edit: 'Frage bearbeiten',
  copyQuestion: 'Frage kopieren',
  version: (n: number, of: number) => `Fassung ${n} von ${of}`,
  before: 'Fassung davor',
  after: 'Fassung danach',
  versions: 'Fassungen dieser Frage',
  editLabel: 'Frage',
  send: 'Stattdessen fragen',
  cancel: 'Abbrechen',
  original: 'Ursprünglicher Text',
  removeFile: (name: string) => `${name} entfernen`,
  editFailed: 'Das Bearbeiten konnte nicht geöffnet werden.',
  again: 'Noch einmal fragen',
  sameAgain: 'Dasselbe noch einmal',
  otherAgent: 'Mit einem anderen Agenten',
  plainAgent: 'Ohne Agenten',
  menuFailed: 'Das Menü konnte nicht geöffnet werden. Versuchen Sie es noch einmal.',
} as const;

/** Eine Nachricht, die auf die Antwort vor ihr wartet. */
export const queueTexts = {
  full: 'Eine Nachricht wartet schon. Senden Sie sie, oder nehmen Sie sie zurück.',
  files: 'Warten Sie, bis Ihre Dateien da sind.',
  hint: 'Eingabe sendet dies nach der Antwort',
  waits: 'Wird gesendet, sobald die Antwort da ist',
  held: 'Noch nicht gesendet: Sehen Sie zuerst die Antwort an.',
  takeBack: 'Zurücknehmen',
  sendNow: 'Jetzt senden',
} as const;
