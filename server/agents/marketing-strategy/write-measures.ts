import { stopAfter } from '../../options/funnel.ts';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph, table } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { assumptionTable } from '../ground/assumptions.ts';
import { schedule } from '../ground/schedule-blocks.ts';
import { computedFigure } from '../ground/table-figures.ts';
import { isoWeek, laterBy } from './iso-week.ts';
import { marketingTexts, section } from './messages/marketing-texts.ts';
import { derived, funded, moneyText, named, type PlanWriting } from './plan-figures.ts';

/** What is done when, from the day of the form. */
export function calendarSection(w: PlanWriting, start: string): Block[] {
  const texts = marketingTexts().report;
  if (isoWeek(start) === null) return section('calendar', paragraph(texts.noStart));
  const entries = texts.calendar.map(({ weeks, what, who }) => {
    const day = laterBy(start, weeks);
    const label = texts.weekOf(what);
    const shown = { id: `week-${weeks}`, label, value: isoWeek(day) ?? '', formula: String.raw`d + 7n` };
    const week = computedFigure(w, shown, [
      { name: 'd', value: start, given: 'form' },
      { name: 'n', value: String(weeks), given: 'assumption' },
      { name: texts.scheduleHead[0] ?? '', value: day, figure: true },
    ]);
    return { day, cells: [week, what, who] };
  });
  return section('calendar', schedule(texts.scheduleTitle, texts.scheduleHead, entries));
}

/** What is counted, and at what spend a channel is stopped. */
export function measureSection(w: PlanWriting): Block[] {
  const texts = marketingTexts().report;
  const { plan } = w;
  const { worth } = plan;
  const what = list(texts.count);
  if (worth === null) return section('measure', what, paragraph(texts.noStop));
  const breakEven = [texts.labels.breakEven, moneyText(plan, worth)] as const;
  const shown = {
    label: texts.labels.stop,
    value: moneyText(plan, stopAfter(worth)),
    formula: String.raw`3 \cdot p \cdot m`,
  };
  const stop = derived(w, 'stop', shown, [breakEven]);
  const rows = funded(plan).map(({ channel, amount }): Said[] => {
    const from = [[texts.of(texts.labels.amount, channel.name), moneyText(plan, amount)] as const, breakEven];
    const need = {
      label: texts.of(texts.labels.need, channel.name),
      value: numberText(Math.ceil(amount / worth - 1e-9), 0),
      formula: String.raw`\lceil x / (p \cdot m) \rceil`,
    };
    return [channel.name, derived(w, `need-${channel.id}`, need, from)];
  });
  const spentOut = plan.channels.filter(
    ({ lack, campaign }) => lack === 'no_sale' && (campaign?.parts.cost?.value ?? 0) > stopAfter(worth),
  );
  return section(
    'measure',
    what,
    paragraph(texts.stopRule(stop)),
    ...spentOut.map((channel) => paragraph(texts.stopNow(named(w, channel)))),
    ...(rows.length === 0 ? [] : [table(texts.needHead, rows, { right: [1] })]),
  );
}

/** What was taken for granted, and whose number it is. */
export function assumptionSection(w: PlanWriting): Block[] {
  const texts = marketingTexts().report;
  const all = new Map(
    w.plan.channels.flatMap(({ used }) => used.map((one) => [`${one.id}|${one.of}`, one] as const)),
  );
  const print = {
    money: (value: number) => moneyText(w.plan, value),
    percent: (value: number) => percentText(value, 2),
    number: (value: number) => numberText(value, 1),
  };
  const shown = [...all.values()];
  const name = ({ id, of }: (typeof shown)[number]) => {
    const label = texts.assumed[id as keyof typeof texts.assumed];
    return of === '' ? label : texts.of(label, of);
  };
  const rows = assumptionTable(w, shown, { name, print: (one, value) => print[one.unit](value) });
  return section('assumptions', ...(shown.length === 0 ? [] : [rows]), list(texts.assumptions));
}
