import { dayOf } from '../../tools/market-data/price-series.ts';
import { dayText, numberText, plainNumberText } from '../../tools/number-text.ts';
import { words, type Words } from '../../report/words.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import { noteTexts } from './messages/report-texts.ts';
import type { Writing } from './writing.ts';

/** Older prices are shown in bold: a long weekend with a holiday is four days. */
const freshDays = 5;

const horizons = [20, 50, 200] as const;

/** How the close stands against the average of each horizon that was computed. */
function horizonGaps({ step, book }: Writing): Words[] {
  const known = horizons.filter((n) => book.has(`gap${n}`));
  return known.map((n) => noteTexts().horizon(n, book.mark(step, `gap${n}`)));
}

/** On how many of them it is above, as a figure. */
function horizonsUp({ step, book, allN }: Writing): Words {
  const known = horizons.map((n) => `gap${n}`).filter((id) => book.has(id));
  return figureLink(step, {
    id: 'horizons_up',
    label: noteTexts().horizonsUp(known.length),
    value: String(known.filter((id) => book.value(id) > 0).length),
    formula: '\\#\\{C_t > \\mathrm{SMA}_n\\}',
    inputs: known.map((id) => ({
      name: book.measure(id)?.label ?? id,
      value: `${plainNumberText(book.value(id) * 100, 6)}\u00a0%`,
      from: null,
    })),
    source_n: allN,
  });
}

/** What the numbers say for holding, the stop and the size, a sentence each. */
export function decisionLines(writing: Writing): Words[] {
  const { step, book, allN } = writing;
  const texts = noteTexts();
  const all = sourceLinks(allN);
  const gaps = ['gap20', 'gap50', 'gap200'].filter((id) => book.has(id));
  if (gaps.length > 0 && gaps.every((id) => book.value(id) === 0)) return [words`${texts.flat}${all}`];
  const parts = horizonGaps(writing);
  const hold = parts.length > 0 ? [words`${texts.decisionTrend(horizonsUp(writing), parts)}${all}`] : [];
  if (!book.has('scenario_down2')) return [...hold, texts.noRanges];
  const stop = texts.stop(book.mark(step, 'scenario_down2'), book.mark(step, 'scenario_down2_share'));
  const support = book.has('support1')
    ? texts.stopSupport(book.mark(step, 'support1'), book.mark(step, 'support1_gap'))
    : '';
  const size = book.mark(step, 'size_share');
  const share = book.value('size_share') >= 1 ? texts.sizeAll(size) : texts.size(size);
  return [...hold, words`${stop}${support}.${all}`, words`${share}${all}`];
}

function daysBetween(first: string, last: string): number {
  const [a = 0, b = 0] = [first, last].map((day) => {
    const [year = 0, month = 0, date = 0] = day.slice(0, 10).split('-').map(Number);
    return dayOf(year, month, date) ?? 0;
  });
  return b - a;
}

/** Whether the last price is neither old nor of a day to come. */
export function isFresh({ series, today }: Pick<Writing, 'series' | 'today'>): boolean {
  const days = daysBetween(series.last, today);
  return days >= -1 && days <= freshDays;
}

/** Days between the run and the last price, as a figure. */
function ageMark(
  step: Writing['step'],
  { today, series, lastN }: Pick<Writing, 'today' | 'series' | 'lastN'>,
  days: number,
): Words {
  const { age } = noteTexts();
  return figureLink(step, {
    id: 'age',
    label: age.label,
    value: numberText(days, 0),
    formula: 'd_{\\mathrm{run}} - d_{\\mathrm{last}}',
    inputs: [
      { name: age.run, value: today, from: null },
      { name: age.last, value: series.last.slice(0, 10), from: null, source_n: lastN },
    ],
    source_n: lastN,
  });
}

/** How old the last price is on the day of the run. A day ahead may be a matter of time zones. */
export function ageText(writing: Writing): Words {
  const { step, book, series, today, lastN } = writing;
  const texts = noteTexts();
  const days = daysBetween(series.last, today);
  const day = dayText(series.last);
  const said =
    days < -1
      ? texts.future(day)
      : days > freshDays
        ? texts.stale(day, ageMark(step, writing, days))
        : texts.lastPrice(day, Math.max(0, days));
  const still = book.has('unchanged') ? words` ${texts.unchanged(book.mark(step, 'unchanged'))}` : '';
  return words`${said}${still}${sourceLinks(lastN)}`;
}
