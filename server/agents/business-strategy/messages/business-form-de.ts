import type { businessFormEn } from './business-form-en.ts';

/** Was Menschen vor dem Start lesen. */
export const businessFormDe: typeof businessFormEn = {
  title: 'Unternehmensstrategie',
  outcome:
    'Welche Möglichkeit nach Ihren eigenen Zahlen, welche Annahme das ändern würde und was in 90 Tagen zu tun ist',
  wants: [
    'welche Möglichkeit wählen',
    'SWOT-Analyse',
    'zwischen Plänen entscheiden',
    'Optionen für den Geschäftsplan',
    'sollen wir wachsen',
  ],
  delivers: [
    'Möglichkeiten nach Ihren Kriterien gewogen, jede Zahl von Ihnen und mit Ihrer Eingabe verbunden',
    'Welches Gewicht und welche Zahl innerhalb ihrer Spanne die Reihenfolge ändern würde',
    'Stärken, Schwächen, Chancen und Gefahren: nur Sätze Ihrer Quellen, zitiert',
    'Die Rückzahlung jeder Möglichkeit mit einer Investition und einem Jahresgewinn',
    '90 Tage mit Daten und Zuständigen, aufgebaut auf dem, woran die Entscheidung hängt',
  ],
  limits: [
    'Die Zahlen sind Ihre; der Agent kennt Ihren Markt nicht',
    'Ein Satz wird nur eingeordnet, wo seine Wörter sagen, wessen er ist und ob es gut ist',
    'Er wägt ab, er entscheidet nicht',
  ],
  sourcesUsed: ['Ihre Möglichkeiten und Kriterien', 'Ihre Notizen und Dateien', 'Beispieldaten'],
  fields: {
    goal: 'Ziel',
    goalExample: 'Wachsen ohne Kredit',
    options: 'Möglichkeiten',
    optionsHint:
      'Eine je Zeile: der Name, dann ihre Zahlen. Eine Spanne in Klammern; ein Urteil als „3 von 5“.',
    optionsExample:
      'Zweiter Laden: Investition = 80.000 EUR; Jahresgewinn = 30.000 EUR (15.000 EUR - 38.000 EUR); passt zum Team = 3 von 5\nVerkauf an Cafés: Investition = 14.000 EUR; Jahresgewinn = 11.000 EUR (7.000 EUR - 16.000 EUR); passt zum Team = 3 von 5',
    criteria: 'Was zählt',
    criteriaHint:
      'Eines je Zeile: der Name wie in den Möglichkeiten, sein Gewicht und „niedriger“ oder „höher“, wo das besser ist.',
    criteriaExample: 'Investition 20 niedriger\nJahresgewinn 50 höher\npasst zum Team 30 höher',
    facts: 'Notizen und Fakten',
    factsHint: 'Protokolle, Berichte, Ergebnisse von Umfragen. Sätze werden zitiert.',
    constraints: 'Grenzen',
    constraintsHint: 'Eine je Zeile: „Investition höchstens 50000“.',
    constraintsExample: 'Investition höchstens 50000',
    owners: 'Wer etwas tun kann',
    ownersHint: 'Namen, mit Kommas dazwischen.',
    start: 'Erster Tag',
  },
  sample: {
    goal: 'Wachsen ohne Kredit',
    options:
      'Zweiter Laden: Investition = 80.000 EUR; Jahresgewinn = 30.000 EUR (12.000 EUR - 38.000 EUR); passt zum Team = 2 von 5\nNeuer Ofen: Investition = 42.000 EUR; Jahresgewinn = 17.000 EUR (14.000 EUR - 19.000 EUR); passt zum Team = 5 von 5\nBestellungen im Netz: Investition = 9.000 EUR; Jahresgewinn = 6.000 EUR (1.000 EUR - 9.000 EUR); passt zum Team = 3 von 5\nVerkauf an Cafés: Investition = 14.000 EUR; Jahresgewinn = 11.000 EUR (7.000 EUR - 16.000 EUR); passt zum Team = 3 von 5',
    criteria: 'Investition 25 niedriger\nJahresgewinn 45 höher\npasst zum Team 30 höher',
    constraints: 'Investition höchstens 50000',
    owners: 'Inhaberin, Backstubenleiter, Buchhalterin',
  },
  depthHint:
    'Kurz: die Reihenfolge und was sie ändert. Normal mit Quellen, Rückzahlung und 90 Tagen. Gründlich zitiert mehr Sätze.',
  refusals: { options: 'Geben Sie mindestens zwei Möglichkeiten an, eine je Zeile.' },
  stages: {
    read: 'Möglichkeiten und Notizen lesen',
    weigh: 'Möglichkeiten wägen',
    sort: 'Ordnen, was die Quellen sagen',
    plan: '90 Tage planen',
    report: 'Bericht schreiben',
  },
  outline: {
    which: 'Welche Möglichkeit',
    options: 'Möglichkeiten',
    turn: 'Was die Reihenfolge ändern würde',
    payback: 'Rückzahlung',
    swot: 'Stärken, Schwächen, Chancen, Gefahren',
    assumptions: 'Annahmen zum Ändern',
    days: 'Die ersten 90 Tage',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
