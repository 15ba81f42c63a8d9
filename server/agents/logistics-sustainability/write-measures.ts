import { goalOf, paybackYears, readCosts, type Measure, type MeasureCost } from '../../emissions/measures.ts';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph, table } from '../../report/build-blocks.ts';
import { bold, type Said, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { computedFigure, givenFigure, type FigureInput, type TableWriting } from '../ground/table-figures.ts';
import { derivedFigure, factorInputs, rowInputs, shareFigure, tonnesText } from './lane-words.ts';
import { logisticsTexts, section } from './messages/logistics-texts.ts';

const nameOf = ({ id }: Measure): string => logisticsTexts().report.measures[id];

/** What a measure saves, from its rows and the factor afterwards. */
export function savedFigure(w: TableWriting, measure: Measure): Words {
  const texts = logisticsTexts().report;
  const after: FigureInput[] = measure.target === null ? [] : factorInputs(measure.target);
  const shown = {
    id: `saved-${measure.id}`,
    label: texts.saved(nameOf(measure)),
    value: tonnesText(measure.saved),
    formula: String.raw`a - \sum m \cdot d \cdot f`,
  };
  return computedFigure(w, shown, [
    { name: texts.before, value: tonnesText(measure.before), figure: true },
    ...rowInputs(measure.rows),
    ...after,
  ]);
}

export const savedShare = (w: TableWriting, measure: Measure, whole: number): Words =>
  shareFigure(
    w,
    `saved-share-${measure.id}`,
    logisticsTexts().report.share(nameOf(measure)),
    [measure.saved, whole],
    logisticsTexts().report.saved(nameOf(measure)),
  );

/** All measures beside each other, and what each takes for granted. */
export function measureSection(w: TableWriting, measures: readonly Measure[], whole: number): Block[] {
  const texts = logisticsTexts().report;
  const rows = measures.map((measure): Said[] => {
    const name = nameOf(measure);
    if (measure.rows.length === 0) return [name, texts.appliesNot, '', '', ''];
    const count = {
      id: `rows-${measure.id}`,
      label: texts.applies(name),
      value: numberText(measure.rows.length, 0),
      formula: 'n',
    };
    const bound = (id: string, label: string, kg: number) =>
      derivedFigure(w, { id: `${id}-${measure.id}`, label, value: tonnesText(kg), formula: 'a - b' }, [
        [texts.before, tonnesText(measure.before)],
      ]);
    const hasRange = Math.round(measure.high) > Math.round(measure.low);
    return [
      name,
      texts.rowsApply(derivedFigure(w, count, [])),
      savedFigure(w, measure),
      hasRange
        ? texts.range(
            bound('least', texts.least(name), measure.low),
            bound('most', texts.most(name), measure.high),
          )
        : '',
      savedShare(w, measure, whole),
    ];
  });
  const notes = measures.filter((one) => one.rows.length > 0).map(({ id }) => texts.measureNotes[id]);
  return section(
    'first',
    table(texts.measureHead, rows, { right: [2, 3, 4] }),
    ...(notes.length > 0 ? [list(notes)] : []),
  );
}

/** Years until each measure has paid for itself, where its costs were given. */
export function paybackSection(w: TableWriting, measures: readonly Measure[], text: string): Block[] {
  const texts = logisticsTexts().report;
  const { costs, notUnderstood } = readCosts(text);
  const rows = measures.flatMap((measure): Said[][] => {
    const cost = costs.get(measure.id);
    return cost === undefined ? [] : [paybackRow(w, measure, cost)];
  });
  const lines = notUnderstood.map(texts.notUnderstood);
  return section(
    'payback',
    ...(rows.length > 0
      ? [table(texts.paybackHead, rows, { right: [1, 2, 3] })]
      : [paragraph(texts.noCosts)]),
    ...(lines.length > 0 ? [list(lines)] : []),
  );
}

function paybackRow(w: TableWriting, measure: Measure, cost: MeasureCost): Said[] {
  const texts = logisticsTexts().report;
  const name = nameOf(measure);
  const money = (value: number) =>
    `${cost.currency === '' ? '' : `${cost.currency}\u00a0`}${numberText(value, 0)}`;
  const given = (id: string, label: string, value: number) =>
    givenFigure(w.step, { id: `${id}-${measure.id}`, label, value: money(value) }, 'form');
  const years = paybackYears(cost);
  const shown = {
    id: `payback-${measure.id}`,
    label: texts.payback(name),
    value: texts.years(numberText(years ?? 0, 1)),
    formula: String.raw`\frac{a}{-b}`,
  };
  const from = [
    [texts.once(name), money(cost.once)],
    [texts.yearly(name), money(cost.yearly)],
  ] as const;
  return [
    name,
    given('once', texts.once(name), cost.once),
    given('yearly', texts.yearly(name), cost.yearly),
    years === null ? texts.never : derivedFigure(w, shown, from),
  ];
}

/** What the goal asks for, and how far the best measure goes. */
export function goalSection(
  w: TableWriting,
  measures: readonly Measure[],
  whole: number,
  goal: string,
): Block[] {
  const texts = logisticsTexts().report;
  const share = goalOf(goal);
  if (share === null) return section('goal', paragraph(texts.noGoal));
  const kg = share * whole;
  const need = computedFigure(
    w,
    { id: 'goal-need', label: texts.goalNeed, value: tonnesText(kg), formula: String.raw`p \cdot a` },
    [
      { name: texts.goalShare, value: goal, given: 'form' },
      { name: texts.total, value: tonnesText(whole), figure: true },
    ],
  );
  const best = measures.find(({ saved }) => saved > 0);
  if (best === undefined) return section('goal', paragraph(texts.goalOnly(need)));
  const said = { need, name: bold(texts.named[best.id]), saved: savedFigure(w, best) };
  if (best.saved >= kg) return section('goal', paragraph(texts.goalMet(said)));
  const left = {
    id: 'goal-gap',
    label: texts.goalLeft,
    value: tonnesText(kg - best.saved),
    formula: 'a - b',
  };
  const gap = derivedFigure(w, left, [
    [texts.goalNeed, tonnesText(kg)],
    [texts.saved(nameOf(best)), tonnesText(best.saved)],
  ]);
  return section('goal', paragraph(texts.goalGap({ ...said, gap })));
}
