import type { claimsFormEn } from './claims-form-en.ts';

export const claimsFormDe: typeof claimsFormEn = {
  title: 'Prüfung von Umweltaussagen',
  outcome: 'Jede Umweltaussage Ihrer Dateien zitiert, ihre Zahl nachgerechnet, und ob sie bleiben kann',
  wants: [
    'Umweltaussagen prüfen',
    'Greenwashing prüfen',
    'Nachhaltigkeitsbericht prüfen',
    'darf man klimaneutral sagen',
    'Werbung mit Nachhaltigkeit',
  ],
  delivers: [
    'Welche Aussagen bleiben können, welche sich ändern müssen und welche ein Mensch ansehen muss',
    'Jede Aussage zitiert, mit ihrer Art: Minderung, Anteil, klimaneutral, Siegel, allgemein, recycelbar, Vergleich',
    'Minderungen und Anteile aus den Tabellen Ihrer Dateien nachgerechnet: wovon, seit wann',
    'Ziele getrennt von dem, was erreicht ist; Verneinungen und Aussagen über andere nicht mitgezählt',
    'Unscharfe Wörter mit dem Wortlaut der Richtlinie',
  ],
  limits: [
    'Liest Sätze und Tabellen auf Deutsch und Englisch; Bilder und Logos werden nicht gesehen',
    'Keine Rechtsberatung: gesagt wird, was die Dateien belegen und was nicht',
    'Zertifikate und Register werden nicht nachgeschlagen',
  ],
  sourcesUsed: [
    'Ihre Berichte, Seiten, Etiketten und Tabellen',
    'Richtlinie 2005/29/EG in der Fassung der Richtlinie (EU) 2024/825',
  ],
  reports: 'Berichte, Seiten, Etiketten und Tabellen',
  reportsHint:
    'Alles, was Aussagen macht, und die Zahlen dahinter. Zum Beispiel ein Bericht als PDF, eine Produktseite als HTML, der Text eines Etiketts, Energie und Wasser nach Jahren als CSV.',
  company: 'Unternehmen oder Marke',
  companyHint:
    'Wessen Aussagen es sind. Eine Datei, die nur ein anderes Unternehmen nennt, bleibt außen vor.',
  companyExample: 'Fernhill Textiles',
  standard: 'Regeln dazu',
  standards: { eu: 'EU: Richtlinie (EU) 2024/825', none: 'Keine: nur Belege' },
  standardHint: 'Nennt zu jeder Aussage die Regel, die sie berührt, mit deren Wortlaut.',
  depthHint:
    'Kurz: Entscheidung, Aussagen und nachgerechnete Zahlen. Standard dazu unscharfe Wörter und was nicht zählt. Tief listet mehr.',
  stages: {
    gather: 'Dateien lesen',
    find: 'Aussagen finden',
    check: 'Belege suchen',
    recompute: 'Zahlen nachrechnen',
    report: 'Bericht schreiben',
  },
  outline: {
    decision: 'Welche Aussage bleiben kann',
    claims: 'Aussagen',
    recomputed: 'Nachgerechnet',
    vague: 'Unscharfe Wörter',
    base: 'Ohne Basisjahr',
    others: 'Über andere, verneint oder bedingt',
    questions: 'Fragen',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
