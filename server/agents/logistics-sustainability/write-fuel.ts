import { wholeOf, type Factors } from '../../emissions/factors.ts';
import type { FuelRead } from '../../emissions/fuel.ts';
import { sumOf } from '../../emissions/lanes.ts';
import type { RowEmission } from '../../emissions/transport.ts';
import { truckKeys, vanKeys } from '../../packs/logistics/vehicles.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, title } from '../../report/build-blocks.ts';
import { words, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { computedFigure, type FigureInput, type TableWriting } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { derivedFigure, factorInputs, rowInputs, tonnesText } from './lane-words.ts';
import { logisticsTexts, section } from './messages/logistics-texts.ts';

/** Litres of diesel and what burning and making them comes to. */
function dieselFigures(
  w: TableWriting,
  fuels: readonly FuelRead[],
  factors: Factors,
): { litres: Words; kg: Words; burnt: number } {
  const texts = logisticsTexts().report;
  const factor = factors.of('diesel');
  if (factor === null) throw new Error('The factor of diesel is missing.');
  const sum = fuels.reduce((all, one) => all + one.litres, 0);
  const litresText = `${numberText(sum, 0)}\u00a0l`;
  const from = fuels.map(({ source, rows, column, litres }): FigureInput => ({
    name: column.name,
    value: numberText(litres, 0),
    rows: { source, rows, columns: [column] },
  }));
  const burnt = sum * wholeOf(factor);
  const formula = String.raw`\frac{x \cdot (f_{TTW} + f_{WTT})}{1000}`;
  return {
    burnt,
    litres: computedFigure(
      w,
      { id: 'fuel-litres', label: texts.litres, value: litresText, formula: String.raw`\sum x` },
      from,
    ),
    kg: computedFigure(w, { id: 'fuel-co2e', label: texts.fuelKg, value: tonnesText(burnt), formula }, [
      { name: texts.litres, value: litresText, figure: true },
      ...factorInputs(factor),
    ]),
  };
}

/** Diesel bought against the lanes by road. */
export function fuelSection(
  w: TableWriting,
  fuels: readonly FuelRead[],
  rows: readonly RowEmission[],
  factors: Factors,
): Block[] {
  const texts = logisticsTexts().report;
  if (fuels.length === 0) return section('fuel', paragraph(texts.noFuel));
  const { litres, kg, burnt } = dieselFigures(w, fuels, factors);
  const road = rows.filter(({ factor }) => truckKeys.has(factor.key) || vanKeys.has(factor.key));
  if (road.length === 0) return section('fuel', paragraph(texts.fuelOnly(litres, kg)));
  const roadKg = sumOf(road, 'kg');
  const shown = {
    id: 'road-co2e',
    label: texts.roadKg,
    value: tonnesText(roadKg),
    formula: String.raw`\sum m \cdot d \cdot f`,
  };
  const ratio = {
    id: 'fuel-ratio',
    label: texts.ratio,
    value: `${numberText((100 * roadKg) / burnt, 0)}\u00a0%`,
    formula: String.raw`\frac{a}{b}`,
  };
  const share = derivedFigure(w, ratio, [
    [texts.roadKg, tonnesText(roadKg)],
    [texts.fuelKg, tonnesText(burnt)],
  ]);
  const said = texts.fuelSaid({ litres, kg, road: computedFigure(w, shown, rowInputs(road)) });
  return section('fuel', paragraph(said), paragraph(texts.fuelRatio(share)));
}

/** The head of a report on fuel alone. */
export function writeFuelHead(w: TableWriting, fuels: readonly FuelRead[], factors: Factors): Block[] {
  const texts = logisticsTexts().report;
  const { litres, kg, burnt } = dieselFigures(w, fuels, factors);
  const headline = texts.headlineFuel(tonnesText(burnt));
  const said = texts.fuelOnly(litres, kg);
  w.step.addFinding({ id: 'fuel', title: texts.fuelKg, detail: tonnesText(burnt), status: 'verified' });
  writeAnswer(w.step, texts.answer(headline, said));
  return [title(headline), lead(words`${said} ${texts.noLanes}`)];
}
