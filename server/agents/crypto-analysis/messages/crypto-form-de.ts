import type { cryptoFormEn } from './crypto-form-en.ts';

export const cryptoFormDe: typeof cryptoFormEn = {
  title: 'Krypto-Analyse',
  outcome:
    'Wie viel jede Münze verlieren kann, was sich gemeinsam bewegt, Wochenenden, Volumen und Stablecoins aus Ihren Kursdateien',
  wants: [
    'wie riskant ist eine Kryptowährung',
    'Korrelation von Bitcoin und Ethereum',
    'schlechteste Woche einer Münze',
    'ist ein Stablecoin stabil',
    'Export einer Börse auswerten',
  ],
  delivers: [
    'Die riskanteste Münze zuerst, mit dem, was den Ausschlag gibt',
    'Volatilität, größter Rückgang, schlechtester Tag und schlechteste Woche je Münze, mit 365 Tagen im Jahr',
    'Eine Tabelle, wie stark sich je zwei Münzen gemeinsam bewegen',
    'Wochenenden gegen Werktage, Tage mit ungewöhnlichem Volumen und Tage, an denen ein Stablecoin die 1 verließ',
    'Lücken, doppelte Tage und verschiedene letzte Tage, aufgezählt und nie aufgefüllt',
  ],
  limits: [
    'Tageskurse; mehrere Zeilen eines Tages werden zu einem zusammengefasst',
    'Kurse eines Handelsplatzes sind nicht die aller; Reserven, Gebühren, Verwahrung und Recht stehen in keiner Kursdatei',
    'Beschreibt vergangene Bewegung; sagt nichts voraus und rät zu nichts',
  ],
  sourcesUsed: ['Ihre Kursdateien (CSV, TSV oder XLSX)', 'Beispielkurse, als Beispieldaten gekennzeichnet'],
  prices: 'Kursdateien',
  pricesHint:
    'Exporte einer Börse oder Kursseite, je Münze eine Datei oder mehrere in einer; auch Dateien von Binance und Kraken ohne Kopfzeile.',
  pricesExample: 'BTCUSDT-1d.csv',
  coins: 'Münzen',
  coinsHint: 'Nur diese, nach Kürzel oder Name. Leer: alle Münzen der Dateien.',
  coinsExample: 'BTC, ETH',
  period: 'Zeitraum',
  periods: { '6m': '6 Monate', '1y': '1 Jahr', '3y': '3 Jahre', all: 'Alles in der Datei' },
  question: 'Frage',
  questionExample: 'Welche meiner Münzen ist am riskantesten, und fallen sie gemeinsam?',
  depthHint:
    'Schnell: Bewegung, Risiko und Korrelation. Standard zusätzlich Rückgänge, Trend, Wochenenden, Volumen und Stablecoins. Gründlich zusätzlich die letzten 90 Tage und mehr Tage mit ungewöhnlichem Volumen.',
  stages: {
    read: 'Dateien lesen',
    compute: 'Jede Münze berechnen',
    pairs: 'Münzen vergleichen',
    report: 'Bericht schreiben',
  },
  outline: {
    moved: 'Was sich bewegt hat',
    risk: 'Risiko auf einen Blick',
    together: 'Was sich gemeinsam bewegt',
    falls: 'Rückgänge, schlechtester Tag und schlechteste Woche',
    trend: 'Trend und Schwung',
    weekends: 'Wochenenden',
    volume: 'Volumen',
    stable: 'Stablecoins',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
