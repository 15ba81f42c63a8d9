import { quartilesOf } from '../../commerce/competition.ts';
import { costNames, type CostName } from '../../commerce/unit-economics.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { bold, type Said } from '../../report/words.ts';
import { computedFigure } from '../ground/table-figures.ts';
import { listingCount, listingInputs, moneyText, shareText } from './amounts.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';
import { isWorked, originOf, partFigure, ratioFigure, type WorkedDeal } from './unit-figures.ts';
import { missingText } from './verdict.ts';

/** One unit from its price to what is left, a line each. */
export function unitSection(w: ProductWriting): Block[] {
  const texts = productTexts().report;
  const { deal } = w.gathered;
  if (!isWorked(deal)) return section('units', paragraph(texts.noUnitSaid), ...feesSeen(w));
  const { contribution, landed } = deal.economics;
  return section(
    'units',
    table(texts.unitHead, unitRows(w, deal), { right: [1] }),
    ...beforeSaid(w),
    ...(contribution + landed <= 0 ? [paragraph(texts.below(partFigure(w, deal, 'price')))] : []),
    ...feesSeen(w),
  );
}

function unitRows(w: ProductWriting, deal: WorkedDeal): Said[][] {
  const texts = productTexts().report;
  const { given } = deal.economics;
  const plain = (part: 'price' | 'cost' | 'net' | 'landed'): Said[] => [
    texts.units[part],
    partFigure(w, deal, part),
    part === 'price' || part === 'cost' ? originOf(w, deal, part) : part === 'landed' ? texts.from.sum : '',
  ];
  const own = (
    part: 'vat' | 'refunded' | 'referral' | 'fulfilment' | 'ads' | 'duty' | 'freight',
    cost: CostName,
  ): Said[] => {
    const share = given[cost];
    if (share === null) return [texts.units[part], texts.from.notGiven, texts.from.notCounted];
    const isShare = cost !== 'fulfilment' && cost !== 'freight';
    return [
      texts.units[part],
      partFigure(w, deal, part),
      isShare ? texts.shareOf[cost](shareText(share)) : texts.from.form,
    ];
  };
  return [
    plain('price'),
    own('vat', 'vat'),
    plain('net'),
    own('refunded', 'returns'),
    own('referral', 'feeRate'),
    own('fulfilment', 'fulfilment'),
    own('ads', 'adShare'),
    plain('cost'),
    own('duty', 'duty'),
    own('freight', 'freight'),
    plain('landed'),
    [bold(texts.units.contribution), bold(partFigure(w, deal, 'contribution')), texts.from.rest],
    [texts.units.margin, ratioFigure(w, deal, 'margin'), ''],
    [texts.units.returnOnLanded, ratioFigure(w, deal, 'returnOnLanded'), ''],
  ];
}

/** The fees that the tool puts beside the listings: seen, and not used. */
function feesSeen(w: ProductWriting): Block[] {
  const texts = productTexts().report;
  const { listings, currency } = w.gathered.market;
  const own = listings.filter(({ fees }) => fees !== null);
  const median = quartilesOf(own.flatMap(({ fees }) => fees ?? []))?.middle;
  if (median === undefined) return [];
  const shown = {
    id: 'fees-median',
    label: texts.feesMedian,
    value: moneyText(currency, median),
    formula: String.raw`\text{median}`,
  };
  const count = listingCount(w, { id: 'fees-listings', label: texts.feesCount }, own, 'fees');
  return [paragraph(texts.feesSeen(computedFigure(w, shown, listingInputs(w, own, 'fees')), count))];
}

/** That what is left is before costs that were not given. */
function beforeSaid({ gathered }: ProductWriting): Block[] {
  const missing = gathered.deal.economics?.missing ?? [];
  return missing.length === 0 ? [] : [paragraph(productTexts().report.before(missingText(missing)))];
}

/** All costs that were not given, for the end of the report. */
export function notCounted(w: ProductWriting): string[] {
  const { economics } = w.gathered.deal;
  const missing = costNames.filter((name) => economics?.missing.includes(name) === true);
  return missing.length === 0 ? [] : [productTexts().report.notCounted(missingText(missing))];
}
