import type { patentFormEn } from './patent-form-en.ts';

/** Was Menschen vor dem Start lesen. */
export const patentFormDe: typeof patentFormEn = {
  title: 'Patentrecherche',
  outcome:
    'Welche der gegebenen Dokumente einer Erfindung nahekommen, Merkmal für Merkmal, mit zitierten Stellen',
  wants: [
    'ist meine Erfindung neu',
    'Stand der Technik',
    'mit Patenten vergleichen',
    'Patente suchen',
    'Ansprüche, die sich überschneiden',
  ],
  delivers: [
    'Die Merkmale der Erfindung und für jedes Dokument, welche davon eine seiner Stellen enthält',
    'Was zuerst zu lesen ist, und die Stellen dazu',
    'Dokumente nach dem Prioritätstag stehen für sich: Sie sind kein Stand der Technik',
    'Merkmale, die in keinem der gegebenen Dokumente gefunden wurden',
    'Suchanfragen für die Ämter, aus den Wörtern der Dokumente',
  ],
  limits: [
    'Es ist keine Rechtsberatung und sagt nichts darüber, ob ein Patent erteilt würde',
    'Durchsucht werden nur die gegebenen Dokumente, kein Amt und kein Netz',
    'Verglichen werden Wörter, nicht Bedeutungen: Dasselbe in anderen Worten wird nicht gefunden',
  ],
  sourcesUsed: ['Ihre Erfindung', 'Patente und Listen, die Sie geben', 'Beispieldaten'],
  fields: {
    invention: 'Erfindung',
    inventionHint: 'Ihre Merkmale, eines je Zeile oder mit „;“ dazwischen, wie ein Anspruch sie aufzählt.',
    inventionExample:
      'ein biegsames Band mit einem Stahlkern;\nein Magnetverschluss, der ohne Schlüssel schließt;',
    file: 'Erfindung als Datei',
    documents: 'Patente',
    documentsHint:
      'PDF, Word, Webseite oder Text eines Patents, oder eine Liste eines Amtes als CSV oder XLSX.',
    priority: 'Prioritätstag',
    priorityHint: 'Dokumente ab diesem Tag stehen für sich.',
  },
  depthHint:
    'Kurz: was zuerst zu lesen ist und die Lücken. Normal mit Übersicht, Zitaten und Daten. Gründlich zeigt mehr Dokumente in der Übersicht.',
  refusals: {
    invention:
      'Beschreiben Sie die Erfindung mit mindestens zwei Merkmalen, eines je Zeile oder mit „;“ dazwischen: Eines allein lässt sich nicht vergleichen.',
  },
  stages: {
    read: 'Dokumente lesen',
    elements: 'Erfindung in Merkmale zerlegen',
    compare: 'Stellen vergleichen',
    dates: 'Daten und Lücken ansehen',
    report: 'Bericht schreiben',
  },
  outline: {
    first: 'Was zuerst zu lesen ist',
    prior: 'Dokumente nach Merkmalen',
    map: 'Übersicht der Überschneidungen',
    quotes: 'Stellen',
    dates: 'Daten',
    gaps: 'Nicht gefundene Merkmale',
    search: 'Suchanfragen',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
