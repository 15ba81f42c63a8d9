import { bold, words } from '../../../report/words.ts';
import type { DateForm } from '../../../table/table.ts';
import { pricesDe } from '../../../tools/messages/prices-de.ts';
import { listText, numberText } from '../../../tools/number-text.ts';
import type { reportEn } from './report-en.ts';

const whole = (value: number) => numberText(value, 0);
const many = (count: number, one: string, more: string) => `${whole(count)} ${count === 1 ? one : more}`;
const daysOf = (count: number, weekends: boolean) =>
  many(count, weekends ? 'Tag' : 'Werktag', weekends ? 'Tage' : 'Werktage');
const weeks = {
  monFri: '',
  sunThu:
    'Die Handelstage liegen von Sonntag bis Donnerstag: ein Markt mit dieser Woche oder um einen Tag verschobene Daten. Sie gelten, wie sie geschrieben sind.',
  tueSat:
    'Die Handelstage liegen von Dienstag bis Samstag; eine solche Börse gibt es nicht: Die Daten scheinen um einen Tag verschoben. Sie gelten, wie sie geschrieben sind.',
  six: 'Gehandelt wird an sechs Tagen der Woche: Ein Jahr zählt 313 davon.',
  seven: 'Der Markt schließt nie: Ein Jahr zählt 365 Handelstage.',
};
const fallSpans = {
  year: 'des letzten Jahres',
  period: 'des ganzen Zeitraums',
  file: 'der Datei, die kürzer als ein Jahr ist,',
};
const highestSpans = { year: 'des letzten Jahres', period: 'des Zeitraums', file: 'der Datei' };
const orders = {
  'oldest first': 'älteste zuerst',
  'newest first': 'neueste zuerst',
  unsorted: 'ungeordnet',
};

export const reportDe: typeof reportEn = {
  orders,
  headline: (title, trend, caution) => `${title}: ${trend}, ${caution}`,
  trends: {
    rising: 'steigender Trend',
    falling: 'fallender Trend',
    tested: 'unter einem steigenden 50-Tage-Durchschnitt',
    recovering: 'Erholung noch nicht bestätigt',
    unclear: 'kein klarer Trend',
  },
  cautions: {
    stopPassed: 'Stopp-Marke schon erreicht',
    stopNear: 'Stopp in Reichweite',
    stretched: 'Momentum überdehnt',
    washedOut: 'Momentum am Boden',
    farBelow: 'weit unter dem Hoch',
    thinner: 'dünneres Polster',
    wider: 'größere Schwankungen',
    calmer: 'kleinere Schwankungen',
    steady: 'gleichmäßige Schwankungen',
    unmeasured: 'Schwankungen nicht verglichen',
  },
  trendTexts: {
    rising: (gap, slope) =>
      words`Der Schlusskurs liegt über einem steigenden 50-Tage-Durchschnitt (Abstand ${gap}; der Durchschnitt änderte sich über 20 Handelstage um ${slope}): Nach dieser Regel zeigt der Trend nach oben.`,
    falling: (gap, slope) =>
      words`Der Schlusskurs liegt unter einem fallenden 50-Tage-Durchschnitt (Abstand ${gap}; der Durchschnitt änderte sich über 20 Handelstage um ${slope}): Nach dieser Regel zeigt der Trend nach unten.`,
    tested: (gap, slope) =>
      words`Der 50-Tage-Durchschnitt steigt noch (${slope} über 20 Handelstage), aber der Schlusskurs ist darunter gerutscht (${gap}): Nach dieser Regel zeigt der Trend weder nach oben noch nach unten.`,
    recovering: (gap, slope) =>
      words`Der Schlusskurs liegt wieder über dem 50-Tage-Durchschnitt (${gap}), der noch fällt (${slope} über 20 Handelstage): eine Erholung, die noch nicht bestätigt ist.`,
    unclear: () =>
      words`Schlusskurs und 50-Tage-Durchschnitt liegen zu nah beieinander, um eine Richtung zu nennen.`,
  },
  trendTooShort: (gap) =>
    gap === null
      ? words`Für einen 50-Tage-Durchschnitt gibt es zu wenige Handelstage, deshalb wird kein Trend genannt.`
      : words`Der Abstand des Schlusskurses zu seinem 50-Tage-Durchschnitt beträgt ${gap}; für die Richtung des Durchschnitts gibt es zu wenige Handelstage, deshalb wird kein Trend genannt.`,
  closeTooFew: (close, day, sessions) =>
    words`Der Schlusskurs von ${close} am ${day} ist der letzte von ${sessions} Handelstagen; für einen 50-Tage-Durchschnitt sind das zu wenige.`,
  closeStands: (given) =>
    words`Der Schlusskurs von ${given.close} am ${given.day} liegt ${given.gap} ${given.isAbove ? 'über' : 'unter'} seinem 50-Tage-Durchschnitt${given.streak === null ? '' : words`, und der 20-Tage-Durchschnitt liegt seit ${given.streak} ${given.isOne ? 'Handelstag' : 'Handelstagen'} ${given.isOrderAbove ? 'über' : 'unter'} dem 50-Tage-Durchschnitt`}.`,
  momentumState: (macd, isPositive, isGrowing) =>
    words`Nach dem MACD (${macd}) ist das Momentum ${isPositive ? 'positiv' : 'negativ'}${isGrowing === null ? '' : isGrowing ? (isPositive ? ' und nimmt weiter zu' : ' und verstärkt sich') : isPositive ? ', nimmt aber nicht mehr zu' : ', lässt aber nach'}. `,
  rsiNow: (now, then, moved) =>
    words`Der RSI (14) liegt bei ${now}${then === null ? '' : moved === 'same' ? words`, ähnlich wie vor drei Wochen (${then})` : words`, vor drei Wochen waren es ${then}`}.`,
  horizons: { 1: 'im nächsten Monat', 3: 'in den nächsten 3 Monaten', 6: 'in den nächsten 6 Monaten' },
  range: (horizon, spread, low, high) =>
    words`Eine Bewegung von einer Standardabweichung beträgt ${horizon} etwa ±${spread}, von ${low} bis ${high}, wenn die Volatilität bleibt, wie sie ist.`,
  stopLies: (stop, gap, isBelow, atrs) =>
    words`Der Stopp bei ${stop} liegt ${gap}${atrs === null ? '' : words` (${atrs} mittlere Tagesspannen)`} ${isBelow ? 'unter' : 'über'} dem Schlusskurs.`,
  stopSeen: (share, count, sessions) =>
    words` Im betrachteten Zeitraum fielen ${share} der ${whole(count)} sich überlappenden Spannen von ${String(sessions)} Handelstagen irgendwann so weit.`,
  sample: words`${bold('Beispieldaten.')} Die Kurse sind erzeugt und das Unternehmen ist erfunden; nichts hier handelt von einem echten Wertpapier.`,
  asked: (question) => words`${bold('Ihre Frage:')} ${question}`,
  movedHead: ['Kennzahl', 'Jetzt', 'Vor 3 Monaten', 'Einordnung'],
  long: (average, gap, before) =>
    words`Zum 200-Tage-Durchschnitt von ${average} beträgt der Abstand des Schlusskurses ${gap}${before === null ? '' : words`, vor drei Monaten ${before}`}.`,
  noMomentum: 'Für Kennzahlen des Momentums gibt es zu wenige Handelstage.',
  rsiReads: (value, reading) =>
    words`Der RSI (14) von ${value} gilt als ${reading.toLowerCase()}; ab 70 wäre er überkauft, bis 30 überverkauft.`,
  macd: (value, signal, gap, isGaining) =>
    words`Der MACD liegt bei ${value}, sein Signal bei ${signal}; der Unterschied von ${gap} bedeutet, dass das Momentum nach ${isGaining ? 'oben' : 'unten'} zeigt.`,
  volume: (sessions, change, isMore, obv, hasRisen, agrees) =>
    words`Das mittlere Volumen der letzten 20 Handelstage liegt ${change} ${isMore ? 'über' : 'unter'} dem der letzten ${String(sessions)}, und das On-Balance-Volumen ${hasRisen ? 'stieg' : 'fiel'} um ${obv} des gehandelten Volumens: Das Volumen ${agrees ? 'geht mit dem Kurs' : 'geht nicht mit dem Kurs'}.`,
  fall: (span, depth, from, to, recovered) =>
    words`Der größte Rückgang ${fallSpans[span]} betrug ${depth}, vom ${from} bis zum ${to}; ${recovered === null ? 'das alte Hoch wurde noch nicht wieder erreicht' : words`das alte Hoch wurde am ${recovered} wieder erreicht`}.`,
  volatility: (sessions, recent, period) =>
    words`Die täglichen Log-Renditen über 30 Handelstage, hochgerechnet auf ein Jahr von ${String(sessions)} Handelstagen, ergeben ${recent}; über den ganzen Zeitraum sind es ${period}.`,
  highest: (span) => words`Der letzte Schlusskurs ist der höchste ${highestSpans[span]}.`,
  belowHighest: (share, span) =>
    words`Der letzte Schlusskurs liegt ${share} unter dem höchsten ${highestSpans[span]}.`,
  bands: (lower, upper, place, side) =>
    side === 'inside'
      ? words`Zwischen den Bollinger-Bändern (${lower} und ${upper}) steht der Schlusskurs bei ${place} des Weges vom unteren zum oberen.`
      : words`Der Schlusskurs liegt ${side === 'above' ? 'über' : 'unter'} den Bollinger-Bändern (${lower} und ${upper}), bei ${place} des Weges vom unteren zum oberen.`,
  levelHead: ['Marke', 'Kurs', 'Vom Schlusskurs', 'Berührungen', 'Zuletzt berührt'],
  support: 'Unterstützung',
  resistance: 'Widerstand',
  noLevels: 'Im letzten Jahr wurden keine Wendepunkte gefunden.',
  levels: (width) =>
    words`Wendepunkte des letzten Jahres, zusammengefasst, wo sie höchstens ${width} auseinanderliegen.`,
  noResistance: 'Kein oberer Wendepunkt des letzten Jahres liegt über dem Schlusskurs.',
  noSupport: 'Kein unterer Wendepunkt des letzten Jahres liegt unter dem Schlusskurs.',
  returnHead: ['Spanne', 'Seit', 'Rendite'],
  returnSpans: {
    return_1m: '1 Monat',
    return_3m: '3 Monate',
    return_6m: '6 Monate',
    return_1y: '1 Jahr',
    return_period: 'Ganzer Zeitraum',
  },
  returns: (given) =>
    words`Im Zeitraum stieg der Kurs an ${given.rising} der Handelstage. Der beste Tag brachte ${given.best} (${given.bestDay}), der schlechteste ${given.worst} (${given.worstDay}). Die Sharpe-Ratio bei einem risikofreien Zins von 0 beträgt ${given.sharpe}.`,
  tooFewMatched: (matched, name) =>
    words`Nur ${many(matched, 'Tag stimmt', 'Tage stimmen')} mit denen von „${name}“ überein; mindestens 30 werden gebraucht, deshalb wurde nichts verglichen.`,
  allMatch: (matched) => words`Alle ${matched} Tage stimmen überein.`,
  someMatch: (matched, all, missing, hasMore) =>
    words`${matched} von ${whole(all)} Tagen stimmen überein; ohne Zeile im Vergleichswert: ${missing.join(', ')}${hasMore ? ' und weitere' : ''}.`,
  beta: (name, beta, correlation, share) =>
    words`Das Beta zu „${name}“ beträgt ${beta}: Je 1\u00a0%, das sich der Vergleichswert an einem Handelstag bewegte, bewegte sich der Kurs im Mittel um ${beta}\u00a0%. Die Korrelation von ${correlation} bedeutet, dass der Vergleichswert ${share} der Kursbewegung erklärt; der Rest ist eigene Bewegung.`,
  benchmarkHead: ['Spanne', 'Eigene Rendite', 'Vergleichswert', 'Unterschied'],
  beforeRounding: 'Unterschiede sind vor dem Runden gebildet.',
  fallsAndYears: 'Rückgänge und Jahre',
  episodes: 'Die tiefsten Rückgänge der ganzen Datei, die sich nicht überschneiden:',
  episodeHead: ['Rückgang', 'Hoch', 'Tief', 'Hoch wieder erreicht'],
  notYet: 'noch nicht',
  years: 'Nach Kalenderjahren; das erste und das letzte können unvollständig sein:',
  yearHead: ['Jahr', 'Rendite', 'Volatilität, aufs Jahr'],
  signalHead: ['Signal', 'Wert', 'Regel', 'Einordnung'],
  signals: (up, all, isOne) =>
    words`${up} von ${String(all)} Richtungssignalen ${isOne ? 'zeigt' : 'zeigen'} nach oben. Sie sind nicht unabhängig voneinander: Die meisten sind aus denselben Schlusskursen berechnet.`,
  signalNames: {
    gap50: 'Schlusskurs und SMA 50',
    order: 'SMA 20 und SMA 50',
    gap200: 'Schlusskurs und SMA 200',
    macd: 'MACD und Signallinie',
    rsi: 'RSI (14)',
    obv: 'On-Balance-Volumen',
    benchmark: 'Gegen den Vergleichswert, 3 Monate',
  },
  rules: { aboveZero: 'über 0', order: '20 über 50', rsi: '30 bis 70' },
  risks: { 'low risk': 'geringes Risiko', 'medium risk': 'mittleres Risiko', 'high risk': 'hohes Risiko' },
  answer: (given) =>
    words`${bold(`${given.headline}.`)} ${given.first} Der letzte Schlusskurs ist ${given.close}${given.gap === null ? '' : words`, ${given.gap} vom 50-Tage-Durchschnitt entfernt`}${given.volatility === null ? '' : words`; die Volatilität aufs Jahr beträgt ${given.volatility}`}${given.fall === null ? '' : words`; der größte Rückgang ${fallSpans[given.span]} betrug ${given.fall}`}.${given.risk === null ? '' : ` Nach den Schwellen dieses Berichts: ${given.risk}.`}${given.stop.length > 0 ? words` ${given.stop}` : ''} Der Bericht enthält die Tabellen, die Formeln und was die Datei nicht beantworten kann.`,
  answerStop: (stop, gap, isBelow) =>
    words`Ihr Stopp bei ${stop} liegt ${gap} ${isBelow ? 'unter' : 'über'} dem Schlusskurs`,
  answerSpans: (share, sessions) =>
    words`; ${share} der vergangenen Spannen von ${String(sessions)} Handelstagen fielen irgendwann so weit`,
  findings: {
    risk: 'Gesamtrisiko',
    riskDetail: (volatility, fall, span) =>
      `Volatilität ${volatility}, größter Rückgang ${fallSpans[span]} ${fall}`,
    order: (isAbove, streak) => `SMA 20 seit ${streak} Handelstagen ${isAbove ? 'über' : 'unter'} SMA 50`,
    rsiThen: (reading, then) => `${reading}, vor drei Wochen ${then}`,
    volatility: (value) => `Volatilität ${value}`,
    threeMonthsAgo: (value) => `vor drei Monaten ${value}`,
    stop: (price) => `Stopp bei ${price}`,
    stopPassed: (gap) => `${gap} über dem Schlusskurs: schon erreicht`,
    stopBelow: (gap, atrs, share) =>
      `${gap} darunter${atrs === null ? '' : `, ${atrs} ATR`}${share === null ? '' : `; ${share} der vergangenen Spannen fielen so weit`}`,
    missing: (count, weekends) => `${daysOf(count, weekends)} ohne Kurs`,
    twice: (count) => `${many(count, 'Tag', 'Tage')} doppelt`,
    odd: (count) => many(count, 'auffällige Zeile', 'auffällige Zeilen'),
    complete: 'Daten vollständig',
    gaps: 'Lücken in den Daten',
    toCheck: 'Daten zu prüfen',
    fromTo: (first, last) => `${first} bis ${last}`,
  },
  quality: {
    read: (given) =>
      words`${given.sessions} Handelstage vom ${given.first} bis zum ${given.last}${given.rows === null ? '' : `, gelesen aus ${whole(given.rows)} Zeilen`} (${orders[given.order as keyof typeof orders]}); Datum als ${pricesDe.dateForm(given.form as DateForm)}, Dezimalzahlen mit ${given.hasPoint ? 'Punkt' : 'Komma'}.`,
    onlyLast: (most) =>
      `Nur die letzten ${whole(most)} Handelstage werden verwendet; was davor liegt, wurde gelesen und geprüft, aber nicht verrechnet.`,
    noneMissing: (weekends) =>
      `Zwischen dem ersten und dem letzten Handelstag fehlen keine ${weekends ? 'Tage' : 'Werktage'}.`,
    missing: (count, weekends, listed) =>
      words`${weekends ? 'Tage' : 'Werktage'} ohne Kurs, Börsenfeiertage mitgezählt: ${count}; die letzten: ${listed}. Nichts wurde ergänzt: Jede Änderung reicht von einem Handelstag zum nächsten vorhandenen.`,
    symbol: (symbol) => `Das Wertpapier ist ${symbol}, wie die Datei es nennt.`,
    week: weeks,
    zone: {
      utc: 'Die Zeiten sind UTC; der Tag eines Handelstags ist sein Tag in UTC.',
      exchange:
        'Die Zeiten sind UTC und beginnen am Tag vor der Sitzung oder enden am Tag danach; jede gehört zu dem Tag der Zeitzone, in der keine Sitzung auf ein Wochenende fällt.',
    },
    adjusted: (column, close) =>
      `Renditen, Volatilität und Rückgänge stammen aus der Spalte ${column} (um Dividenden und Splits bereinigt); Marken, Durchschnitte und Spannen aus ${close}, wie gehandelt.`,
    adjustedOnly: (column) =>
      `Die einfachen Schlusskurse enthalten einen Split, den die bereinigten nicht haben: Nur die Spalte ${column} wurde verwendet, keine Spannen und Volumen, da diese nicht bereinigt sind.`,
    adjustedCloses: (column) =>
      `Die Schlusskurse sind die der Spalte ${column}, um Dividenden und Splits bereinigt: Ältere Marken liegen unter den gehandelten Kursen.`,
    jump: {
      said: 'Der Kurs springt wie bei einem Aktiensplit; er gilt als Bewegung des Kurses, wie es im Formular steht.',
      volume:
        'Der Kurs springt wie bei einem Aktiensplit, aber nur an diesem Tag wurde viel gehandelt, wie bei Nachrichten: Er gilt als Bewegung des Kurses.',
      adjusted:
        'Der Kurs springt wie bei einem Aktiensplit, aber die bereinigten Schlusskurse enthalten den Sprung: Er gilt als Bewegung des Kurses.',
    },
    notAdjusted:
      'Die Datei hat keine bereinigten Schlusskurse: Renditen sind Kursrenditen, und eine Dividende erscheint als Kursrückgang.',
    row: 'Zeile',
    kinds: {
      gaps: 'Tage ohne Kurs',
      duplicates: 'Tage mit mehr als einer Zeile',
      events: 'Zeilen mit Dividenden oder Splits',
      left_out: 'Zeilen um die Tabelle',
      odd: 'Auffällige Zeilen',
    },
    events: (count, lines) =>
      words`Zeilen mit Dividenden oder Splits, die keine Kurse sind: ${count} (${lines}).`,
    gaps: (count, lines) =>
      words`Tage ohne Kurs oder mit einem Kurs von null blieben weg: ${count} (${lines}).`,
    left_out: (count, lines) =>
      words`Titel, Einheiten und Bemerkungen um die Tabelle blieben weg: ${count} (${lines}).`,
    lines: (_word, lines, hasMore) =>
      `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${listText(lines.map(String))}${hasMore ? ' und weitere' : ''}`,
    duplicates: (count, listed) => words`Tage mit mehr als einer Zeile: ${count} (${listed.join('; ')}).`,
    joined: (count) =>
      `${many(count, 'Tag hat', 'Tage haben')} mehrere Zeilen mit verschiedenen Uhrzeiten; jeder wurde zu einem Handelstag zusammengefasst (erste Eröffnung, höchstes Hoch, tiefstes Tief, letzter Schluss, summiertes Volumen).`,
    odd: (mark, count, listed) =>
      words`${mark} ${count === 1 ? 'Zeile sieht auffällig aus und wurde verwendet, wie sie ist' : 'Zeilen sehen auffällig aus und wurden verwendet, wie sie sind'}: ${listed.join('; ')}${count > listed.length ? '; und weitere' : ''}.`,
    blanks: (listed) =>
      `Zeilen ohne Wert: ${listed.join(', ')}. Kennzahlen, die diese Spalten brauchen, wurden nicht berechnet.`,
  },
};
