import { bold, joinWords, words } from '../../../report/words.ts';
import { listWords } from '../../writing/list-words.ts';
import type { noteEn } from './note-en.ts';

export const noteDe: typeof noteEn = {
  horizonsUp: (count) =>
    `Von ${count} Horizonten die, auf denen der Schlusskurs über seinem Durchschnitt liegt`,
  age: {
    label: 'Tage vom letzten Kurs bis zu diesem Lauf',
    run: 'Tag dieses Laufs',
    last: 'Tag des letzten Kurses',
  },
  decisionTrend: (up, parts) =>
    words`${bold('Halten?')} Bei ${up} von ${String(parts.length)} Horizonten liegt der Schlusskurs über seinem Durchschnitt; der Abstand beträgt ${listWords(parts)}.`,
  horizon: (sessions, gap) => words`${gap} zu dem von ${String(sessions)} Handelstagen`,
  stop: (price, share) =>
    words`${bold('Stopp.')} Zwei mittlere Tagesspannen unter dem Schlusskurs liegen bei ${price} (${share})`,
  stopSupport: (price, gap) => words`; die nächste Unterstützung liegt bei ${price} (${gap})`,
  size: (share) =>
    words`${bold('Größe.')} Mit einem Stopp zwei mittlere Tagesspannen unter dem Schlusskurs setzt eine Position von ${share} des Kapitals 1 % des Kapitals aufs Spiel.`,
  sizeAll: (share) =>
    words`${bold('Größe.')} Mit einem Stopp zwei mittlere Tagesspannen unter dem Schlusskurs setzt selbst das ganze Kapital in dieser Position weniger als 1 % davon aufs Spiel (die Rechnung ergibt ${share}).`,
  noRanges: words`${bold('Stopp.')} Mittlere Tagesspannen wurden nicht berechnet, daraus folgen also weder Stopp-Abstand noch Größe.`,
  lastPrice: (day, days) =>
    days === 0
      ? words`Der letzte Kurs ist vom ${day}, dem Tag dieses Laufs.`
      : words`Der letzte Kurs ist vom ${day}, ${String(days)} ${days === 1 ? 'Tag' : 'Tage'} vor diesem Lauf.`,
  stale: (day, days) =>
    words`Die Kurse enden am ${day}, ${days} Tage vor diesem Lauf: ${bold('Nichts hier beschreibt den heutigen Stand')}.`,
  future: (day) =>
    bold(`Der letzte Kurs ist vom ${day}, also nach dem Tag dieses Laufs: Prüfen Sie die Daten.`),
  answer: (sentences) => words`${bold('Antwort.')} ${joinWords(sentences, ' ')}`,
  notFromPrices:
    'Was Ursachen, Nachrichten, einen fairen Wert, die Zukunft oder Kauf und Verkauf betrifft, lässt sich aus Kursen nicht beantworten.',
  notTheTime:
    'Eine in der Frage genannte Zeit wurde nicht ausgewählt: Es gelten die hier genannten Zeiträume.',
  notOneDay:
    'Den Kurs eines einzelnen Tages schlägt diese Analyse nicht nach; fragen Sie danach in einem Chat mit der Datei.',
  notUnderstood: words`${bold('Die Frage wurde nicht als eine erkannt, die diese Kurse beantworten')} (Halten, Trend, Rückgänge, Stopp, Volatilität, Momentum, Renditen, Marken, Kreuzungen, Volumen, Größe, Vergleich); es folgt die übliche Analyse.`,
  notComputed: 'Wonach die Frage fragt, ließ sich aus dieser Datei nicht berechnen.',
  answers: {
    risk: (word) => `Nach den Schwellen dieses Berichts: ${word}.`,
    volatility: (value, before) =>
      words`Die Volatilität der letzten 30 Handelstage beträgt ${value} aufs Jahr${before === null ? '' : words`, vor drei Monaten waren es ${before}`}.`,
    worst: (fall, now, span) =>
      words`Der größte Rückgang ${span === 'year' ? 'des letzten Jahres' : 'in der Datei'} betrug ${fall}${now === null ? '' : words`; gegenüber dem höchsten Schlusskurs beträgt der Abstand jetzt ${now}`}.`,
    returns: (parts) => words`Die Rendite betrug ${listWords(parts)}.`,
    span: { return_1m: 'in 1 Monat', return_3m: 'in 3 Monaten', return_1y: 'in 1 Jahr' },
    levels: (support, resistance) =>
      words`Die nächste Unterstützung: ${support ?? 'nicht gefunden'}; der nächste Widerstand: ${resistance ?? 'nicht gefunden'}.`,
    benchmarkLater: 'Der Vergleich mit dem Vergleichswert steht in seinem Abschnitt.',
    noBenchmark: 'Für einen Vergleich wählen Sie einen Vergleichswert.',
    holding:
      'Was das für das Halten heißt, steht darunter: der Durchschnitt jedes Horizonts, ein Stopp und eine Größe; ob es sich lohnt, ist eine Entscheidung, die Kurse nicht treffen.',
    sizing: (units, share) =>
      words`Mit einem Stopp zwei mittlere Tagesspannen unter dem Schlusskurs setzen ${units} Stück je 10.000 Kapital 1 % davon aufs Spiel; das sind ${share} des Kapitals in dieser Position.`,
    stopAt: (price, share, support) =>
      words`Rechnerisch liegt ein Stopp zwei mittlere Tagesspannen unter dem Schlusskurs bei ${price} (${share})${support === null ? '' : words`; die nächste Unterstützung liegt bei ${support[0]} (${support[1]})`}. Wo Ihrer hingehört, hängt davon ab, was Sie verlieren können; das sagen Kurse nicht.`,
    crossing: (label, day, value) => words`${label} am ${day} (${value})`,
    crossings: (parts) => words`Die jüngsten Kreuzungen: ${listWords(parts)}.`,
    noCrossing: 'Im letzten Jahr fand sich keine solche Kreuzung.',
    yes: 'Ja.',
    no: 'Nein.',
  },
  yearRange: (low, high, place) =>
    words`Die 52-Wochen-Spanne reicht von ${low} bis ${high}; der Schlusskurs steht bei ${place} des Weges vom Tief zum Hoch.`,
  noYearRange: 'Die Datei ist kürzer als 52 Wochen, deshalb gibt es keine 52-Wochen-Spanne.',
  parkinson: (value, side) =>
    words`Aus den Spannen derselben 30 Handelstage (Parkinson) sind es ${value}${side === 0 ? '' : side < 0 ? '; dass es weniger sind als aus Schlusskursen, weist auf Bewegungen zwischen den Handelstagen hin' : '; dass es mehr sind als aus Schlusskursen, weist auf Schwankungen innerhalb der Handelstage hin, die in den Schlusskursen nicht zu sehen sind'}.`,
  recovery: (rise, sessions) =>
    words`Dieser Höchststand liegt ${sessions} Handelstage zurück; um ihn wieder zu erreichen, muss der Kurs um ${rise} steigen.`,
  ratios: (sortino, loss) => [
    ...(sortino === null
      ? []
      : [words`Die Sortino-Ratio, die nur Rückgänge als Risiko zählt, beträgt ${sortino}.`]),
    ...(loss === null
      ? []
      : [
          words`An den schlechtesten 5 % der Tage verlor der Kurs ${loss} oder mehr (historischer Value at Risk).`,
        ]),
  ],
  calendar:
    'Jede Änderung zählt ab dem letzten Schlusskurs der Woche oder des Monats davor; der jüngste Zeitraum kann unvollständig sein.',
  weeks: (parts) => words`Nach Wochen, bis zum letzten Handelstag: ${parts}.`,
  months: 'Änderung nach Monaten',
  monthHead: ['Monat bis', 'Änderung'],
  charts: {
    session: 'Handelstag',
    close: 'Schlusskurs',
    price: 'Kurs und seine Durchschnitte',
    priceRule: (session) =>
      `Gezeigt sind der Schlusskurs ${session} im Zeitraum und die Durchschnitte bis dahin.`,
    fall: 'Unter dem bis dahin höchsten Schlusskurs',
    fallColumn: 'Vom Hoch',
    fallRule: (session) =>
      `Gezeigt ist, wie weit der Schlusskurs unter dem bis dahin höchsten des Zeitraums lag, ${session}.`,
    volume: {
      day: 'Volumen nach Handelstagen',
      week: 'Mittleres Tagesvolumen nach Wochen',
      month: 'Mittleres Tagesvolumen nach Monaten',
      quarter: 'Mittleres Tagesvolumen nach Quartalen',
      year: 'Mittleres Tagesvolumen nach Jahren',
    },
    volumeColumn: 'Mittleres Volumen',
    volumeRule: 'Gezeigt ist das mittlere Volumen der Handelstage seit dem Punkt davor.',
    spacing: {
      day: 'an jedem Handelstag',
      week: 'am letzten Handelstag jeder Woche',
      month: 'am letzten Handelstag jedes Monats',
      quarter: 'am letzten Handelstag jedes Quartals',
      year: 'am letzten Handelstag jedes Jahres',
    },
  },
  events:
    'Kreuzungen von Durchschnitten, Kurslücken und ungewöhnliches Volumen des letzten Jahres: die größten Lücken, von den anderen die jüngsten:',
  eventHead: ['Tag', 'Ereignis', 'Wert'],
  volumeEvent: (change) => `Volumen weit über dem üblichen, Kurs ${change}`,
  gapEvent: (isUp, closed) =>
    `Kurslücke nach ${isUp ? 'oben' : 'unten'}, ${closed === null ? 'noch offen' : `geschlossen am ${closed}`}`,
  noEvents: 'Im letzten Jahr fanden sich weder Kreuzungen noch Kurslücken noch ungewöhnliches Volumen.',
  scenarios:
    'Rechnung aus Schlusskurs und mittlerer Tagesspanne; nichts davon wird erwartet. Die letzte Spalte ist die Änderung gegenüber dem Schlusskurs.',
  scenarioHead: ['Wenn der Kurs geht auf', 'Kurs', 'Änderung'],
  units: (units) =>
    words`Bei einem Kapital von 10.000 und einem Stopp zwei mittlere Spannen darunter setzen ${units} Stück 1 % davon aufs Spiel.`,
  rolling: (beta, before, lowest, highest, correlation) =>
    words`Allein über die letzten drei Monate beträgt das Beta ${beta}${before === null ? '' : words` (drei Monate davor: ${before})`} und die Korrelation ${correlation}; in Fenstern dieser Länge reichte das Beta von ${lowest} bis ${highest}.`,
  risks: {
    title:
      'Worauf die Einordnung des Risikos beruht; das höhere aus Volatilität und Rückgang gilt als Gesamtrisiko',
    head: ['Maß', 'Wert', 'Geringes Risiko', 'Hohes Risiko', 'Einordnung'],
    names: {
      vol30: 'Volatilität, aufs Jahr',
      fall_year: 'Größter Rückgang',
      stop_gap: 'Stopp, Abstand vom Schlusskurs',
      stop_atr: 'Stopp, Abstand in ATR',
      stop_share: 'Spannen, die so weit fielen wie der Stopp',
    },
    basis: 'Konvention dieses Berichts',
  },
  signalsUp: 'Richtungssignale, die nach oben zeigen',
  notThen: 'Vor drei Monaten nicht berechnet',
  flat: 'Der Kurs hat sich auf den betrachteten Horizonten nicht bewegt: Es gibt weder Trend noch Schwankung noch Rückgang zu berichten.',
  unchanged: (sessions) =>
    words`${bold('Der Kurs steht still:')} Der Schlusskurs ist seit ${sessions} Handelstagen unverändert. Kurse können fehlen, und Maße der Bewegung fehlen, wo sich nichts bewegte.`,
  ends: (day) => `endet am ${day}`,
  shifted: 'Tage, an denen keine Börse handelt',
  riskUnknown: 'Nicht berechnet: Der Kurs bewegt sich nicht, oder es gibt zu wenige Handelstage',
};
