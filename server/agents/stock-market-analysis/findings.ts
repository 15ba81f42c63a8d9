import { plainText } from '../../report/blocks.ts';
import { dayText, percentText, priceText } from '../../tools/number-text.ts';
import { priceRules, stopRules, volatilityRule } from '../../packs/market/risk-rules.ts';
import { worstOf } from '../../findings/score.ts';
import { readRisks, rsiOf, trendOf } from './readings.ts';
import { sayTrend } from './say-trend.ts';
import { isFresh } from './write-decision.ts';
import { yearSpan, type Writing } from './writing.ts';
import { indicatorTexts } from '../../tools/indicators/messages/indicators-texts.ts';
import { noteTexts, reportTexts } from './messages/report-texts.ts';

/** Findings with the status words of F9. */
export function addFindings(writing: Writing): void {
  const { step, book, series, request } = writing;
  const { findings: texts, trends } = reportTexts();
  const statusOf = (rules: typeof priceRules) => worstOf(readRisks(rules, book)) ?? 'for review';
  step.addFinding({
    id: 'risk',
    title: texts.risk,
    detail: book.has('vol30', 'fall_year')
      ? texts.riskDetail(book.text('vol30'), book.text('fall_year'), yearSpan(writing))
      : noteTexts().riskUnknown,
    status: statusOf(priceRules),
  });
  if (book.has('gap50')) {
    const trend = trendOf(book);
    step.addFinding({
      id: 'trend',
      title: `${trends[trend].charAt(0).toUpperCase()}${trends[trend].slice(1)}`,
      detail: book.has('streak')
        ? texts.order(book.value('sma20') >= book.value('sma50'), book.text('streak'))
        : plainText(sayTrend(writing)),
      status: trend === 'rising' || trend === 'falling' ? 'verified' : 'for review',
    });
  }
  if (book.has('rsi')) {
    const reading = rsiOf(book);
    step.addFinding({
      id: 'momentum',
      title: `RSI (14) ${book.text('rsi')}`,
      detail: book.has('rsi_15')
        ? texts.rsiThen(indicatorTexts().readings[reading], book.text('rsi_15'))
        : indicatorTexts().readings[reading],
      status: reading === 'overbought' || reading === 'oversold' ? 'for review' : 'verified',
    });
  }
  if (book.has('vol30'))
    step.addFinding({
      id: 'volatility',
      title: texts.volatility(book.text('vol30')),
      detail: book.has('vol30_before')
        ? texts.threeMonthsAgo(book.text('vol30_before'))
        : noteTexts().notThen,
      status: statusOf([volatilityRule]),
    });
  if (book.has('stop_gap')) {
    const passed = book.value('stop_gap') >= 0;
    step.addFinding({
      id: 'stop',
      title: texts.stop(priceText(request.stop ?? 0)),
      detail: passed
        ? texts.stopPassed(percentText(book.value('stop_gap')))
        : texts.stopBelow(
            percentText(Math.abs(book.value('stop_gap'))),
            book.has('stop_atr') ? book.text('stop_atr') : null,
            book.has('stop_share') ? book.text('stop_share') : null,
          ),
      status: statusOf(stopRules),
    });
  }
  const flaws = [
    book.has('missing_days') ? texts.missing(book.value('missing_days'), series.trades_weekends) : '',
    series.duplicates.length > 0 ? texts.twice(series.duplicates.length) : '',
    isFresh(writing) ? '' : noteTexts().ends(dayText(series.last)),
    series.week === 'tueSat' ? noteTexts().shifted : '',
    book.has('unchanged') ? `${book.measure('unchanged')?.label}: ${book.text('unchanged')}` : '',
    series.oddity_count > 0 ? texts.odd(series.oddity_count) : '',
  ].filter((flaw) => flaw !== '');
  step.addFinding({
    id: 'data',
    title: flaws.length === 0 ? texts.complete : book.has('missing_days') ? texts.gaps : texts.toCheck,
    detail: flaws.length === 0 ? texts.fromTo(dayText(series.first), dayText(series.last)) : flaws.join(', '),
    status: flaws.length === 0 ? 'verified' : 'unverified',
  });
}
