import { numberText, percentText, priceText, signedPercentText } from '../number-text.ts';
import { priceInput, valueInput } from './inputs.ts';
import { rangeNow } from './measure-range.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

/** Multiples of the average true range that are written out. */
const steps = [-3, -2, -1, 1, 2, 3] as const;
/** A stop two average ranges away is hit by a usual day only rarely; the multiple is a convention, not a finding. */
const stopSteps = 2;
/** The part of the capital that a stop may cost. */
const risked = 0.01;

/** Two digits that count at least: 0.058 units of something dear, not 0.1, which would risk nearly twice as much. */
function unitsText(units: number): string {
  const decimals = units >= 10 ? 1 : Math.max(1, 1 - Math.floor(Math.log10(units)));
  return numberText(units, Number.isFinite(decimals) ? Math.min(8, decimals) : 1);
}

/** Prices so many average daily ranges from the close, and what a stop at two of them means for the size. Arithmetic, no prediction. */
export function measureScenarios(study: Study): Measure[] {
  const range = rangeNow(study);
  const now = study.close[study.last] ?? 0;
  if (range === null || range.value * 3 >= now) return [];
  const texts = indicatorTexts();
  const date = study.day(study.last);
  const inputs = [priceInput(study, texts.closeOf(date), study.last), range.input];
  const at = (k: number) => now + k * range.value;
  const scenarios = steps.flatMap((k): Measure[] => {
    const id = `scenario_${k < 0 ? 'down' : 'up'}${Math.abs(k)}`;
    const term = `${k < 0 ? '-' : '+'} ${Math.abs(k)}\\,\\mathrm{ATR}_{14}`;
    const label = texts.scenario(k);
    return [
      { id, label, value: at(k), text: priceText(at(k)), date, formula: `C_t ${term}`, inputs },
      {
        id: `${id}_share`,
        label: texts.fromClose(label),
        value: at(k) / now - 1,
        text: signedPercentText(at(k) / now - 1),
        date,
        formula: `\\frac{C_t ${term}}{C_t} - 1`,
        inputs,
      },
    ];
  });
  const distance = (stopSteps * range.value) / now;
  return [
    ...scenarios,
    {
      id: 'size_share',
      label: texts.sizeShare,
      value: risked / distance,
      text: percentText(risked / distance, 0),
      date,
      formula: `\\frac{q\\,C_t}{${stopSteps}\\,\\mathrm{ATR}_{14}}`,
      inputs: [valueInput(texts.riskedShare, risked), ...inputs],
    },
    {
      id: 'size_units',
      label: texts.sizeUnits,
      value: (10_000 * risked) / (stopSteps * range.value),
      text: unitsText((10_000 * risked) / (stopSteps * range.value)),
      date,
      formula: `\\frac{q\\,K}{${stopSteps}\\,\\mathrm{ATR}_{14}}`,
      inputs: [valueInput(texts.riskedShare, risked), valueInput(texts.capital, 10_000), range.input],
    },
  ];
}
