import type { regulationFormEn } from './regulation-form-en.ts';

export const regulationFormDe: typeof regulationFormEn = {
  title: 'Änderungen von Vorschriften',
  outcome:
    'Was sich zwischen zwei Fassungen einer Vorschrift ändert, wer was bis wann tun muss, jeweils mit der Stelle',
  wants: [
    'zwei Fassungen eines Gesetzes vergleichen',
    'was ändert sich an einer Verordnung',
    'Fristen einer Richtlinie',
    'Vertrag vergleichen',
  ],
  delivers: [
    'Was bis wann zu ändern ist: die Pflichten neuer und geänderter Stellen, Tage zuerst',
    'Tage als Zeitplan; Fristen ohne Tag bleiben ohne Tag',
    'Geänderte Stellen Wort für Wort und wie schwer jede Änderung nach Regeln wiegt',
    'Pflichten und Verbote mit dem, den sie treffen, Begriffe, betroffene Bereiche',
  ],
  limits: [
    'Vergleicht Wörter nach Regeln, auf Deutsch und Englisch; keine Rechtsberatung',
    'Holt keine Gesetze: Sie bringen die Texte mit',
    'Verweise auf andere Vorschriften werden zitiert, nicht verfolgt',
  ],
  sourcesUsed: [
    'Ihre Texte (PDF, DOCX, HTML, Markdown, Text, Synopse als Tabelle)',
    'Beispielregeln, als Beispieldaten gekennzeichnet',
  ],
  old: 'Bisheriger Text',
  oldHint: 'Die Fassung, die bisher galt. Ein Text allein ergibt seine Pflichten und Tage.',
  new: 'Neuer Text',
  newHint: 'Die kommende Fassung. Eine Tabelle mit einer Spalte „alt“ und einer Spalte „neu“ reicht allein.',
  role: 'Wer Sie im Text sind',
  roleHint: 'Deren Pflichten stehen zuerst: „Hersteller, Importeur“.',
  roleExample: 'Importeur',
  topics: 'Themen',
  topicsHint: 'Wörter, auf die es Ihnen ankommt, durch Kommas getrennt: „Kennzeichnung, Aufzeichnungen“.',
  depthHint: 'Schnell: die ersten 8 Zeilen jeder Tabelle. Standard: 25. Gründlich: 120.',
  stages: {
    read: 'Texte lesen',
    compare: 'Stellen vergleichen',
    duties: 'Pflichten und Begriffe lesen',
    report: 'Bericht schreiben',
  },
  outline: {
    actions: 'Was bis wann zu ändern ist',
    deadlines: 'Fristen',
    changed: 'Geänderte Stellen',
    fresh: 'Neue Stellen',
    gone: 'Weggefallene Stellen',
    duties: 'Alle Pflichten',
    terms: 'Begriffe',
    areas: 'Betroffene Bereiche',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
