import type { screenFormEn } from './screen-form-en.ts';

export const screenFormDe: typeof screenFormEn = {
  title: 'Suche nach Anlagechancen',
  outcome:
    'Eine Auswahl aus Ihrem Screener-Export nach eigenen Regeln, gereiht, mit dem Grund jeder Ablehnung',
  wants: [
    'Aktien nach Regeln filtern',
    'Aktien nach Faktoren reihen',
    'warum wurde eine Aktie abgelehnt',
    'Auswahl aus einem Screener-Export',
  ],
  delivers: [
    'Wie viele Unternehmen Ihre Regeln erfüllen, und die ersten davon mit ihren Punkten',
    'Bewertung, Momentum, Qualität und Größe von jedem, soweit die Spalten da sind',
    'Die Regel und der Wert hinter jeder Ablehnung, und welche Regel am meisten ablehnt',
    'Überschneidung der Branchen, Korrelation, wo Kurse gegeben sind, und was sich seit einem früheren Export geändert hat',
  ],
  limits: [
    'Nur, was der Export sagt: keine Nachrichten, keine Abschlüsse, keine Kurse von heute',
    'Eine Liste heutiger Unternehmen lässt die gescheiterten weg; frühere Ränge sehen besser aus, als sie waren',
    'Ein Rang ist keine Vorhersage, und dies ist kein Rat zu kaufen oder zu verkaufen',
  ],
  sourcesUsed: [
    'Ihr Screener-Export (CSV oder XLSX)',
    'Eine Beispielliste, als Beispieldaten gekennzeichnet',
  ],
  universe: 'Screener-Export',
  universeHint:
    'Je Zeile ein Unternehmen: von Finviz, Yahoo, Morningstar, comdirect oder Ihre eigene Tabelle.',
  universeExample: 'screener.csv',
  rules: 'Regeln',
  rulesHint:
    'Je Zeile eine: eine Spalte, unter oder über, eine Zahl. Branche ist, oder ist nicht, ein Wort. Leer: Kein Unternehmen wird abgelehnt.',
  rulesExample: 'KGV unter 20\nROE mindestens 12 %\nVerschuldungsgrad unter 1,5\nBranche ist nicht Energy',
  weights: 'Gewichte',
  weightsHint: 'Wie viel jeder Faktor zählt. Leer: alle gleich.',
  weightsExample: 'Bewertung 40, Momentum 30, Qualität 20, Größe 10',
  top: 'Länge der Auswahl',
  topHint: '1 bis 50; leer: 10.',
  earlier: 'Früherer Export',
  earlierHint:
    'Ein Export des letzten Laufs: Dieselben Regeln gelten dafür, und es wird gesagt, was sich geändert hat.',
  prices: 'Kursdateien',
  pricesHint: 'Tageskurse der Unternehmen, für die Korrelation innerhalb der Auswahl.',
  depthHint:
    'Schnell: Auswahl, Faktoren und die knappsten Ablehnungen. Standard zusätzlich Überschneidung und Änderungen. Gründlich listet mehr Ablehnungen.',
  stages: {
    read: 'Export lesen',
    screen: 'Regeln anwenden',
    rank: 'Reihen, was bestand',
    report: 'Bericht schreiben',
  },
  outline: {
    shortlist: 'Auswahl',
    factors: 'Faktoren',
    why: 'Warum nicht',
    overlap: 'Überschneidung und Korrelation',
    changed: 'Was sich geändert hat',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
