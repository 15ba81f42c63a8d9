import type { diligenceFormEn } from './diligence-form-en.ts';

export const diligenceFormDe: typeof diligenceFormEn = {
  title: 'Due Diligence eines nicht börsennotierten Unternehmens',
  outcome:
    'Was ein Datenraum zeigt, wo er sich widerspricht, was fehlt und was Sie als Nächstes fragen sollten',
  wants: [
    'Due Diligence',
    'Datenraum prüfen',
    'Start-up vor einer Beteiligung prüfen',
    'Gesellschafterliste nachrechnen',
    'Abhängigkeit von Kunden',
  ],
  delivers: [
    'Warnzeichen nach Gewicht, jedes mit Zahl und Quelle',
    'Abdeckung des Datenraums in sechs Bereichen: Finanzen, Recht, Personal, Produkt, Steuern, Sicherheit',
    'Kennzahlen der Abschlüsse, Reichweite der Kasse, Kundenkonzentration und Kundenbindung',
    'Nachgerechnete Gesellschafterliste mit jeder Stelle, die nicht aufgeht',
    'Klauseln, die Investoren lesen wollen, im Wortlaut',
    'Angaben der Präsentation, verglichen mit den Abschlüssen',
    'Offene Fragen und fehlende Unterlagen',
  ],
  limits: [
    'Liest bis zu zwanzig einzelne Dateien oder ein Zip mit bis zu sechzig',
    'Keine Rechts-, Steuer- oder Anlageberatung und keine Bewertung',
    'Was nicht im Datenraum liegt, bleibt unbekannt: Register, Gerichte und Referenzen werden nicht abgefragt',
  ],
  sourcesUsed: ['Die Dateien des Datenraums'],
  company: 'Unternehmen',
  companyHint: 'Wessen Datenraum es ist. Abschlüsse eines anderen Unternehmens bleiben unberücksichtigt.',
  room: 'Dateien des Datenraums',
  roomHint:
    'Zum Beispiel Jahresabschluss, Umsatz je Kunde und Monat, Gesellschafterliste, Verträge, Mietvertrag, Mitarbeiterliste, Präsentation. Einzeln, oder der ganze Raum als ZIP mit bis zu sechzig Dateien.',
  stage: 'Phase',
  stageNames: { seed: 'Gründung', growth: 'Wachstum', buyout: 'Übernahme' },
  stageHint: 'Ergänzt die Fragen, die in dieser Phase üblich sind.',
  depthHint:
    'Schnell: Warnzeichen, Abdeckung und Fragen. Standard ergänzt alle Tabellen. Gründlich führt mehr Klauseln und Gesellschafter auf.',
  stages: {
    gather: 'Datenraum lesen',
    flags: 'Warnzeichen gewichten',
    coverage: 'Abdeckung prüfen',
    figures: 'Zahlen berechnen',
    report: 'Bericht schreiben',
  },
  outline: {
    answer: 'Weitermachen, und was zu fragen ist',
    flags: 'Warnzeichen',
    coverage: 'Abdeckung des Datenraums',
    figures: 'Zahlen und Kennzahlen',
    customers: 'Kunden',
    capTable: 'Gesellschafterliste',
    people: 'Personal',
    contracts: 'Verträge',
    contradictions: 'Widersprüche',
    questions: 'Offene Fragen',
    absent: 'Fehlende Unterlagen',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
