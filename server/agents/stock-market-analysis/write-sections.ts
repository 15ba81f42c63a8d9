import { indicatorTexts } from '../../tools/indicators/messages/indicators-texts.ts';
import { dayText, numberText, percentText } from '../../tools/number-text.ts';
import type { Block } from '../../report/blocks.ts';
import { maths, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { sessionsOf } from '../../tools/indicators/study.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { noteTexts, reportTexts, section } from './messages/report-texts.ts';
import { rsiOf } from './readings.ts';
import { riskTable } from './risk-table.ts';
import { sayTrend } from './say-trend.ts';
import { fallChart, volumeChart } from './write-charts.ts';
import { calendarBlocks, rollingText, yearRangeText } from './write-note.ts';
import { yearSpan, type Writing } from './writing.ts';

function trendText(writing: Writing): Words {
  const { step, book, allN } = writing;
  const texts = reportTexts();
  const parts: Said[] = [sayTrend(writing), yearRangeText(writing)];
  if (book.has('gap200'))
    parts.push(
      texts.long(
        book.mark(step, 'sma200'),
        book.mark(step, 'gap200'),
        book.has('gap200_before') ? book.mark(step, 'gap200_before') : null,
      ),
    );
  return words`${joinWords(parts, ' ')}${sourceLinks(allN)}`;
}

/** Volume against that of the quarter, and which way it went with the price. */
export function volumeText({ step, book, series }: Writing): Words {
  const [change, obv] = [book.value('volume_change'), book.value('obv_share')];
  return reportTexts().volume(
    sessionsOf(3, series.sessions_per_year),
    book.mark(step, 'volume_change', percentText(Math.abs(change))),
    change >= 0,
    book.mark(step, 'obv_share', percentText(Math.abs(obv))),
    obv >= 0,
    Math.sign(obv) === Math.sign(book.value('close') - book.value('close_before')),
  );
}

function momentumText(writing: Writing): Said {
  const { step, book, allN } = writing;
  const texts = reportTexts();
  if (!book.has('rsi')) return texts.noMomentum;
  const reading = indicatorTexts().readings[rsiOf(book)];
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
  if (book.has('volume_change')) parts.push(volumeText(writing));
  return words`${joinWords(parts, ' ')}${sourceLinks(allN)}`;
}

function fallText(writing: Writing, span: 'year' | 'period'): Words {
  const { step, book, allN } = writing;
  const id = `fall_${span}`;
  const measure = book.measure(id);
  if (measure === undefined || measure.value === 0) return [];
  const recovered =
    typeof measure.recovered === 'string' && measure.recovered !== '' ? dayText(measure.recovered) : null;
  const [from, to] = [dayText(String(measure.peak_date)), dayText(measure.date)];
  const said = reportTexts().fall(
    span === 'year' ? yearSpan(writing) : span,
    book.mark(step, id),
    from,
    to,
    recovered,
  );
  return words`${said}${sourceLinks(allN)}`;
}

function fallTexts(writing: Writing): Words {
  const { step, book } = writing;
  const texts = reportTexts();
  const same = book.text('fall_year') === book.text('fall_period');
  const falls: Words[] = [fallText(writing, 'year'), same ? [] : fallText(writing, 'period')];
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
        book.value('band_place') > 1 ? 'above' : book.value('band_place') < 0 ? 'below' : 'inside',
      ),
    );
  return joinWords(
    falls.filter((text) => text.length > 0),
    ' ',
  );
}

/** Two estimates from 30 sessions that lie nearer to each other than this, as a share, tell nothing; a convention. */
const tellingGap = 0.15;

/** Yearly volatility from closes and from ranges, with its formula; nothing where it was not computed. */
function volatilityBlocks({ step, book, series, allN }: Writing): Block[] {
  if (!book.has('vol30')) return [];
  const sessions = series.sessions_per_year;
  const marks = [book.mark(step, 'vol30'), book.mark(step, 'vol_period')] as const;
  const apart = book.value('parkinson') / book.value('vol30') - 1;
  const side = Math.abs(apart) < tellingGap ? 0 : Math.sign(apart);
  const parkinson = book.has('parkinson')
    ? words` ${noteTexts().parkinson(book.mark(step, 'parkinson'), side)}`
    : [];
  const said = reportTexts().volatility(sessions, ...marks);
  return [
    paragraph(words`${said}${parkinson}${sourceLinks(allN)}`),
    maths(
      `\\sigma_y = \\sqrt{${sessions}}\\,\\sqrt{\\frac{1}{n-1}\\sum_{t=1}^{n}\\left(r_t-\\bar r\\right)^2}`,
    ),
  ];
}

/** Trend, momentum, volatility and falls. */
export function writeCore(writing: Writing, hasVolume: boolean): Block[] {
  const falls = fallTexts(writing);
  return [
    ...section('trend', paragraph(trendText(writing))),
    ...section('momentum', paragraph(momentumText(writing)), ...(hasVolume ? volumeChart(writing) : [])),
    ...section(
      'volatility',
      riskTable(writing),
      ...volatilityBlocks(writing),
      ...(falls.length > 0 ? [paragraph(falls)] : []),
      ...fallChart(writing),
    ),
  ];
}

/** Nearest levels as a table. */
export function writeLevels({ step, book, allN }: Writing): Block[] {
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
  if (rows.length === 0) return section('levels', paragraph(words`${texts.noLevels}${sourceLinks(allN)}`));
  const said = [
    words`${texts.levels(book.mark(step, 'level_width'))}${sourceLinks(allN)}`,
    ...(book.has('resistance1') ? [] : [texts.noResistance]),
    ...(book.has('support1') ? [] : [texts.noSupport]),
  ];
  return section(
    'levels',
    paragraph(joinWords(said, ' ')),
    table(texts.levelHead, rows, { right: [1, 2, 3] }),
  );
}

/** Returns over the usual spans. */
export function writeReturns(writing: Writing): Block[] {
  const { step, book } = writing;
  const texts = reportTexts();
  const rows = Object.entries(texts.returnSpans)
    .filter(
      ([id]) =>
        book.has(id) &&
        !(id === 'return_period' && book.measure('return_1y')?.since === book.measure(id)?.since),
    )
    .map(([id, name]) => [name, dayText(String(book.measure(id)?.since ?? '')), book.mark(step, id)]);
  return section(
    'returns',
    table(texts.returnHead, rows, { right: [2] }),
    ...ratioBlocks(writing),
    ...calendarBlocks(writing),
  );
}

function ratioBlocks({ step, book, allN }: Writing): Block[] {
  if (!book.has('sharpe')) return [];
  const days = reportTexts().returns({
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
  return [paragraph(words`${joinWords([days, ...more], ' ')}${sourceLinks(allN)}`)];
}

/** Beta, correlation and returns side by side. */
export function writeBenchmark(
  writing: Writing,
  name: string,
  matched: number,
  missing: readonly string[],
  benchmarkN: number,
): Block[] {
  const { step, book } = writing;
  const texts = reportTexts();
  if (!book.has('beta'))
    return section(
      'benchmark',
      paragraph(words`${texts.tooFewMatched(matched, name)}${sourceLinks(benchmarkN)}`),
    );
  const rows = Object.entries(indicatorTexts().spanNames)
    .filter(([id]) => book.has(`${id}_own`))
    .map(([id, span]) => [
      span,
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
  const said = [beta, rollingText(writing), dates].filter((one) => one.length > 0);
  return section(
    'benchmark',
    paragraph(words`${joinWords(said, ' ')}${sourceLinks(writing.allN, benchmarkN)}`),
    table(texts.benchmarkHead, rows, { right: [1, 2, 3] }),
    paragraph(texts.beforeRounding),
  );
}
