import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import type { Said, Words } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { computedFigure, givenFigure, type FigureInput } from '../ground/table-figures.ts';
import { countText, moneyText } from './amounts.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';
import { inputsOf, isWorked } from './unit-figures.ts';
import { monthsBack } from './verdict.ts';

/** The numbers of the first order; null where its units or its costs are not known. */
export function cashFigures(w: ProductWriting) {
  const texts = productTexts().report;
  const { deal, demand } = w.gathered;
  const { cash, currency } = deal;
  if (cash === null || !isWorked(deal)) return null;
  const money = (value: number) => moneyText(currency, value);
  const own = (
    id: keyof typeof texts.cash,
    value: string,
    formula: string,
    from: readonly FigureInput[],
  ): Words => computedFigure(w, { id: figureIds[id], label: texts.cash[id], value, formula }, from);
  const ref = (id: keyof typeof texts.cash, value: string): FigureInput => ({
    name: texts.cash[id],
    value,
    figure: true,
  });
  const once: FigureInput[] =
    cash.once === 0 ? [] : [{ name: texts.cash.once, value: money(cash.once), given: 'form' }];
  const quantity = ref('quantity', countText(cash.quantity));
  return {
    quantity: () => quantityFigure(w),
    goods: () =>
      own('goods', money(cash.goods), String.raw`q \cdot l`, [quantity, ...inputsOf(deal, ['landed'])]),
    once: () =>
      givenFigure(w.step, { id: 'costs-once', label: texts.cash.once, value: money(cash.once) }, 'form'),
    whole: () => own('whole', money(cash.whole), 'g + o', [ref('goods', money(cash.goods)), ...once]),
    back: () => own('back', money(cash.back), 'c + l', inputsOf(deal, ['contribution', 'landed'])),
    unitsBack: () =>
      own('unitsBack', countText(cash.unitsBack ?? 0), String.raw`\lceil \frac{w}{b} \rceil`, [
        ref('whole', money(cash.whole)),
        ref('back', money(cash.back)),
      ]),
    share: () =>
      own('share', percentText((cash.unitsBack ?? 0) / cash.quantity, 0), String.raw`\frac{u}{q}`, [
        ref('unitsBack', countText(cash.unitsBack ?? 0)),
        quantity,
      ]),
    unitsOnce: () =>
      own('unitsOnce', countText(cash.unitsOnce ?? 0), String.raw`\lceil \frac{o}{c} \rceil`, [
        ...once,
        ...inputsOf(deal, ['contribution']),
      ]),
    months: () => {
      const [proxy] = demand.proxies;
      const months = monthsBack(w.gathered);
      if (proxy === undefined || months === null) return [];
      return own('months', texts.months(numberText(months, 1)), String.raw`\frac{u}{x}`, [
        ref('unitsBack', countText(cash.unitsBack ?? 0)),
        {
          name: texts.proxyEnd.low(texts.proxies[proxy.kind]),
          value: countText(proxy.low),
          figure: true,
        },
      ]);
    },
  };
}

const figureIds = {
  quantity: 'quantity',
  goods: 'goods',
  once: 'costs-once',
  whole: 'cash',
  back: 'cash-per-unit',
  unitsBack: 'break-even-units',
  unitsOnce: 'units-for-once',
  share: 'cash-share',
  months: 'cash-months',
} as const;

function quantityFigure(w: ProductWriting): Words {
  const texts = productTexts().report;
  const { quantity } = w.gathered.deal;
  const shown = {
    id: figureIds.quantity,
    label: texts.cash.quantity,
    value: countText(quantity?.value ?? 0),
  };
  if (quantity?.from !== 'quote') return givenFigure(w.step, shown, 'form');
  const { source, row, column, price } = quantity.line;
  const cell = { source, row, column };
  const quoted = { name: texts.quotePrice, value: moneyText(price.currency, price.value), cell };
  return computedFigure(w, { ...shown, formula: String.raw`\text{${texts.cashHow.quantity.quote}}` }, [
    quoted,
  ]);
}

/** What the first order takes, and what brings it back. */
export function cashSection(w: ProductWriting): Block[] {
  const texts = productTexts().report;
  const { cash, quantity } = w.gathered.deal;
  const shown = cashFigures(w);
  if (!isWorked(w.gathered.deal)) return section('cash', paragraph(texts.noUnitAgain));
  if (cash === null || shown === null || quantity === null) return section('cash', paragraph(texts.noCash));
  const how = texts.cashHow;
  const rows: Said[][] = [
    [texts.cash.quantity, shown.quantity(), how.quantity[quantity.from]],
    [texts.cash.goods, shown.goods(), how.goods],
    ...(cash.once > 0 ? [[texts.cash.once, shown.once(), texts.from.form]] : []),
    [texts.cash.whole, shown.whole(), how.whole],
    ...(cash.unitsBack === null
      ? []
      : [
          [texts.cash.back, shown.back(), how.back],
          [texts.cash.unitsBack, shown.unitsBack(), how.unitsBack],
          [texts.cash.share, shown.share(), how.share],
        ]),
    ...(cash.unitsOnce === null ? [] : [[texts.cash.unitsOnce, shown.unitsOnce(), how.unitsOnce]]),
    ...monthRows(w, shown.months),
  ];
  const isShort = cash.unitsBack !== null && cash.unitsBack > cash.quantity;
  return section(
    'cash',
    table(texts.cashHead, rows, { right: [1] }),
    ...(cash.unitsBack === null ? [paragraph(texts.loses)] : []),
    ...(isShort ? [paragraph(texts.soldOut(shown.unitsBack(), shown.quantity()))] : []),
  );
}

function monthRows(w: ProductWriting, months: () => Words): Said[][] {
  const texts = productTexts().report;
  const [proxy] = w.gathered.demand.proxies;
  if (proxy === undefined || monthsBack(w.gathered) === null) return [];
  return [[texts.cash.months, months(), texts.cashHow.months(texts.proxies[proxy.kind])]];
}
