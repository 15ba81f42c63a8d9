import { bold, words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';
import type { scoreEn } from './score-en.ts';

export const scoreDe: typeof scoreEn = {
  dupontFive:
    'In fünf Schritten ist die Eigenkapitalrendite Steuerfaktor × Zinsfaktor × operative Marge × Kapitalumschlag × Kapitalhebel: was Steuern und Zinsen vom Betriebsergebnis übrig lassen, und was das Geschäft vor beiden verdient.',
  dupontFiveOpen: (year, reasons) => `Fünf Schritte für ${year}: nicht berechnet: ${reasons}.`,
  dupontFiveBank:
    'Fünf Schritte: auf Banken und Versicherungen nicht anwendbar, denn Zinsen sind ihr Geschäft.',
  noYear: (before) => `kein Geschäftsjahr vor ${before} gefunden`,
  piotroski: {
    bank: 'Auf Banken und Versicherungen nicht anwendbar: Die Signale fragen nach Posten, die sie nicht haben.',
    none: (year, reasons) => `Keines der neun Signale für ${year} wurde berechnet: ${reasons}.`,
    few: (year, count) =>
      words`Von den neun Signalen für ${year} ließen sich ${count} berechnen; eine Summe aus weniger als sieben wird nicht angegeben.`,
    counted: (year) => `Berechnete Signale nach Piotroski ${year}`,
    countFormula: '\\sum \\text{berechnete Signale}',
    score: (year, score) =>
      words`Erfüllte Signale für ${year}: ${bold(score)}. Je mehr, desto stärker die Veränderung im Abschluss; was nicht berechnet wurde, zählt in keine Richtung.`,
    label: (year) => `Erfüllte Signale nach Piotroski ${year}`,
    value: (met, computed) => `${met} von ${computed} berechneten`,
    formula: '\\sum \\text{erfüllte Signale}',
    against: (label) => `${label}, Vergleichswert`,
    head: ['Signal', 'Wert', 'Vergleichswert', 'Ergebnis'],
    states: {
      met: 'erfüllt',
      'not met': 'nicht erfüllt',
      unchanged: 'unverändert, nicht gezählt',
      'not computed': 'nicht berechnet',
    },
    measures: {
      roa: 'Rendite auf das Anfangsvermögen',
      cash_return: 'Operativer Cashflow zum Anfangsvermögen',
      roa_rise: 'Rendite auf das Anfangsvermögen',
      accruals: 'Operativer Cashflow zum Anfangsvermögen',
      leverage: 'Langfristige Finanzschulden zum mittleren Vermögen',
      liquidity: 'Current Ratio',
      shares: 'Zahl der Aktien',
      margin: 'Bruttomarge',
      turnover: 'Umsatz zum Anfangsvermögen',
    },
    signals: {
      roa: 'Rendite auf das Anfangsvermögen über null',
      cash_return: 'Operativer Cashflow über null',
      roa_rise: 'Rendite auf das Anfangsvermögen gestiegen',
      accruals: 'Operativer Cashflow über dem Jahresergebnis (beide zum Anfangsvermögen)',
      leverage: 'Langfristige Finanzschulden zum mittleren Vermögen gefallen',
      liquidity: 'Current Ratio gestiegen',
      shares: 'Zahl der Aktien nicht gestiegen',
      margin: 'Bruttomarge gestiegen',
      turnover: 'Umsatz zum Anfangsvermögen gestiegen',
    },
    method:
      'Signale nach Piotroski: J. D. Piotroski, Journal of Accounting Research 38, Supplement (2000). Das Jahresergebnis steht für das Ergebnis vor außerordentlichen Posten. Die Arbeit fragt, ob Eigenkapital ausgegeben wurde; hier wird die Zahl der Aktien verglichen, so dass ein Aktiensplit wie eine Ausgabe zählt.',
  },
  bridge: {
    lead: 'Wie das Betriebsergebnis aus dem des Vorjahres entstand: Jede Zeile ist die Änderung eines Postens und was sie beitrug oder kostete.',
    head: ['Schritt', 'Betrag'],
    effect: (line) => `${line}: Änderung`,
    rest: 'Alles Übrige',
    within: (lines) =>
      `Nicht für beide Jahre gefunden und deshalb in „Alles Übrige“ enthalten: ${listText(lines)}.`,
    open: (reasons) => `Nicht berechnet: ${reasons}.`,
  },
  beneish: {
    bank: 'Auf Banken und Versicherungen nicht anwendbar: Das Modell ist nicht für sie gemacht.',
    open: (reasons) =>
      `Nicht berechnet, denn der Wert braucht alle acht Indizes, jeden aus zwei Geschäftsjahren: ${reasons}.`,
    flagged: (year, score, threshold) =>
      words`Der Wert für ${year} ist ${bold(score)} und liegt über der veröffentlichten Schwelle von ${threshold}: Nach diesen Indizes ähnelt der Abschluss denen von Unternehmen, denen Ergebnismanipulation nachgewiesen wurde. Das ist ein Anlass nachzufragen, kein Befund; auch Unternehmen, die schnell wachsen oder andere kaufen, liegen darüber.`,
    notFlagged: (year, score, threshold) =>
      words`Der Wert für ${year} ist ${bold(score)} und liegt nicht über der veröffentlichten Schwelle von ${threshold}: Das Modell schlägt nicht an. Das beweist nicht, dass der Abschluss stimmt.`,
    label: (year) => `M-Score nach Beneish ${year}`,
    published: 'Zahl der veröffentlichten Formel (Beneish)',
    threshold: 'Schwelle',
    constant: 'Konstante',
    score: 'M-Score',
    head: ['Index', 'Gewicht', 'Wert'],
    indices: {
      dsri: 'Forderungen zu Umsatz, Index (DSRI)',
      gmi: 'Bruttomarge, Index, Vorjahr durch dieses Jahr (GMI)',
      aqi: 'Vermögen außer Umlaufvermögen und Sachanlagen, Index (AQI)',
      sgi: 'Umsatz, Index (SGI)',
      depi: 'Abschreibungsrate, Index, Vorjahr durch dieses Jahr (DEPI)',
      sgai: 'Vertriebs- und Verwaltungskosten zu Umsatz, Index (SGAI)',
      tata: 'Jahresergebnis abzüglich operativer Cashflow, zur Bilanzsumme (TATA)',
      lvgi: 'Langfristige Finanzschulden und kurzfristige Schulden zur Bilanzsumme, Index (LVGI)',
    },
    method:
      'Wert nach Beneish: M. D. Beneish, Financial Analysts Journal 55(5) (1999), mit seinen Koeffizienten und seiner Schwelle. Periodenabgrenzungen sind Jahresergebnis abzüglich operativer Cashflow, wie bei Beneish, Lee und Nichols, Financial Analysts Journal 69(2) (2013). Abschreibungen gelten, wie ihre Zeile sie nennt, oft auch auf immaterielle Werte.',
  },
};
