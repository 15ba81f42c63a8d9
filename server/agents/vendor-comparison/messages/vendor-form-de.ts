import type { vendorFormEn } from './vendor-form-en.ts';

/** Was Menschen vor dem Start lesen. */
export const vendorFormDe: typeof vendorFormEn = {
  title: 'Anbietervergleich',
  outcome:
    'Angebote nebeneinander mit Ihren Gewichten, was die Reihenfolge ändern würde und welche Antworten fehlen',
  wants: [
    'Lieferanten vergleichen',
    'Anbieter auswählen',
    'Ausschreibung auswerten',
    'welches Angebot ist besser',
    'Gesamtkosten von Angeboten',
  ],
  delivers: [
    'Eine Punktzahl je Anbieter aus Zahlen, Ja und Nein der Angebote, mit dem Anteil des Gewichts dahinter',
    'Das Gewicht, bei dem ein anderer der erste wäre, und Anbieter, die keine Gewichtung vorzieht',
    'Jede Antwort mit ihrer Zelle; eine Zelle ohne Antwort bleibt leer und ist nie ein Durchschnitt',
    'Gesamtkosten über die Laufzeit: was einmal, jeden Monat und jedes Jahr bezahlt wird',
    'Muss-Kriterien als belegt oder nicht, und die Fragen, die zu stellen sind',
  ],
  limits: [
    'Sätze werden zitiert, nicht gewertet: Es zählen nur Zahlen, Ja, teilweise, Nein und „4 von 5“',
    'Verschiedene Einheiten und Währungen werden nicht verglichen',
    'Ob eine Antwort stimmt, sagt kein Angebot',
  ],
  sourcesUsed: ['Angebote, Antworten und Preislisten, die Sie geben', 'Beispieldaten'],
  fields: {
    sheets: 'Angebote',
    sheetsHint:
      'Antworten mit einer Spalte je Anbieter, eine Liste mit einem Anbieter je Zeile oder ein Blatt je Anbieter.',
    criteria: 'Was zählt',
    criteriaHint:
      'Eines je Zeile: der Name wie in den Angeboten, sein Gewicht und „niedriger“ oder „höher“, wo das besser ist.',
    criteriaExample: 'Lizenz 40 niedriger\nVerfügbarkeit 30 höher\nSingle Sign-on 30',
    term: 'Laufzeit in Monaten',
    quantity: 'Nutzer oder Stück',
    quantityHint: 'Für Preise je Nutzer oder Stück.',
    mustHave: 'Muss-Kriterien',
    mustHaveHint: 'Eines je Zeile; mit einer Grenze, wo es eine gibt.',
    mustHaveExample: 'Datenhaltung in der EU\nVerfügbarkeit mindestens 99,9',
  },
  depthHint:
    'Kurz: Punktzahlen und was sie ändert. Normal mit Antworten, Kosten, Muss-Kriterien und Fragen. Gründlich nennt jede Frage.',
  refusals: {
    term: 'Eine Laufzeit hat mindestens einen Monat und höchstens 240.',
    quantity: 'Die Zahl der Nutzer oder Stück ist eine ganze Zahl über null.',
  },
  stages: {
    read: 'Angebote lesen',
    score: 'Anbieter werten',
    cost: 'Kosten ausrechnen',
    gaps: 'Finden, was fehlt',
    report: 'Bericht schreiben',
  },
  outline: {
    which: 'Welcher Anbieter',
    scores: 'Punktzahlen',
    sensitivity: 'Was die Reihenfolge ändern würde',
    evidence: 'Jede Antwort',
    cost: 'Gesamtkosten',
    must: 'Muss-Kriterien',
    questions: 'Fragen, die zu stellen sind',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
