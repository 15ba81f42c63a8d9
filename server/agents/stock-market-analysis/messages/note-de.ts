import { listText } from '../../../tools/number-text.ts';
import type { noteEn } from './note-en.ts';

export const noteDe: typeof noteEn = {
  decisionTrend: (up, parts) =>
    `**Halten?** Auf ${up} von ${parts.length} Horizonten liegt der Schlusskurs über seinem Durchschnitt: ${listText(parts)}.`,
  horizon: (sessions, gap) => `${gap} gegen ${sessions} Handelstage`,
  stop: (price, share) =>
    `**Stop.** Zwei mittlere Tagesspannen unter dem Schlusskurs liegen bei ${price} (${share})`,
  stopSupport: (price, gap) => `; die nächste Unterstützung liegt bei ${price} (${gap})`,
  size: (share) =>
    `**Größe.** Mit einem Stop dort setzt ein Anteil von ${share} des Kapitals in dieser Position 1 % davon aufs Spiel.`,
  sizeAll: (share) =>
    `**Größe.** Mit einem Stop dort setzt selbst das ganze Kapital in dieser Position weniger als 1 % davon aufs Spiel (die Rechnung ergibt ${share}).`,
  noRanges:
    '**Stop.** Mittlere Tagesspannen wurden nicht berechnet, daraus folgen also weder Stop-Abstand noch Größe.',
  lastPrice: (day, days) =>
    days === 0
      ? `Der letzte Kurs ist vom ${day}, dem Tag dieses Laufs.`
      : `Der letzte Kurs ist vom ${day}, ${days} ${days === 1 ? 'Tag' : 'Tage'} vor diesem Lauf.`,
  stale: (day, days) =>
    `**Die Kurse enden am ${day}, ${days} Tage vor diesem Lauf: Nichts hier handelt von heute.**`,
  future: (day) =>
    `**Der letzte Kurs ist vom ${day}, also nach dem Tag dieses Laufs: Prüfen Sie die Daten.**`,
  answer: (sentences) => `**Antwort.** ${sentences.join(' ')}`,
  notFromPrices:
    'Was Ursachen, Nachrichten, einen fairen Wert, die Zukunft oder Kauf und Verkauf betrifft, lässt sich aus Kursen nicht beantworten.',
  notTheTime:
    'Eine in der Frage genannte Zeit wurde nicht ausgewählt: Es gelten die hier genannten Zeiträume.',
  notUnderstood:
    '**Die Frage wurde nicht als eine erkannt, die diese Kurse beantworten** (Trend, Rückgänge, Stop, Volatilität, Momentum, Renditen, Marken, Größe, Vergleich); es folgt die übliche Analyse.',
  notComputed: 'Wonach die Frage fragt, ließ sich aus dieser Datei nicht berechnen.',
  answers: {
    volatility: (value, before) =>
      `Die Volatilität der letzten 30 Handelstage beträgt ${value} aufs Jahr${before === null ? '' : `, vor drei Monaten waren es ${before}`}.`,
    worst: (fall, now) =>
      `Der größte Rückgang betrug ${fall}${now === null ? '' : `; gegenüber dem höchsten Schlusskurs steht der Kurs jetzt bei ${now}`}.`,
    momentum: (rsi, reading) => `RSI (14) ist ${rsi}: ${reading.toLowerCase()}.`,
    returns: (parts) => `Die Rendite betrug ${listText(parts)}.`,
    span: { return_1m: 'in 1 Monat', return_3m: 'in 3 Monaten', return_1y: 'in 1 Jahr' },
    levels: (support, resistance) =>
      `Die nächste Unterstützung: ${support ?? 'nicht gefunden'}; der nächste Widerstand: ${resistance ?? 'nicht gefunden'}.`,
    year: (low, high, place) =>
      `Die 52-Wochen-Spanne reicht von ${low} bis ${high}; der Schlusskurs steht bei ${place} davon.`,
    benchmarkLater: 'Der Vergleich mit dem Vergleichswert steht in seinem Abschnitt.',
    noBenchmark: 'Für einen Vergleich wählen Sie einen Vergleichswert.',
    sizing: 'Was eine Größe bedeutet, steht oben und unter „Szenarien“.',
  },
  yearRange: (low, high, place) =>
    `Die 52-Wochen-Spanne reicht von ${low} bis ${high}; der Schlusskurs steht bei ${place} davon.`,
  noYearRange: 'Die Datei ist kürzer als 52 Wochen, deshalb gibt es keine 52-Wochen-Spanne.',
  parkinson: (value) =>
    `Aus den Spannen derselben 30 Handelstage (Parkinson) sind es ${value}; ein kleinerer Wert als aus Schlusskursen weist auf Bewegungen zwischen den Handelstagen hin.`,
  recovery: (rise, sessions) =>
    `Er liegt ${sessions} Handelstage zurück; um ihn wieder zu erreichen, muss der Kurs um ${rise} steigen.`,
  ratios: (sortino, loss) =>
    `${sortino === null ? '' : `Die Sortino-Ratio, die nur Rückgänge als Risiko zählt, beträgt ${sortino}. `}${loss === null ? '' : `Am schlechtesten Zwanzigstel der Tage verlor der Kurs ${loss} oder mehr (historischer Value at Risk, 95 %).`}`,
  calendarHead: ['Woche oder Monat', 'Letzter Handelstag', 'Änderung'],
  week: 'Woche',
  month: 'Monat',
  calendar:
    'Die letzten Wochen und Monate, jeweils vom letzten Schlusskurs davor; der jüngste Zeitraum kann unvollständig sein:',
  events:
    'Kreuzungen von Durchschnitten, Kurslücken und ungewöhnliches Volumen des letzten Jahres, jeweils die jüngsten:',
  eventHead: ['Tag', 'Ereignis', 'Wert'],
  volumeEvent: (change) => `Volumen weit über dem üblichen, Kurs ${change}`,
  gapEvent: (isUp, closed) =>
    `Kurslücke nach ${isUp ? 'oben' : 'unten'}, ${closed === null ? 'noch offen' : `geschlossen am ${closed}`}`,
  noEvents: 'Im letzten Jahr fanden sich weder Kreuzungen noch Kurslücken noch ungewöhnliches Volumen.',
  scenarios:
    'Rechnung aus Schlusskurs und mittlerer Tagesspanne; nichts davon wird erwartet. Die letzte Spalte ist die Änderung gegenüber dem Schlusskurs.',
  scenarioHead: ['Wenn der Kurs geht auf', 'Kurs', 'Änderung'],
  units: (units) =>
    `Bei einem Kapital von 10.000 und einem Stop zwei mittlere Spannen darunter setzen ${units} Stück 1 % davon aufs Spiel.`,
  rolling: (beta, before, lowest, highest, correlation) =>
    `Allein über die letzten drei Monate beträgt das Beta ${beta}${before === null ? '' : ` (drei Monate davor: ${before})`} und die Korrelation ${correlation}; in Fenstern dieser Länge reichte das Beta von ${lowest} bis ${highest}.`,
  signalsUp: 'Richtungssignale, die nach oben zeigen',
  notThen: 'Vor drei Monaten nicht berechnet',
  flat: 'Der Kurs hat sich auf den betrachteten Horizonten nicht bewegt: Es gibt weder Trend noch Schwankung noch Rückgang zu berichten.',
  unchanged: (sessions) =>
    `**Der Schlusskurs ist seit ${sessions} Handelstagen unverändert:** Kurse können fehlen, und Maße der Bewegung fehlen, wo sich nichts bewegte.`,
  ends: (day) => `endet am ${day}`,
  shifted: 'Tage, an denen keine Börse handelt',
  riskUnknown: 'Nicht berechnet: Der Kurs bewegt sich nicht, oder es gibt zu wenige Handelstage',
};
