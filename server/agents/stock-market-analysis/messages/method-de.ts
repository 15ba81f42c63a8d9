import type { Inline } from '../../../report/blocks.ts';
import { bold, italic, words } from '../../../report/words.ts';
import { numberText } from '../../../tools/number-text.ts';
import type { methodEn } from './method-en.ts';

const tex = (formula: string): Inline => ({ kind: 'maths', tex: formula });

export const methodDe: typeof methodEn = {
  intro: (quarter, year) =>
    `Jede unterstrichene Zahl öffnet ihre Formel, ihre Eingaben und die Zeilen der Datei, aus denen sie stammt. Drei Monate sind ${quarter} Handelstage, ein Jahr ${year}.`,
  averages: words`${bold('Durchschnitte.')} Einfache Mittel der letzten 20, 50 und 200 Schlusskurse. Steigender Trend: Schlusskurs über einem 50-Tage-Durchschnitt, der über 20 Handelstage stieg; fallender: unter einem, der fiel.`,
  rsi: words`${bold('RSI (14)')} mit Wilders Glättung der Gewinne ${tex('U')} und Verluste ${tex('D')}: ${tex('100 - 100 / (1 + \\overline{U}_{14} / \\overline{D}_{14})')}.`,
  macd: words`${bold('MACD')} ist der exponentielle 12-Tage- minus dem 26-Tage-Durchschnitt; sein Signal ist dessen exponentieller 9-Tage-Durchschnitt.`,
  atr: words`${bold('ATR (14)')} ist die mittlere wahre Spanne mit Wilders Glättung: die größte aus der Tagesspanne und den Abständen von Hoch und Tief zum Schlusskurs davor.`,
  scenarios: words`${bold('Szenarien')} sind der Schlusskurs plus und minus Vielfache von ATR (14). Die Größe folgt aus dem Anteil des Kapitals, den ein Stopp in zwei Spannen Abstand kosten darf; ein Prozent ist eine Konvention.`,
  ratios: words`${bold('Sharpe')} (W. F. Sharpe, 1994) und ${bold('Sortino')} (F. Sortino und L. Price, 1994) teilen das Mittel der täglichen einfachen Renditen durch ihre Standardabweichung oder durch die Wurzel des mittleren Quadrats derer unter 0; risikofreier Zins und Ziel sind 0. Der ${bold('Value at Risk')} ist historisch: die Rendite am schlechtesten Zwanzigstel, ohne Annahme über ihre Verteilung.`,
  beta: words`${bold('Beta')} und Korrelation beruhen auf den täglichen Log-Renditen der Tage, die beide Dateien haben: ${tex('\\beta = \\mathrm{cov}(r, r_b) / \\mathrm{var}(r_b)')}.`,
  range: (sessions, year) =>
    words`${bold('Spanne über den Horizont')} von ${tex(`h = ${sessions}`)} Handelstagen, aus der Volatilität der letzten 30; sie beschreibt übliche Bewegung und sagt keine Richtung voraus: ${tex(`C_t\\,e^{\\pm \\sigma_y \\sqrt{h/${year}}}`)}.`,
  risk: words`${bold('Risikowörter')} folgen den Schwellen der Tabelle unter „Volatilität und Rückgänge“; sie sind Konventionen. Was nicht berechnet wurde, mildert sie nicht.`,
  limits: {
    why: 'Warum sich der Kurs bewegt hat: Die Datei enthält nur Kurse, keine Nachrichten und keine Abschlüsse.',
    where: 'Wohin er geht: Vergangene Bewegung wird beschrieben, nichts vorhergesagt.',
    long: 'Ein 200-Tage-Durchschnitt: Es gibt weniger als 200 Handelstage.',
    ranges:
      'Tagesspannen (ATR): Vollständige Hochs und Tiefs stehen nicht in der Datei; Marken beruhen auf Schlusskursen.',
    volume: 'Volumen: Die Datei enthält keine vollständigen Volumen.',
    benchmark: 'Vergleich mit einem Markt: Es wurde kein Vergleichswert gewählt.',
    currency: 'Die Währung: Keine Spalte nennt sie, deshalb stehen Kurse ohne Währung.',
    splits: 'Ob große Bewegungen an einem Tag Aktiensplits sind: Sie wurden als Kursbewegung genommen.',
    question:
      'Der Teil der Frage nach Ursachen, Nachrichten oder einer Entscheidung: Aus Kursen ist er nicht zu beantworten.',
  },
  foot: (isSample) =>
    italic(
      `Erstellt vom eingebauten Analysten: berechnet und zitiert, ohne Sprachmodell. Dies ist Information, keine Anlageberatung.${isSample ? ' Beispieldaten: erzeugte Kurse eines erfundenen Unternehmens.' : ''}`,
    ),
  steps: {
    head: 'Zusammenfassung schreiben',
    measures: 'Trend, Momentum und Volatilität schreiben',
    benchmark: 'Vergleich schreiben',
    closing: 'Signale, Datenqualität und Methode schreiben',
    noBenchmark: 'Kein Vergleichswert gewählt',
    reportWritten: 'Bericht geschrieben',
    measured: (count) => `${numberText(count, 0)} Kennzahlen`,
  },
};
