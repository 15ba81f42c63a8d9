import { agesOfFormula, sexTerm, underweightIndex, type Sex } from '../../fitness/energy.ts';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph } from '../../report/build-blocks.ts';
import type { Said, Words } from '../../report/words.ts';
import { listText, numberText, plainNumberText } from '../../tools/number-text.ts';
import { computedFigure, givenFigure, type FigureInput, type TableWriting } from '../ground/table-figures.ts';
import { assumedInput, assumedText, publishedCell, publishedInput } from './fitness-words.ts';
import { fitnessTexts, section } from './messages/fitness-texts.ts';
import type { FitnessPlan } from './plan.ts';
import type { AssumptionId } from './plan-assumptions.ts';
import { energyOf, type Energy, type LossRefusal } from './safety.ts';

const kcal = (value: number): string => fitnessTexts().report.kcal(numberText(value, 0));
const kcalRange = (low: number, high: number): string =>
  fitnessTexts().report.kcal(fitnessTexts().report.range(numberText(low, 0), numberText(high, 0)));
/** ", female" where the form does not say which; nothing where it does. */
const sexNote = ({ request }: FitnessPlan, sex: Sex): string => {
  const { report } = fitnessTexts();
  return request.sex === null ? report.sexNote(report.sexes[sex]) : '';
};
const kilograms = (value: number): string => fitnessTexts().report.kilograms(plainNumberText(value, 1));

/** Energy at rest, to keep the weight and for the goal, protein; or what speaks against it or is missing. */
export function energySection(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const energy = energyOf(plan.request);
  const { estimate, isOutside, missing, refusal } = energy;
  const refused = refusal === null ? [] : [paragraph(lossSaid(w, plan, refusal))];
  const protein = proteinLines(w, plan);
  if (estimate === null) {
    const ages = report.years(numberText(agesOfFormula.low, 0), numberText(agesOfFormula.high, 0));
    const why = isOutside
      ? report.energyOutside(
          computedFigure(w, { id: 'ages', label: report.labels.ages, value: ages, formula: 'a, b' }, [
            publishedInput(plan, 'resting-energy', ages),
          ]),
        )
      : report.energyMissing(listText(missing.map((field) => report.fields[field])));
    return section('energy', ...refused, paragraph(why), ...(protein.length > 0 ? [list(protein)] : []));
  }
  const lines = estimate.sexes.flatMap((sex, i) => sexLines(w, plan, energy, sex, estimate.resting[i] ?? 0));
  return section('energy', ...refused, list([...lines, ...protein]), paragraph(report.energyRead));
}

function sexLines(w: TableWriting, plan: FitnessPlan, energy: Energy, sex: Sex, resting: number): Said[] {
  const { report } = fitnessTexts();
  const { activity } = plan.request.assumptions.of;
  const name = sexNote(plan, sex);
  const upkeep = {
    value: resting * activity.value,
    low: resting * 0.9 * activity.low,
    high: resting * 1.1 * activity.high,
  };
  return [
    report.resting(name, restingFigure(w, plan, sex, resting), restingRange(w, plan, sex, resting)),
    report.upkeep(
      name,
      computedFigure(
        w,
        {
          id: `upkeep-${sex}`,
          label: report.labels.upkeep(name),
          value: kcal(upkeep.value),
          formula: String.raw`E \cdot f`,
        },
        [restingInput(plan, sex, resting), assumedInput(plan, 'activity')],
      ),
      computedFigure(
        w,
        {
          id: `upkeep-range-${sex}`,
          label: report.labels.upkeepRange(name),
          value: kcalRange(upkeep.low, upkeep.high),
          formula: String.raw`0.9 E \cdot f_1, \; 1.1 E \cdot f_2`,
        },
        [restingInput(plan, sex, resting), rangeInput(plan, 'activity'), withinInput(plan)],
      ),
    ),
    ...goalLines(w, plan, energy, { sex, resting, upkeep: upkeep.value }),
  ];
}

const restingInput = (plan: FitnessPlan, sex: Sex, resting: number): FigureInput => ({
  name: fitnessTexts().report.labels.resting(sexNote(plan, sex)),
  value: kcal(resting),
  figure: true,
});

function rangeInput(plan: FitnessPlan, id: AssumptionId): FigureInput {
  const { low, high } = plan.request.assumptions.of[id];
  const text = fitnessTexts().report.range(assumedText(plan, id, low), assumedText(plan, id, high));
  return { ...assumedInput(plan, id), value: text };
}

const withinInput = (plan: FitnessPlan): FigureInput => publishedInput(plan, 'energy-range', '±10\u00a0%');

function restingFigure(w: TableWriting, plan: FitnessPlan, sex: Sex, resting: number): Words {
  const { report } = fitnessTexts();
  const { kg, cm, age } = plan.request;
  const term = sexTerm[sex] < 0 ? `- ${-sexTerm[sex]}` : `+ ${sexTerm[sex]}`;
  const shown = {
    id: `resting-${sex}`,
    label: report.labels.resting(sexNote(plan, sex)),
    value: kcal(resting),
  };
  return computedFigure(w, { ...shown, formula: String.raw`10 w + 6.25 h - 5 a ${term}` }, [
    { name: report.labels.kg, value: kilograms(kg ?? 0), given: 'form' },
    { name: report.labels.cm, value: report.centimetres(plainNumberText(cm ?? 0, 1)), given: 'form' },
    { name: report.labels.age, value: report.yearsOld(plainNumberText(age ?? 0, 0)), given: 'form' },
    {
      name: report.labels.formula,
      value: report.labels.published,
      cell: publishedCell(plan, 'resting-energy', 'Low'),
    },
  ]);
}

function restingRange(w: TableWriting, plan: FitnessPlan, sex: Sex, resting: number): Words {
  const { report } = fitnessTexts();
  const shown = {
    id: `resting-range-${sex}`,
    label: report.labels.restingRange(sexNote(plan, sex)),
    value: kcalRange(resting * 0.9, resting * 1.1),
  };
  return computedFigure(w, { ...shown, formula: String.raw`0.9 E, \; 1.1 E` }, [
    restingInput(plan, sex, resting),
    withinInput(plan),
  ]);
}

/** More to build muscle, less to lose weight, never less than at rest; nothing where losing is not planned. */
function goalLines(
  w: TableWriting,
  plan: FitnessPlan,
  { wantsLoss, refusal }: Energy,
  { sex, resting, upkeep }: { readonly sex: Sex; readonly resting: number; readonly upkeep: number },
): Said[] {
  const { report } = fitnessTexts();
  const { request } = plan;
  if (refusal !== null || (!wantsLoss && request.goal !== 'muscle')) return [];
  const id = wantsLoss ? 'deficit' : 'surplus';
  const { value, low, high } = request.assumptions.of[id];
  const at = (share: number) => (wantsLoss ? Math.max(upkeep * (1 - share), resting) : upkeep * (1 + share));
  const [from, to] = [at(low), at(high)].toSorted((a, b) => a - b);
  const name = sexNote(plan, sex);
  const sign = wantsLoss ? '-' : '+';
  const floor = wantsLoss ? [restingInput(plan, sex, resting)] : [];
  const upkeepInput: FigureInput = { name: report.labels.upkeep(name), value: kcal(upkeep), figure: true };
  const formula = wantsLoss ? String.raw`\max(E, U (1 - d))` : `U (1 ${sign} d)`;
  const one = computedFigure(
    w,
    { id: `eat-${sex}`, label: report.labels.eat(name), value: kcal(at(value)), formula },
    [upkeepInput, assumedInput(plan, id), ...floor],
  );
  const range = computedFigure(
    w,
    {
      id: `eat-range-${sex}`,
      label: report.labels.eatRange(name),
      value: kcalRange(from ?? 0, to ?? 0),
      formula,
    },
    [upkeepInput, rangeInput(plan, id), ...floor],
  );
  return [(wantsLoss ? report.eatLoss : report.eatGain)(name, one, range)];
}

/** Grams for each kilogram as published, for adults. */
const proteinRange = { low: 1.4, high: 2 } as const;
const adult = 18;

function proteinLines(w: TableWriting, plan: FitnessPlan): Said[] {
  const { report } = fitnessTexts();
  const { kg, age } = plan.request;
  if (kg === null || (age !== null && age < adult)) return [];
  const { low, high } = proteinRange;
  const each = report.proteinEach(numberText(low, 1), numberText(high, 1));
  const published = publishedInput(plan, 'protein', each);
  const value = report.grams(report.range(numberText(kg * low, 0), numberText(kg * high, 0)));
  return [
    report.protein(
      computedFigure(
        w,
        { id: 'protein', label: report.labels.protein, value, formula: String.raw`a w, \; b w` },
        [{ name: report.labels.kg, value: kilograms(kg), given: 'form' }, published],
      ),
      computedFigure(w, { id: 'protein-each', label: report.labels.protein, value: each, formula: 'a, b' }, [
        published,
      ]),
    ),
  ];
}

const boundFigure = (w: TableWriting, plan: FitnessPlan): Words => {
  const { report } = fitnessTexts();
  const value = numberText(underweightIndex, 1);
  return computedFigure(w, { id: 'underweight', label: report.labels.bound, value, formula: 'a' }, [
    publishedInput(plan, 'underweight', value),
  ]);
};

function lossSaid(w: TableWriting, plan: FitnessPlan, refusal: LossRefusal): Said {
  const { report } = fitnessTexts();
  const { labels } = report;
  const { kg, cm, target } = plan.request;
  const weight: FigureInput = { name: labels.kg, value: kilograms(kg ?? 0), given: 'form' };
  const height: FigureInput = {
    name: labels.cm,
    value: report.centimetres(plainNumberText(cm ?? 0, 1)),
    given: 'form',
  };
  const wanted: FigureInput = { name: labels.target, value: kilograms(target ?? 0), given: 'form' };
  if (refusal.kind === 'underweight') {
    const shown = { id: 'index', label: labels.index, value: numberText(refusal.index, 1) };
    return report.lossUnderweight(
      computedFigure(w, { ...shown, formula: 'w / h^2' }, [weight, height]),
      boundFigure(w, plan),
    );
  }
  const targetFigure = givenFigure(
    w.step,
    { id: 'target', label: labels.target, value: kilograms(target ?? 0) },
    'form',
  );
  if (refusal.kind === 'target') {
    const shown = { id: 'least-weight', label: labels.least, value: kilograms(refusal.least) };
    const least = computedFigure(w, { ...shown, formula: String.raw`b \cdot h^2` }, [
      height,
      publishedInput(plan, 'underweight', numberText(underweightIndex, 1)),
    ]);
    return report.lossTarget(targetFigure, boundFigure(w, plan), least);
  }
  const paced = (id: string, label: string, value: number, formula: string, inputs: readonly FigureInput[]) =>
    computedFigure(w, { id, label, value: report.aWeek(numberText(value, 2)), formula }, inputs);
  const most = paced('most-loss', labels.most, refusal.most, String.raw`\min(0.01 w, 0.9)`, [
    weight,
    publishedInput(plan, 'loss-pace', '1–2 lb'),
  ]);
  const aWeek = paced('loss', labels.aWeek, refusal.aWeek, '(w - t) / 12', [weight, wanted]);
  const shown = { id: 'reachable', label: labels.reachable, value: kilograms(refusal.reachable) };
  return report.lossPace(
    aWeek,
    most,
    computedFigure(w, { ...shown, formula: 'w - 12 m' }, [
      weight,
      { name: labels.most, value: report.aWeek(numberText(refusal.most, 2)), figure: true },
    ]),
  );
}
