/** Form, stages and headings. */
export const cryptoFormEn = {
  title: 'Crypto Analysis',
  outcome:
    'How much each coin can lose, what moves together, weekends, volume and stable coins, from your price exports',
  wants: [
    'how risky is a coin',
    'bitcoin and ethereum correlation',
    'worst week of a cryptocurrency',
    'is a stablecoin stable',
    'analyse an exchange export',
  ],
  delivers: [
    'The riskiest coin first, with what decides',
    'Volatility, largest fall, worst day and worst week of each coin, with 365 days a year',
    'A table of how strongly each pair moves together',
    'Weekends against weekdays, days with an unusual volume, and days a stable coin left 1',
    'Gaps, double days and differing last days, listed and never filled in',
  ],
  limits: [
    'Daily prices; several rows of one day are joined to one',
    'Prices of one trading place are not those of all; reserves, fees, custody and law are not in a price file',
    'Describes past movement; predicts nothing and advises nothing',
  ],
  sourcesUsed: ['Your price files (CSV, TSV or XLSX)', 'Sample prices, marked as sample data'],
  prices: 'Price files',
  pricesHint:
    'Exports of an exchange or price site, one coin a file or several in one; also Binance and Kraken files without a header.',
  pricesExample: 'BTCUSDT-1d.csv',
  coins: 'Coins',
  coinsHint: 'Only these, by ticker or name. Empty: all coins of the files.',
  coinsExample: 'BTC, ETH',
  period: 'Period',
  periods: { '6m': '6 months', '1y': '1 year', '3y': '3 years', all: 'Everything in the file' },
  question: 'Question',
  questionExample: 'Which of my coins carries the most risk, and do they fall together?',
  depthHint:
    'Quick: movement, risk and correlation. Standard adds falls, trend, weekends, volume and stable coins. Deep adds the last 90 days and more days of unusual volume.',
  stages: {
    read: 'Read the files',
    compute: 'Compute each coin',
    pairs: 'Compare the coins',
    report: 'Write the report',
  },
  outline: {
    moved: 'What moved',
    risk: 'Risk at a glance',
    together: 'What moves together',
    falls: 'Falls, worst day and worst week',
    trend: 'Trend and momentum',
    weekends: 'Weekends',
    volume: 'Volume',
    stable: 'Stable coins',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
};
