import {
  landedForMargin,
  mostAdShare,
  priceForMargin,
  unitEconomics,
  type UnitEconomics,
} from '../../commerce/unit-economics.ts';
import { goodMargin } from '../../packs/commerce/unit-rules.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import type { Said, Words } from '../../report/words.ts';
import { percentText } from '../../tools/number-text.ts';
import { computedFigure, givenFigure, type FigureInput } from '../ground/table-figures.ts';
import { moneyText, shareText } from './amounts.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';
import { missingText } from './verdict.ts';
import { evenFigure, inputsOf, isWorked, partFigure, type WorkedDeal } from './unit-figures.ts';

const evenInput = ({ economics: { breakEven }, currency }: WorkedDeal): FigureInput => ({
  name: productTexts().report.even.price,
  value: moneyText(currency, breakEven ?? 0),
  figure: true,
});

/** The margin that is solved for. */
export const goodMarginFigure = (w: ProductWriting): Words =>
  givenFigure(
    w.step,
    { id: 'good-margin', label: productTexts().report.even.goodMargin, value: shareText(goodMargin) },
    'assumption',
  );

const goodInput = (): FigureInput => ({
  name: productTexts().report.even.goodMargin,
  value: shareText(goodMargin),
  given: 'assumption',
});

export function evenShareFigure(w: ProductWriting, deal: WorkedDeal): Words {
  const { breakEven, given } = deal.economics;
  const shown = {
    id: 'break-even-share',
    label: productTexts().report.even.share,
    value: percentText((breakEven ?? 0) / given.price),
    formula: String.raw`\frac{b}{p}`,
  };
  return computedFigure(w, shown, [evenInput(deal), ...inputsOf(deal, ['price'])]);
}

export function goodPriceFigure(w: ProductWriting, deal: WorkedDeal): Words {
  const price = priceForMargin(deal.economics, goodMargin) ?? 0;
  const shown = {
    id: 'price-for-margin',
    label: productTexts().report.even.goodPrice(shareText(goodMargin)),
    value: moneyText(deal.currency, price),
    formula: String.raw`\frac{l + s}{(1 - r) \cdot (\frac{1}{1 + v} - f) - a - \frac{m}{1 + v}}`,
  };
  const costs = ['fulfilment', 'vat', 'feeRate', 'adShare', 'returns'] as const;
  return computedFigure(w, shown, [...inputsOf(deal, ['landed'], costs), goodInput()]);
}

export function goodLandedFigure(w: ProductWriting, deal: WorkedDeal): Words {
  const shown = {
    id: 'landed-for-margin',
    label: productTexts().report.even.goodLanded(shareText(goodMargin)),
    value: moneyText(deal.currency, landedForMargin(deal.economics, goodMargin)),
    formula: String.raw`l + c - m \cdot n`,
  };
  return computedFigure(w, shown, [...inputsOf(deal, ['landed', 'contribution', 'net']), goodInput()]);
}

/** The break-even price, proved; what it leaves room for; and what-ifs. */
export function breakEvenSection(w: ProductWriting, hasWhatIfs: boolean): Block[] {
  const texts = productTexts().report;
  const { deal } = w.gathered;
  if (!isWorked(deal)) return section('breakEven', paragraph(texts.noUnitAgain));
  const { economics } = deal;
  const { breakEven, given } = economics;
  const whatIfs = hasWhatIfs ? [whatIfTable(w, deal)] : [];
  if (breakEven === null) return section('breakEven', paragraph(texts.evenNone), ...whatIfs);
  const even = evenFigure(w, deal);
  const { missing } = economics;
  const isAbove = breakEven > given.price;
  return section(
    'breakEven',
    paragraph(texts.evenSaid(even, proofFigure(w, deal, breakEven))),
    ...(isAbove ? [paragraph(texts.evenAbove(even, partFigure(w, deal, 'price')))] : []),
    ...(missing.length > 0 ? [paragraph(texts.evenBefore(missingText(missing)))] : []),
    table(texts.evenHead, evenRows(w, deal, isAbove), { right: [1] }),
    ...whatIfs,
  );
}

/** What is left at the break-even price, worked out line by line as at any other. */
function proofFigure(w: ProductWriting, deal: WorkedDeal, breakEven: number): Words {
  const { contribution } = unitEconomics({ ...deal.economics.given, price: breakEven });
  const shown = {
    id: 'break-even-proof',
    label: productTexts().report.even.proof,
    value: moneyText(deal.currency, Math.abs(contribution) < 0.005 ? 0 : contribution),
    formula: String.raw`(1 - r) \cdot (\frac{b}{1 + v} - f \cdot b) - a \cdot b - s - l`,
  };
  const costs = ['fulfilment', 'vat', 'feeRate', 'adShare', 'returns'] as const;
  return computedFigure(w, shown, [evenInput(deal), ...inputsOf(deal, ['landed'], costs)]);
}

function evenRows(w: ProductWriting, deal: WorkedDeal, isAbove: boolean): Said[][] {
  const texts = productTexts().report;
  const { economics } = deal;
  const room = {
    id: 'price-room',
    label: texts.even.room,
    value: percentText(1 - (economics.breakEven ?? 0) / economics.given.price),
    formula: String.raw`1 - \frac{b}{p}`,
  };
  const ads = mostAdShare(economics);
  const most = {
    id: 'advertising-most',
    label: texts.even.ads,
    value: percentText(ads),
    formula: String.raw`a + \frac{c}{p}`,
  };
  const margin = shareText(goodMargin);
  const good = priceForMargin(economics, goodMargin);
  const landed = landedForMargin(economics, goodMargin);
  return [
    ...(isAbove
      ? []
      : [[texts.even.room, computedFigure(w, room, [evenInput(deal), ...inputsOf(deal, ['price'])])]]),
    [texts.even.goodPrice(margin), good === null ? texts.none : goodPriceFigure(w, deal)],
    [texts.even.goodLanded(margin), landed <= 0 ? texts.none : goodLandedFigure(w, deal)],
    [
      texts.even.ads,
      ads <= 0 ? texts.none : computedFigure(w, most, inputsOf(deal, ['contribution', 'price'], ['adShare'])),
    ],
  ];
}

const steps = { price: 0.1, landed: 0.1, ads: 0.05, returns: 0.05 } as const;
type WhatIf = keyof typeof steps;

/** The unit with one thing worse. */
function changed({ given }: UnitEconomics, what: WhatIf): UnitEconomics {
  const step = steps[what];
  if (what === 'price') return unitEconomics({ ...given, price: given.price * (1 - step) });
  if (what === 'landed')
    return unitEconomics({
      ...given,
      cost: given.cost * (1 + step),
      freight: given.freight === null ? null : given.freight * (1 + step),
    });
  const name = what === 'ads' ? 'adShare' : 'returns';
  return unitEconomics({ ...given, [name]: (given[name] ?? 0) + step });
}

const whatIfInputs = {
  price: [String.raw`c - x \cdot (c + l + s)`, ['contribution', 'landed'], ['fulfilment']],
  landed: [String.raw`c - x \cdot l`, ['contribution', 'landed'], []],
  ads: [String.raw`c - x \cdot p`, ['contribution', 'price'], []],
  returns: [String.raw`c - x \cdot (n - f \cdot p)`, ['contribution', 'net', 'price'], ['feeRate']],
} as const;

function whatIfTable(w: ProductWriting, deal: WorkedDeal): Block {
  const texts = productTexts().report;
  const { economics, currency } = deal;
  const rows = (Object.keys(steps) as WhatIf[])
    .filter((what) => what !== 'returns' || (economics.given.returns ?? 0) + steps.returns < 1)
    .map((what): Said[] => {
      const step = shareText(steps[what]);
      const name = texts.whatIf[what](step);
      const other = changed(economics, what);
      const [formula, parts, costs] = whatIfInputs[what];
      const left = moneyText(currency, other.contribution);
      const stepInput: FigureInput = { name: texts.whatIfStep, value: step, given: 'assumption' };
      const inputs = [...inputsOf(deal, parts, costs), stepInput];
      const leftShown = { id: `what-if-${what}`, label: texts.whatIfLeft(name), value: left, formula };
      const marginShown = {
        id: `what-if-${what}-margin`,
        label: texts.whatIfMargin(name),
        value: percentText(other.margin),
        formula: what === 'price' ? String.raw`\frac{c'}{(1 - x) \cdot n}` : String.raw`\frac{c'}{n}`,
      };
      const leftInput: FigureInput = { name: texts.whatIfLeft(name), value: left, figure: true };
      return [
        name,
        computedFigure(w, leftShown, inputs),
        computedFigure(w, marginShown, [leftInput, ...inputsOf(deal, ['net']), stepInput]),
      ];
    });
  return table(texts.whatIfHead, rows, { right: [1, 2] });
}
