import type { Reading } from '../../findings/rules.ts';
import type { ProductRuleId } from '../../packs/commerce/unit-rules.ts';
import type { Said } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts } from './messages/product-texts.ts';
import { isWorked, ratioFigure } from './unit-figures.ts';
import { evenShareFigure } from './write-break-even.ts';
import { cashFigures } from './write-cash.ts';
import { concentrationFigure } from './write-market.ts';

/** How each measure that decides is shown: its name, its figure, its unit, and whose thresholds it has. */
export function showCriterion(w: ProductWriting) {
  const texts = productTexts().report;
  const { deal } = w.gathered;
  const worked = isWorked(deal) ? deal : null;
  const marks: Readonly<Record<ProductRuleId, () => Said>> = {
    margin: () => (worked === null ? '' : ratioFigure(w, worked, 'margin')),
    return_on_landed: () => (worked === null ? '' : ratioFigure(w, worked, 'returnOnLanded')),
    break_even_share: () => (worked === null ? '' : evenShareFigure(w, worked)),
    competition: () => concentrationFigure(w),
    cash: () => cashFigures(w)?.share() ?? '',
    demand: () => cashFigures(w)?.months() ?? '',
  };
  const prints: Readonly<Record<ProductRuleId, (value: number) => string>> = {
    margin: (value) => percentText(value),
    return_on_landed: (value) => percentText(value),
    break_even_share: (value) => percentText(value),
    competition: (value) => numberText(value, 2),
    cash: (value) => percentText(value, 0),
    demand: (value) => texts.months(numberText(value, 1)),
  };
  return (reading: Reading) => {
    const id = reading.rule.id as ProductRuleId;
    const mark = reading.kind === 'read' ? marks[id]() : '–';
    const basis = id === 'competition' ? texts.guidelines : texts.ruleOfThumb;
    return { name: texts.rules[id], mark, print: prints[id], basis };
  };
}
