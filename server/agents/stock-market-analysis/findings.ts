import { rsiReading } from '../../tools/indicators/readings.ts';
import { dayText, numberText, percentText, priceText } from '../../tools/number-text.ts';
import { fallRisk, stopRisk, trendOf, trendWords, volatilityRisk, worstRisk } from './readings.ts';
import type { Writing } from './write-head.ts';

/** Findings with the status words of F9. */
export function addFindings({ step, book, series, request }: Writing): void {
  if (book.has('vol30', 'fall_year')) {
    const risk = worstRisk(volatilityRisk(book.value('vol30')), fallRisk(book.value('fall_year')));
    step.addFinding({
      id: 'risk',
      title: 'Overall risk',
      detail: `Volatility ${book.text('vol30')}, largest fall of a year ${book.text('fall_year')}`,
      status: risk,
    });
  }
  if (book.has('gap50')) {
    const trend = trendOf(book);
    step.addFinding({
      id: 'trend',
      title: `${trendWords[trend].charAt(0).toUpperCase()}${trendWords[trend].slice(1)}`,
      detail: `SMA 20 ${book.value('sma20') >= book.value('sma50') ? 'above' : 'below'} SMA 50 for ${book.text('streak')} sessions`,
      status: trend === 'rising' || trend === 'falling' ? 'verified' : 'for review',
    });
  }
  if (book.has('rsi')) {
    const reading = rsiReading(book.value('rsi'));
    const turned = Math.abs(book.value('rsi') - book.value('rsi_15')) >= 10;
    step.addFinding({
      id: 'momentum',
      title: `RSI (14) ${book.text('rsi')}`,
      detail: `${reading}, ${book.text('rsi_15')} three weeks ago`,
      status: reading === 'Overbought' || reading === 'Oversold' || turned ? 'for review' : 'verified',
    });
  }
  if (book.has('vol30'))
    step.addFinding({
      id: 'volatility',
      title: `Volatility ${book.text('vol30')}`,
      detail: `${book.text('vol30_before')} three months ago`,
      status: volatilityRisk(book.value('vol30')),
    });
  if (book.has('stop_gap')) {
    const passed = book.value('stop_gap') >= 0;
    step.addFinding({
      id: 'stop',
      title: `Stop at ${priceText(request.stop ?? 0)}`,
      detail: passed
        ? `${percentText(book.value('stop_gap'))} above the close: already passed`
        : `${percentText(Math.abs(book.value('stop_gap')))} below${book.has('stop_atr') ? `, ${book.text('stop_atr')} ATR` : ''}${book.has('stop_share') ? `; ${book.text('stop_share')} of past spans fell as far` : ''}`,
      status: passed
        ? 'high risk'
        : book.has('stop_atr')
          ? stopRisk(book.value('stop_atr'), book.value('stop_share'))
          : 'for review',
    });
  }
  const flaws = [
    series.missing_count > 0
      ? `${numberText(series.missing_count, 0)} ${series.trades_weekends ? 'days' : 'weekdays'} without a row`
      : '',
    series.duplicates.length > 0 ? `${series.duplicates.length} days twice` : '',
    series.oddity_count > 0 ? `${series.oddity_count} odd rows` : '',
  ].filter((flaw) => flaw !== '');
  step.addFinding({
    id: 'data',
    title: flaws.length === 0 ? 'Data complete' : 'Data gaps',
    detail: flaws.length === 0 ? `${dayText(series.first)} to ${dayText(series.last)}` : flaws.join(', '),
    status: flaws.length === 0 ? 'verified' : 'unverified',
  });
}
