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
  canAsk: 'Sie können fragen',
  canAnswer: 'Sie können antworten',
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
  stageSkipped: 'Nicht erledigt',
  stages: 'Abschnitte',
  failedStep: 'Fehlgeschlagen',
} as const;
