import { words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';
import type { cryptoReportEn } from './crypto-report-en.ts';

export const cryptoReportDe: typeof cryptoReportEn = {
  refusals: { period: 'Wählen Sie einen der Zeiträume des Formulars.' },
  parts: {
    head: 'Befund und Risiko jeder Münze',
    pairs: 'Was sich gemeinsam bewegt',
    details: 'Rückgänge, Wochenenden und Volumen',
    closing: 'Was nicht verwendet wurde, und das Verfahren',
  },
  steps: {
    read: (coins) => (coins === 1 ? '1 Münze gelesen' : `${coins} Münzen gelesen`),
    computed: (measures) => `${measures} Kennzahlen berechnet`,
    compared: (pairs) => (pairs === 1 ? '1 Paar verglichen' : `${pairs} Paare verglichen`),
    written: 'Bericht geschrieben',
  },
  risks: {
    'low risk': 'geringes Risiko für eine Kryptowährung',
    'medium risk': 'mittleres Risiko für eine Kryptowährung',
    'high risk': 'hohes Risiko, auch für eine Kryptowährung',
  },
  notMeasured: 'Die Datei hat dafür zu wenige Tage oder kein Volumen.',
  subject: (names, isCut) => (isCut ? `${names.join(', ')} und weitere` : listText(names)),
  headlines: {
    one: (status) => status ?? 'zu wenig für ein Urteil über das Risiko',
    many: (riskiest, status) =>
      status === null
        ? `${riskiest} bewegte sich am stärksten`
        : `${riskiest} trägt das größte Risiko, ${status}`,
    offPeg: (title) => `; ${title} verließ die Bindung`,
  },
  lead: {
    riskiest: (title, m) =>
      words`${title} bewegte sich am stärksten: Die Jahresvolatilität des Zeitraums betrug ${m.vol}, der größte Rückgang von einem Hoch ${m.fall}.`,
    only: (title, m) =>
      words`${title} bewegte sich im Zeitraum mit einer Jahresvolatilität von ${m.vol}, der größte Rückgang von einem Hoch betrug ${m.fall}.`,
    var95: (title, loss) => words`An den schlechtesten 5 % der Tage verlor ${title} ${loss} oder mehr.`,
    calmest: (title, vol) => words`Am wenigsten bewegte sich ${title} mit ${vol}.`,
    together: {
      strong: (mean) =>
        words`An den meisten Tagen bewegen sich die Münzen gemeinsam (mittlere Korrelation ${mean}): Mehrere zu halten nimmt wenig vom Risiko.`,
      some: (mean) =>
        words`Die Münzen bewegen sich teils gemeinsam (mittlere Korrelation ${mean}): Mehrere zu halten nimmt einen Teil des Risikos.`,
      apart: (mean) => words`Die Münzen bewegen sich weitgehend eigenständig (mittlere Korrelation ${mean}).`,
    },
    peg: (title, day, m) =>
      words`${title} soll eine Einheit Geld wert sein und schloss am ${day} um ${m.gap} daneben; an ${m.days} ${m.isOne ? 'Tag' : 'Tagen'} des Zeitraums verließ die Münze die Bindung.`,
    pegKept: (title, gap) => words`${title} hielt die Bindung; der fernste Schlusskurs lag ${gap} daneben.`,
    asked: (title, m) =>
      words`Sie fragten nach ${title}: ${m.month} in einem Monat, Jahresvolatilität ${m.vol}, größter Rückgang ${m.fall}.`,
  },
  findings: {
    detail: (vol, fall) => `Jahresvolatilität ${vol}, größter Rückgang ${fall}`,
    pegDetail: (gap, days) => `Fernster Schlusskurs von 1: ${gap}; Tage mehr als 1 % daneben: ${days}`,
    open: 'Für ein Urteil wurde zu wenig gemessen.',
    together: 'Bewegt sich gemeinsam',
    mean: (mean) => `Mittlere Korrelation der Paare ${mean}`,
    complete: 'Daten vollständig',
    completeDetail: 'Zwischen dem ersten und letzten Tag jeder Münze fehlt keiner.',
    gaps: 'Lücken in den Daten',
    gapsDetail: (coins) => `Es fehlen Tage bei ${coins}; nichts wurde aufgefüllt.`,
  },
  moved: {
    head: ['Münze', 'Notiert in', 'Letzter Schlusskurs', 'Tag', '1 Monat', '3 Monate', '1 Jahr'],
    close: (title, day) => `${title}: Schlusskurs vom ${day}`,
    note: 'Eine Rendite ist der letzte Schlusskurs gegen den von so vielen Tagen davor; ein Strich heißt, dass die Datei nicht so weit zurückreicht oder nicht sagt, in welchem Geld sie notiert.',
    chart: 'Schlusskurse, der erste gemeinsame Tag als 100',
    chartRule: 'Ein Punkt je Woche, an Tagen, an denen jede Münze einen Schlusskurs hat',
    chartDay: 'Tag',
  },
  risk: {
    head: ['Münze', 'Volatilität', 'Größter Rückgang', 'Value at Risk 95 %', 'Tage ohne Handel', 'Urteil'],
    pegHead: ['Stablecoin', 'Fernster Schlusskurs von 1', 'Anteil der Tage daneben', 'Urteil'],
    title: 'Gelesen an Faustregeln für Münzen',
    limits:
      'Wo geringes und hohes Risiko beginnt: Faustregeln dieses Berichts, keine veröffentlichten Grenzen',
    limitHead: ['Kennzahl', 'Geringes Risiko', 'Hohes Risiko'],
    names: {
      vol_period: 'Jahresvolatilität',
      fall_period: 'Größter Rückgang',
      var95: 'Value at Risk 95 %, ein Tag',
      idle_share: 'Tage ohne Handel',
      peg_size: 'Fernster Schlusskurs von 1',
      off_peg_share: 'Anteil der Tage neben der Bindung',
    },
    basis: 'Faustregel dieses Berichts',
    note: 'Ein Value at Risk von 95 % ist der Verlust, den die schlechtesten 5 % der Tage erreichten oder übertrafen; wie viel schlimmer sie sein können, sagt er nicht.',
  },
  together: {
    all: 'Korrelation der Tagesrenditen im Zeitraum',
    recent: 'Dasselbe über die letzten 90 gemeinsamen Tage',
    corner: 'Münze',
    note: (from) =>
      words`1 heißt, dass sich zwei Münzen immer gleich bewegen, 0, dass sie es nicht gemeinsam tun. Ab ${from} nennt dieser Bericht sie stark.`,
    strongFrom: 'Starke Korrelation beginnt',
    alone: 'Es wurde nur eine Münze gelesen; es gibt nichts zu vergleichen.',
    strongest: (pair, value) => words`Am ähnlichsten: ${pair}, ${value}. `,
    weakest: (pair, value) => words`Am wenigsten ähnlich: ${pair}, ${value}.`,
    none: 'Kein Paar hat 60 gemeinsame Tage; es wurde keine Korrelation berechnet.',
    hedge:
      'Eine Korrelation beschreibt die Tage der Datei; in einem großen Rückgang kann sie eine andere sein.',
  },
  correlationOf: (left, right) => `Korrelation von ${left} und ${right}`,
  falls: {
    head: [
      'Münze',
      'Größter Rückgang',
      'Von, bis',
      'Wieder am Hoch',
      'Schlechtester Tag',
      'Schlechteste sieben Tage',
      'Unter dem Hoch eines Jahres',
    ],
    fromTo: (from, to) => `${from} bis ${to}`,
    notBack: 'noch nicht',
    on: (value, day) => words`${value} (${day})`,
  },
  trend: {
    head: ['Münze', 'Gegen SMA 50', 'Gegen SMA 200', 'RSI (14)', 'Lesart des RSI'],
    note: 'SMA ist der Durchschnitt so vieler Schlusskurse. Einen RSI über 70 nennt man meist überkauft, unter 30 überverkauft; beides sagt nicht, was kommt.',
  },
  weekends: {
    head: ['Münze', 'Samstag und Sonntag', 'Montag bis Freitag', 'Wochenende gegen Werktag'],
    note: 'Übliche Bewegung eines Tages (Stichproben-Standardabweichung der Tagesrenditen), nicht auf das Jahr hochgerechnet.',
    none: 'Keine Datei hat genug Wochenenden.',
  },
  volume: {
    head: ['Münze', 'Tag', 'Robustes z', 'Kurs an dem Tag'],
    count: (title, days, isOne) =>
      words`${title}: ${days} ${isOne ? 'ungewöhnlicher Tag' : 'ungewöhnliche Tage'}`,
    note: (limit) =>
      words`Ein Tag gilt ab ${limit} als ungewöhnlich: sein Volumen gegen den Median der 30 Tage davor, gemessen daran, wie dies üblicherweise ist. Das Volumen ist das des Handelsplatzes der Datei, in der Einheit der Datei.`,
    limit: 'Ungewöhnliches Volumen beginnt (robustes z)',
    limitBasis: 'Iglewicz und Hoaglin, 1993',
    none: 'Keine Datei hat an jedem Tag ein Volumen, oder es waren zu wenige Tage.',
    quiet: 'Kein Tag fiel auf.',
  },
  stable: {
    head: ['Münze', 'Tage mehr als 1 % daneben', 'Anteil der Tage', 'Fernster Schlusskurs', 'Tag'],
    none: 'Keine dieser Münzen soll bei 1 bleiben, weder dem Namen noch den Kursen nach.',
    note: 'Kurse zeigen, ob die Bindung hielt, nicht was hinter der Münze steht: Reserven und Rücktausch stehen in keiner Kursdatei.',
  },
  left: {
    noPrices: (file) => `${file}: keine Tabelle mit Tageskursen gefunden`,
    venues: (where) =>
      `„${where}“: Zeilen mehrerer Handelsplätze. Deren Kurse unterscheiden sich, darum wurde keiner verwendet; behalten Sie die Zeilen eines Platzes`,
    unknown: (typed) => `Gefragt und in den Dateien nicht gefunden: ${listText(typed)}`,
    tooMany:
      'Die Dateien enthalten mehr Münzen, als eine Tabelle zeigen kann: Die ersten zwölf wurden verwendet. Nennen Sie die gewünschten im Feld „Münzen“',
    missing: (title, count, { days, isOne }) =>
      words`${title}: ${count} ${isOne ? 'fehlender Tag' : 'fehlende Tage'} zwischen dem ersten und dem letzten; ${isOne ? 'und zwar' : 'die jüngsten'}: ${days}`,
    row: 'Zeile',
    rowKinds: { duplicates: 'Zeilen doppelter Tage', gaps: 'Zeilen ohne Kurs' },
    duplicates: (title, rows, lines) =>
      words`${title}: ${rows} Zeilen doppelter Tage, die letzte eines Tages zählt: ${lines}`,
    differing: (title, rows, lines) =>
      words`${title}: ${rows} Zeilen doppelter Tage mit verschiedenen Schlusskursen; welcher gilt, sagt die Datei nicht, verwendet wurde die letzte Zeile eines Tages: ${lines}`,
    intraday: (title) =>
      `${title}: mehrere Zeilen eines Tages wurden zu einem zusammengefasst, der letzte Schlusskurs zählt`,
    gaps: (title, rows, lines) => words`${title}: Zeilen ohne Kurs: ${rows} (${lines})`,
    week: (title) =>
      `${title}: Die Datei hat keine Wochenenden, ihr Jahr wurde darum mit 252 Tagen gerechnet, anders als bei den übrigen; Wochenenden wurden nicht verglichen`,
    oldest: (title, last, newest) =>
      `${title}: endet am ${last}, vor dem jüngsten Tag der übrigen, dem ${newest}`,
    unsaidMoney: (titles) =>
      `${titles.join(', ')}: Die Datei sagt nicht, in welchem Geld die Kurse sind; die Korrelationen gelten nur, wo es das Geld der anderen Münze ist`,
    unlike: (a, b) =>
      `${a} und ${b}: in verschiedenem Geld notiert, darum keine Korrelation; sie enthielte den Wechselkurs`,
    few: (a, b) => `${a} und ${b}: weniger als 60 gemeinsame Tage im Zeitraum, keine Korrelation berechnet`,
    pegMoney: (title, quote) =>
      `${title}: in ${quote} notiert, also nicht in dem Geld, das die Münze wert sein soll; die Bindung wurde nicht geprüft`,
    short: (title) => `${title}: weniger als 100 Tagesrenditen im Zeitraum, kein Value at Risk berechnet`,
    noVolume: (title) =>
      `${title}: kein vollständiges Volumen, darum weder handelslose noch ungewöhnliche Tage gesucht`,
    always:
      'In Kursdateien steht nicht: Gebühren, Steuern, Verwahrung, Reserven von Stablecoins, Kurse anderer Handelsplätze',
  },
  method: [
    'Jahresvolatilität: Stichproben-Standardabweichung der täglichen logarithmischen Renditen des Zeitraums, mal Wurzel aus 365, da Münzen jeden Tag gehandelt werden. Größter Rückgang: tiefster Schlusskurs gegen den höchsten davor.',
    'Value at Risk 95 %: die k-schlechteste Tagesrendite des Zeitraums mit k = 5 % der Tage, aufgerundet (historische Simulation); Tage ohne Handel: Anteil der Tage mit Volumen 0.',
    'Korrelation: Pearsons Koeffizient der täglichen logarithmischen Renditen an gemeinsamen Tagen (K. Pearson, 1896), ab 60 Tagen. Der Mittelwert geht über alle Paare ohne Stablecoins.',
    'RSI mit Wilders Glättung (J. W. Wilder, 1978). Ungewöhnliches Volumen: robustes z des Logarithmus von Volumen durch Median der 30 Tage davor, jenseits von 3,5 (B. Iglewicz und D. C. Hoaglin, 1993).',
    'Das Urteil über eine Münze wiegt Volatilität und größten Rückgang doppelt, Value at Risk und Tage ohne Handel einfach; bei einem Stablecoin den fernsten Schlusskurs doppelt und den Anteil der Tage daneben einfach. Gewichte und Schwellen sind Faustregeln.',
  ],
  nothing: {
    headline: 'Krypto-Analyse: keine Kurse verwendbar',
    lead: 'Keine der Dateien ergab Tageskurse einer Münze, die sich messen ließen. Was gelesen wurde, und warum es nicht verwendet wurde:',
    answer: 'Es waren keine Tageskurse einer Münze verwendbar; der Bericht sagt für jede Datei, warum.',
  },
};
