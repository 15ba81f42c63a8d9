import { words, type Said } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';

type Marks<K extends string> = Readonly<Record<K, Said>>;

export const cryptoReportEn = {
  refusals: { period: 'Choose one of the periods of the form.' },
  parts: {
    head: 'Finding and risk of each coin',
    pairs: 'What moves together',
    details: 'Falls, weekends and volume',
    closing: 'What was not used, and the method',
  },
  steps: {
    read: (coins: number) => (coins === 1 ? '1 coin read' : `${coins} coins read`),
    computed: (measures: number) => `${measures} measures computed`,
    compared: (pairs: number) => (pairs === 1 ? '1 pair compared' : `${pairs} pairs compared`),
    written: 'Report written',
  },
  risks: {
    'low risk': 'low risk for a coin',
    'medium risk': 'medium risk for a coin',
    'high risk': 'high risk, also for a coin',
  },
  notMeasured: 'The file holds too few days or no volume for it.',
  subject: (names: readonly string[], isCut: boolean) =>
    isCut ? `${names.join(', ')} and others` : listText(names),
  headlines: {
    one: (status: string | null) => (status === null ? 'too little for a reading of its risk' : status),
    many: (riskiest: string, status: string | null) =>
      status === null ? `${riskiest} moved most` : `${riskiest} carries the most risk, ${status}`,
    offPeg: (title: string) => `; ${title} left its peg`,
  },
  lead: {
    riskiest: (title: string, m: Marks<'vol' | 'fall'>) =>
      words`${title} moved most: its yearly volatility over the period was ${m.vol}, and its largest fall from a high ${m.fall}.`,
    only: (title: string, m: Marks<'vol' | 'fall'>) =>
      words`${title} moved with a yearly volatility of ${m.vol} over the period, and its largest fall from a high was ${m.fall}.`,
    var95: (title: string, loss: Said) =>
      words`On the worst twentieth of its days ${title} lost ${loss} or more.`,
    calmest: (title: string, vol: Said) => words`${title} moved least, with ${vol}.`,
    together: {
      strong: (mean: Said) =>
        words`On most days the coins move together (mean correlation ${mean}): holding several of them takes away little of the risk.`,
      some: (mean: Said) =>
        words`The coins partly move together (mean correlation ${mean}): holding several of them takes away some of the risk.`,
      apart: (mean: Said) => words`The coins move largely on their own (mean correlation ${mean}).`,
    },
    peg: (title: string, day: string, m: Marks<'days' | 'gap'> & { readonly isOne: boolean }) =>
      words`${title} is meant to be worth one unit of money and closed ${m.gap} away from it on ${day}; it left its peg on ${m.days} ${m.isOne ? 'day' : 'days'} of the period.`,
    pegKept: (title: string, gap: Said) => words`${title} kept its peg; its farthest close was ${gap} away.`,
    asked: (title: string, m: Marks<'vol' | 'fall' | 'month'>) =>
      words`You asked about ${title}: ${m.month} over one month, yearly volatility ${m.vol}, largest fall ${m.fall}.`,
  },
  findings: {
    detail: (vol: string, fall: string) => `Yearly volatility ${vol}, largest fall ${fall}`,
    pegDetail: (gap: string, days: string) =>
      `Farthest close from 1: ${gap}; days more than 1 % off: ${days}`,
    open: 'Too little was measured for a reading.',
    together: 'Moves together',
    mean: (mean: string) => `Mean correlation of the pairs ${mean}`,
    complete: 'Data complete',
    completeDetail: 'No day is missing between the first and the last of each coin.',
    gaps: 'Gaps in the data',
    gapsDetail: (coins: string) => `Days are missing for ${coins}; nothing was filled in.`,
  },
  moved: {
    head: ['Coin', 'Quoted in', 'Last close', 'Day', '1 month', '3 months', '1 year'],
    close: (title: string, day: string) => `${title}: close of ${day}`,
    note: 'A return is the last close against the close so many days before; a dash means that the file does not reach back so far, or does not say in which money its prices are.',
    chart: 'Closes, the first day all of them have as 100',
    chartRule: 'One point a week, on the days on which every coin has a close',
    chartDay: 'Day',
  },
  risk: {
    head: ['Coin', 'Volatility', 'Largest fall', 'Value at risk 95 %', 'Days without trade', 'Reading'],
    pegHead: ['Stable coin', 'Farthest close from 1', 'Share of days off', 'Reading'],
    title: 'Read against rules of thumb for coins',
    limits: 'Where low and high risk begin, rules of thumb of this report and no published limits',
    limitHead: ['Measure', 'Low risk', 'High risk'],
    names: {
      vol_period: 'Yearly volatility',
      fall_period: 'Largest fall',
      var95: 'Value at risk 95 %, one day',
      idle_share: 'Days without trade',
      peg_size: 'Farthest close from 1',
      off_peg_share: 'Share of days off the peg',
    },
    basis: 'rule of thumb of this report',
    note: 'A value at risk of 95 % is the loss that the worst twentieth of the days reached or passed; it does not say how much worse they can be.',
  },
  together: {
    all: 'Correlation of daily returns over the period',
    recent: 'The same over the last 90 common days',
    corner: 'Coin',
    note: (from: Said) =>
      words`1 means that two coins always move alike, 0 that they do not move together. From ${from} on this report calls it strong.`,
    strongFrom: 'Strong correlation begins',
    alone: 'Only one coin was read; there is nothing to compare it with.',
    strongest: (pair: string, value: Said) => words`Most alike: ${pair}, ${value}. `,
    weakest: (pair: string, value: Said) => words`Least alike: ${pair}, ${value}.`,
    none: 'No pair has 60 common days; no correlation was computed.',
    hedge: 'A correlation describes the days of the file; in a large fall it can be another.',
  },
  correlationOf: (left: string, right: string) => `Correlation of ${left} and ${right}`,
  falls: {
    head: [
      'Coin',
      'Largest fall',
      'From, to',
      'Back at the high',
      'Worst day',
      'Worst seven days',
      'Below its high of a year',
    ],
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    notBack: 'not yet',
    on: (value: Said, day: string) => words`${value} (${day})`,
  },
  trend: {
    head: ['Coin', 'Against SMA 50', 'Against SMA 200', 'RSI (14)', 'Reading of RSI'],
    note: 'SMA is the average of so many closes. An RSI above 70 is usually called overbought, one below 30 oversold; neither says what comes next.',
  },
  weekends: {
    head: ['Coin', 'Saturday and Sunday', 'Monday to Friday', 'Weekend against weekday'],
    note: 'Usual movement of one day (sample standard deviation of daily returns), not scaled to a year.',
    none: 'No file has enough weekends.',
  },
  volume: {
    head: ['Coin', 'Day', 'Robust z', 'Price that day'],
    count: (title: string, days: Said, isOne: boolean) =>
      words`${title}: ${days} ${isOne ? 'unusual day' : 'unusual days'}`,
    note: (limit: Said) =>
      words`A day counts as unusual from ${limit} on: its volume against the median of the 30 days before, held against how that usually is. Volume is of the file’s trading place and in the file’s unit.`,
    limit: 'Unusual volume begins (robust z)',
    limitBasis: 'Iglewicz and Hoaglin, 1993',
    none: 'No file has a volume on each day, or there were too few days.',
    quiet: 'No day stood out.',
  },
  stable: {
    head: ['Coin', 'Days more than 1 % off', 'Share of days', 'Farthest close', 'Day'],
    none: 'None of these coins is meant to stay at 1, by name or by its prices.',
    note: 'Prices show whether the peg held, not what stands behind the coin: reserves and redemption are not in a price file.',
  },
  left: {
    noPrices: (file: string) => `${file}: no table of daily prices was found`,
    venues: (where: string) =>
      `“${where}”: its rows are of several trading places. Their prices differ, so none was used; keep the rows of one`,
    unknown: (typed: readonly string[]) => `Asked for and not found in the files: ${listText(typed)}`,
    tooMany:
      'The files hold more coins than one table can show: the first twelve were used. Name those you want in the field “Coins”',
    missing: (title: string, count: Said, { days, isOne }: { days: string; isOne: boolean }) =>
      words`${title}: ${count} ${isOne ? 'missing day' : 'missing days'} between the first and the last; the latest: ${days}`,
    row: 'Row',
    rowKinds: { duplicates: 'Rows of days that come twice', gaps: 'Rows without a price' },
    duplicates: (title: string, rows: Said, lines: string) =>
      words`${title}: ${rows} rows of days that come twice, the last of a day counts: ${lines}`,
    differing: (title: string, rows: Said, lines: string) =>
      words`${title}: ${rows} rows of days that come twice, with different closes; which is right the file does not say, the last of a day was taken: ${lines}`,
    intraday: (title: string) => `${title}: several rows of a day were joined to one, the last close counts`,
    gaps: (title: string, rows: Said, lines: string) =>
      words`${title}: rows without a price: ${rows} (${lines})`,
    week: (title: string) =>
      `${title}: the file has no weekends, so its year was taken to have 252 days, unlike the others; weekends were not compared`,
    oldest: (title: string, last: string, newest: string) =>
      `${title}: ends on ${last}, before the latest day of the others, ${newest}`,
    unsaidMoney: (titles: readonly string[]) =>
      `${titles.join(', ')}: the file does not say in which money its prices are; its correlations hold only where that is the money of the other coin`,
    unlike: (a: string, b: string) =>
      `${a} and ${b}: quoted in different money, so no correlation was computed; it would contain the exchange rate`,
    few: (a: string, b: string) =>
      `${a} and ${b}: fewer than 60 common days in the period, no correlation was computed`,
    pegMoney: (title: string, quote: string) =>
      `${title}: quoted in ${quote}, which is not the money it is meant to be worth; its peg was not checked`,
    short: (title: string) =>
      `${title}: fewer than 100 daily returns in the period, no value at risk was computed`,
    noVolume: (title: string) =>
      `${title}: no complete volume, so neither idle nor unusual days were looked for`,
    always:
      'Not in price files: fees, taxes, custody, reserves of stable coins, prices of other trading places',
  },
  method: [
    'Yearly volatility: sample standard deviation of daily log returns over the period, times the root of 365, since coins trade every day. Largest fall: lowest close against the highest close before it.',
    'Value at risk 95 %: the k-th worst daily return of the period with k = 5 % of the days, rounded up (historical simulation); days without trade: share of days with a volume of 0.',
    'Correlation: Pearson’s coefficient of daily log returns on common days (K. Pearson, 1896), from 60 of them on. The mean is over all pairs without stable coins.',
    'RSI with Wilder’s smoothing (J. W. Wilder, 1978). Unusual volume: robust z of the logarithm of volume over the median of the 30 days before, beyond 3.5 (B. Iglewicz and D. C. Hoaglin, 1993).',
    'The reading of a coin weighs volatility and largest fall twice, value at risk and days without trade once; of a stable coin the farthest close twice and the share of days off once. Weights and thresholds are rules of thumb.',
  ],
  nothing: {
    headline: 'Crypto Analysis: no prices could be used',
    lead: 'None of the files gave daily prices of a coin that could be measured. What was read, and why it was not used:',
    answer: 'No daily prices of a coin could be used; the report says why for each file.',
  },
};
