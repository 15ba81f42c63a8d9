import { indicatorTexts } from '../../tools/indicators/messages/indicators-texts.ts';
import { rsiReading } from '../../tools/indicators/readings.ts';
import { dayText, numberText, percentText } from '../../tools/number-text.ts';
import { sourceMark, table } from '../writing/marks.ts';
import { heading, noteTexts, reportTexts } from './messages/report-texts.ts';
import { trendOf } from './readings.ts';
import { calendarText, rollingText, yearRangeText } from './write-note.ts';
import { yearSpan, type Writing } from './writing.ts';

function trendText(writing: Writing): string {
  const { step, book, allN } = writing;
  const texts = reportTexts();
  const parts: string[] = [texts.trendTexts[trendOf(book)], yearRangeText(writing)];
  if (book.has('slope50')) parts.push(texts.slope(book.mark(step, 'slope50')));
  if (book.has('gap200'))
    parts.push(
      texts.long(
        book.mark(step, 'sma200'),
        book.mark(step, 'gap200'),
        book.has('gap200_before') ? book.mark(step, 'gap200_before') : null,
      ),
    );
  return `${parts.join(' ')}${sourceMark(allN)}`;
}

function momentumText({ step, book, allN }: Writing): string {
  const texts = reportTexts();
  if (!book.has('rsi')) return texts.noMomentum;
  const reading = indicatorTexts().readings[rsiReading(book.value('rsi'))];
  const parts = [texts.rsiReads(book.mark(step, 'rsi'), reading)];
  if (book.has('macd', 'macd_signal', 'macd_gap'))
    parts.push(
      texts.macd(
        book.mark(step, 'macd'),
        book.mark(step, 'macd_signal'),
        book.mark(step, 'macd_gap'),
        book.value('macd_gap') >= 0,
      ),
    );
  if (book.has('volume_change')) {
    const [change, obv] = [book.value('volume_change'), book.value('obv_share')];
    parts.push(
      texts.volume(
        book.mark(step, 'volume_change', percentText(Math.abs(change))),
        change >= 0,
        book.mark(step, 'obv_share', percentText(Math.abs(obv))),
        obv >= 0,
        Math.sign(obv) === Math.sign(book.value('close') - book.value('close_before')),
      ),
    );
  }
  return `${parts.join(' ')}${sourceMark(allN)}`;
}

function fallText(writing: Writing, span: 'year' | 'period'): string {
  const { step, book, allN } = writing;
  const id = `fall_${span}`;
  const measure = book.measure(id);
  if (measure === undefined || measure.value === 0) return '';
  const recovered =
    typeof measure.recovered === 'string' && measure.recovered !== '' ? dayText(measure.recovered) : null;
  const [from, to] = [dayText(String(measure.peak_date)), dayText(measure.date)];
  return `${reportTexts().fall(span === 'year' ? yearSpan(writing) : span, book.mark(step, id), from, to, recovered)}${sourceMark(allN)}`;
}

function fallTexts(writing: Writing): string {
  const { step, book } = writing;
  const texts = reportTexts();
  const same = book.text('fall_year') === book.text('fall_period');
  const falls = [fallText(writing, 'year'), same ? '' : fallText(writing, 'period')];
  if (book.has('fall_now')) {
    const share = book.value('fall_now');
    const span = yearSpan(writing);
    falls.push(
      share === 0
        ? texts.highest(span)
        : texts.belowHighest(book.mark(step, 'fall_now', percentText(Math.abs(share))), span),
    );
    if (book.has('recovery'))
      falls.push(noteTexts().recovery(book.mark(step, 'recovery'), book.mark(step, 'below_since')));
  }
  if (book.has('band_place'))
    falls.push(
      texts.bands(
        book.mark(step, 'band_lower'),
        book.mark(step, 'band_upper'),
        book.mark(step, 'band_place'),
      ),
    );
  return falls.filter((text) => text !== '').join(' ');
}

/** Trend, momentum, volatility and falls. */
export function writeCore(writing: Writing): void {
  const { step, book, series, allN } = writing;
  const sessions = series.sessions_per_year;
  const lines = [
    heading('trend'),
    '',
    trendText(writing),
    '',
    heading('momentum'),
    '',
    momentumText(writing),
    '',
    heading('volatility'),
    '',
  ];
  if (book.has('vol30')) {
    const marks = [book.mark(step, 'vol30'), book.mark(step, 'vol_period')] as const;
    lines.push(
      `${reportTexts().volatility(sessions, ...marks)}${sourceMark(allN)}`,
      '',
      `$$\n\\sigma_y = \\sqrt{${sessions}}\\,\\sqrt{\\frac{1}{n-1}\\sum_{t=1}^{n}\\left(r_t-\\bar r\\right)^2}\n$$`,
      '',
    );
    if (book.has('parkinson'))
      lines.push(`${noteTexts().parkinson(book.mark(step, 'parkinson'))}${sourceMark(allN)}`, '');
  }
  lines.push(fallTexts(writing), '', '');
  step.write('report', lines.join('\n'));
}

/** Nearest levels as a table. */
export function writeLevels({ step, book, allN }: Writing): void {
  const texts = reportTexts();
  const rows = ['resistance3', 'resistance2', 'resistance1', 'support1', 'support2', 'support3']
    .filter((id) => book.has(id))
    .map((id) => [
      id.startsWith('support') ? texts.support : texts.resistance,
      book.mark(step, id),
      book.mark(step, `${id}_gap`),
      numberText(Number(book.measure(id)?.touches ?? 0), 0),
      dayText(book.measure(id)?.date ?? ''),
    ]);
  const lines = [heading('levels'), ''];
  if (rows.length === 0) lines.push(texts.noLevels, '');
  else {
    const parts = [`${texts.levels(book.mark(step, 'level_width'))}${sourceMark(allN)}`];
    if (!book.has('resistance1')) parts.push(texts.noResistance);
    if (!book.has('support1')) parts.push(texts.noSupport);
    lines.push(parts.join(' '), '', table(texts.levelHead, rows, [1, 2, 3]), '');
  }
  step.write('report', [...lines, ''].join('\n'));
}

/** Returns over the usual spans. */
export function writeReturns(writing: Writing): void {
  const { step, book, allN } = writing;
  const texts = reportTexts();
  const rows = Object.entries(texts.returnSpans)
    .filter(
      ([id]) =>
        book.has(id) &&
        !(id === 'return_period' && book.measure('return_1y')?.since === book.measure(id)?.since),
    )
    .map(([id, words]) => [words, dayText(String(book.measure(id)?.since ?? '')), book.mark(step, id)]);
  const lines = [heading('returns'), '', table(texts.returnHead, rows, [2]), ''];
  if (book.has('sharpe')) {
    const sentence = texts.returns({
      rising: book.mark(step, 'rising_share'),
      best: book.mark(step, 'best_day'),
      bestDay: dayText(book.measure('best_day')?.date ?? ''),
      worst: book.mark(step, 'worst_day'),
      worstDay: dayText(book.measure('worst_day')?.date ?? ''),
      sharpe: book.mark(step, 'sharpe'),
    });
    const more = noteTexts().ratios(
      book.has('sortino') ? book.mark(step, 'sortino') : null,
      book.has('var95') ? book.mark(step, 'var95') : null,
    );
    lines.push(`${sentence.trim()} ${more.trim()}${sourceMark(allN)}`, '');
  }
  lines.push(calendarText(writing), '');
  step.write('report', [...lines, ''].join('\n'));
}

/** Beta, correlation and returns side by side. */
export function writeBenchmark(
  writing: Writing,
  name: string,
  matched: number,
  missing: readonly string[],
  benchmarkN: number,
): void {
  const { step, book } = writing;
  const texts = reportTexts();
  if (!book.has('beta')) {
    const sentence = `${texts.tooFewMatched(matched, name)}${sourceMark(benchmarkN)}`;
    step.write('report', `${heading('benchmark')}\n\n${sentence}\n\n\n`);
    return;
  }
  const rows = Object.entries(indicatorTexts().spanNames)
    .filter(([id]) => book.has(`${id}_own`))
    .map(([id, words]) => [
      words,
      book.mark(step, `${id}_own`),
      book.mark(step, `${id}_other`),
      book.mark(step, `${id}_gap`),
    ]);
  const dates =
    missing.length === 0
      ? texts.allMatch(book.mark(step, 'matched'))
      : texts.someMatch(
          book.mark(step, 'matched'),
          matched + missing.length,
          missing.slice(0, 8).map(dayText),
          missing.length > 8,
        );
  const beta = texts.beta(
    name,
    book.mark(step, 'beta'),
    book.mark(step, 'correlation'),
    book.mark(step, 'r_squared'),
  );
  step.write(
    'report',
    [
      heading('benchmark'),
      '',
      `${beta} ${rollingText(writing)} ${dates}${sourceMark(writing.allN, benchmarkN)}`,
      '',
      table(texts.benchmarkHead, rows, [1, 2, 3]),
      '',
      texts.beforeRounding,
      '',
      '',
    ].join('\n'),
  );
}
