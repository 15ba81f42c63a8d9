import { countText } from './de.ts';

/** Was das Feld neben dem Chat sagt, und was sich aus einer Zahl oder Quelle öffnet. */
export const panelTexts = {
  label: 'Bericht, Quellen und Protokoll',
  tabs: 'Fenster',
  report: 'Bericht',
  sources: 'Quellen',
  files: 'Dateien',
  log: 'Protokoll',
  close: 'Fenster schließen',
  moreForReport: 'Mehr für diesen Bericht',
  copy: 'Bericht kopieren',
  writing: 'Der Bericht wird vorbereitet.',
  noReport: 'Diese Antwort hat keinen Bericht. Ihr Text steht im Gespräch.',
  nothingYet: 'Hier erscheinen Berichte, Quellen und das Protokoll eines Laufs.',
  noSources: 'Noch keine Quellen.',
  unfinished:
    'Dieser Lauf endete, bevor sein Bericht vollständig war. Es folgt, was bis dahin geschrieben war.',
  downloadFile: (name: string) => `${name} herunterladen`,
  noLog: 'Noch ist nichts geschehen.',
  outline: 'Inhalt',
  findings: 'Ergebnisse',
  preparedOn: (agent: string, date: string, engine: string) =>
    [agent, date, engine].filter(Boolean).join(' · '),
} as const;

export const figureTexts = {
  rowsFailed: 'Die Zeilen konnten nicht heruntergeladen werden. Versuchen Sie es noch einmal.',
};

export const sourceTexts = {
  kinds: { file: 'Ihre Datei', library: 'Beispielbibliothek', web: 'Webseite', chat: 'Dieser Chat' },
  back: 'Alle Quellen',
  source: (n: number) => `Quelle ${n}`,
  counts: (documents: number, passages: number) =>
    `${countText(documents, 'Dokument', 'Dokumente')}, ${countText(passages, 'Stelle', 'Stellen')}`,
  unknown: 'Diese Quelle steht nicht im Protokoll.',
} as const;
