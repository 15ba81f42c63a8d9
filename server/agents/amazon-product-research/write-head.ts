import { landedForMargin, priceForMargin } from '../../commerce/unit-economics.ts';
import type { Reading } from '../../findings/rules.ts';
import { statusOf } from '../../findings/rules.ts';
import { goodMargin } from '../../packs/commerce/unit-rules.ts';
import type { Block } from '../../report/blocks.ts';
import { heading, lead, list, paragraph, title } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Said } from '../../report/words.ts';
import { percentText } from '../../tools/number-text.ts';
import { aspectFigures, aspectName } from '../ground/aspect-table.ts';
import { groundTexts } from '../ground/messages/ground-texts.ts';
import { addFindings, scorecard, scoreMarks } from '../ground/scorecard.ts';
import { rowMark } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { moneyText } from './amounts.ts';
import type { QuoteLeft } from './deal.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';
import { showCriterion } from './show-criterion.ts';
import {
  evenFigure,
  isWorked,
  lossFigure,
  partFigure,
  ratioFigure,
  type WorkedDeal,
} from './unit-figures.ts';
import { missingText, neededMissing, readingsOf, verdictOf, weakText, type Verdict } from './verdict.ts';
import { cashFigures } from './write-cash.ts';
import { goodLandedFigure, goodMarginFigure, goodPriceFigure } from './write-break-even.ts';
import { mostBlamed } from './write-gaps.ts';
import { countFigures, quartileFigures } from './write-market.ts';

/** Whether to list it, what a unit leaves, the cash of the order, and the market in a sentence each. */
export function writeHead(w: ProductWriting): Block[] {
  const texts = productTexts().report;
  const { gathered } = w;
  const readings = readingsOf(gathered);
  const verdict = verdictOf(gathered, readings);
  const show = showCriterion(w);
  addFindings(w.step, readings, show);
  const headline = headlineOf(w, verdict, readings);
  const unit = unitSaid(w);
  writeAnswer(w.step, texts.answer(headline, unit));
  const isMedian = isWorked(gathered.deal) && gathered.deal.price.from === 'median';
  const said = [unit, ...(isMedian ? [texts.leadMedian] : []), ...cashSaid(w), ...marketSaid(w, readings)];
  const score = scoreMarks(w.step, readings, { show, time: '' });
  return [
    title(headline),
    lead(joinWords(said, ' ')),
    ...section(
      'first',
      ...(score === null
        ? []
        : [paragraph(texts.overall({ ...score, word: groundTexts().risks[score.status] }))]),
      ...scorecard(w.step, readings, show, { title: texts.scorecard }),
      ...changes(w, verdict),
    ),
  ];
}

/** So many costs are named in a headline. */
const mostNamed = 2;

function headlineOf({ gathered }: ProductWriting, verdict: Verdict, readings: readonly Reading[]): string {
  const texts = productTexts().report;
  const { subject, deal } = gathered;
  const { economics, currency } = deal;
  if (economics === null || verdict === 'none') return texts.headlineMarket(subject);
  const margin = percentText(economics.margin);
  if (economics.breakEven === null) return texts.headlineNever(subject);
  const even = moneyText(currency, economics.breakEven);
  if (economics.contribution < 0)
    return texts.headlineLoss(subject, moneyText(currency, -economics.contribution), even);
  if (verdict === 'open') {
    const missing = neededMissing(gathered);
    const named = missing.length > mostNamed ? texts.severalCosts : missingText(missing);
    return texts.headlineOpen(subject, named, margin);
  }
  return texts.headlines[verdict](subject, margin, even, weakText(readings));
}

function unitSaid(w: ProductWriting): Said {
  const texts = productTexts().report;
  const { deal } = w.gathered;
  const [refused] = deal.refused;
  if (!isWorked(deal)) return refused === undefined ? texts.leadNeeds : words`${quoteSaid(w, refused)}.`;
  const { contribution, breakEven } = deal.economics;
  const price = partFigure(w, deal, 'price');
  const even = evenFigure(w, deal);
  if (breakEven === null) return texts.leadNever({ price, lost: lossFigure(w, deal) });
  const missing = neededMissing(w.gathered);
  if (contribution < 0) {
    const lost = lossFigure(w, deal);
    return missing.length === 0
      ? texts.leadLoss({ price, lost, even })
      : texts.leadLossBefore(missingText(missing), { price, lost, even });
  }
  const left = bold(partFigure(w, deal, 'contribution'));
  const said = { price, left, margin: ratioFigure(w, deal, 'margin'), even };
  return missing.length === 0 ? texts.leadUnit(said) : texts.leadUnitBefore(missingText(missing), said);
}

/** Why a quote was not used, with its row. */
export const quoteSaid = (w: ProductWriting, { name, sentence, line }: QuoteLeft): Said =>
  words`${name}: ${sentence}${rowMark(w, line.source, line.row)}`;

function cashSaid(w: ProductWriting): Said[] {
  const texts = productTexts().report;
  const { cash } = w.gathered.deal;
  const figures = cashFigures(w);
  if (cash === null || figures === null) return [];
  const [quantity, whole] = [figures.quantity(), figures.whole()];
  return cash.unitsBack === null || cash.unitsBack > cash.quantity
    ? [texts.leadCashNever({ quantity, whole })]
    : [
        (neededMissing(w.gathered).length === 0 ? texts.leadCash : texts.leadCashBefore)({
          quantity,
          whole,
          back: figures.unitsBack(),
        }),
      ];
}

function marketSaid(w: ProductWriting, readings: readonly Reading[]): Said[] {
  const texts = productTexts().report;
  const price = quartileFigures(w, 'price');
  if (price === null) return [];
  const market = texts.leadMarket({ count: countFigures(w).priced(), low: price.low(), high: price.high() });
  const competition = readings.find(({ rule }) => rule.id === 'competition');
  const status = competition === undefined ? 'for review' : statusOf(competition);
  if (competition === undefined || status === 'for review') return [market];
  return [market, texts.leadCompetition[status](showCriterion(w)(competition).mark)];
}

/** What would give the good margin, what is still to be looked up, and where others are weak. */
function changes(w: ProductWriting, verdict: Verdict): Block[] {
  const texts = productTexts().report;
  const { fields } = productTexts().form;
  const { deal, aspects, market } = w.gathered;
  const hints = {
    freight: [fields.freight, fields.freightHint],
    vat: [fields.vat, fields.vatHint],
    feeRate: [fields.feeRate, fields.feeRateHint],
    fulfilment: [fields.fulfilment, fields.fulfilmentHint],
    adShare: [fields.adShare, fields.adShareHint],
    duty: [fields.duty, fields.dutyHint],
    returns: [fields.returns, fields.returnsHint],
  } as const;
  const first = mostBlamed(aspects);
  const isOpen = verdict === 'open' || verdict === 'none' || verdict === 'unproven';
  const items: Said[] = [
    ...(isWorked(deal) && deal.economics.margin <= goodMargin ? [marginSaid(w, deal)] : []),
    ...(deal.price === null ? [texts.look(fields.price, fields.priceHint)] : []),
    ...(deal.cost === null && deal.refused.length === 0 ? [texts.look(fields.cost, fields.costHint)] : []),
    ...(isOpen && deal.quantity === null ? [texts.look(fields.quantity, fields.quantityHint)] : []),
    ...(isOpen && market.listings.length === 0 ? [texts.look(fields.listings, fields.listingsHint)] : []),
    ...neededMissing(w.gathered).map((name) => texts.look(...hints[name])),
    ...(first === null
      ? []
      : [
          texts.lookGap({
            aspect: bold(aspectName(first)),
            negative: aspectFigures(w, first).negative(),
            judged: aspectFigures(w, first).judged(),
          }),
        ]),
  ];
  return items.length === 0 ? [] : [heading(isOpen ? texts.neededHead : texts.changesHead, 3), list(items)];
}

function marginSaid(w: ProductWriting, deal: WorkedDeal): Said {
  const texts = productTexts().report;
  const [price, landed] = [
    priceForMargin(deal.economics, goodMargin),
    landedForMargin(deal.economics, goodMargin),
  ];
  const margin = goodMarginFigure(w);
  if (price === null)
    return landed > 0 ? texts.changePrice({ margin, landed: goodLandedFigure(w, deal) }) : texts.changeNone;
  const priceMark = goodPriceFigure(w, deal);
  return landed > 0
    ? texts.changeMargin({ margin, price: priceMark, landed: goodLandedFigure(w, deal) })
    : texts.changeOnly({ margin, price: priceMark });
}
