import { words, type Said } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';

type Parts<K extends string> = Readonly<Record<K, Said>>;

/** What the report says of the decision and of one unit. */
export const productReportEn = {
  subject: 'Your product',
  headlines: {
    yes: (subject: string, margin: string, price: string) =>
      `${subject}: list it, ${margin} margin and break-even at ${price}`,
    maybe: (subject: string, margin: string, price: string, weak: string) =>
      `${subject}: list it with care because of ${weak}, ${margin} margin and break-even at ${price}`,
    unproven: (subject: string, margin: string, price: string) =>
      `${subject}: pays by the unit, how much sells is open, ${margin} margin and break-even at ${price}`,
    no: (subject: string, margin: string, price: string) =>
      `${subject}: do not list it at this price, ${margin} margin and break-even at ${price}`,
  },
  headlineLoss: (subject: string, lost: string, price: string) =>
    `${subject}: do not list it at this price, every unit loses ${lost} and break-even is at ${price}`,
  headlineNever: (subject: string) =>
    `${subject}: do not list it, fees, VAT and advertising leave nothing at any price`,
  headlineOpen: (subject: string, missing: string, margin: string) =>
    `${subject}: not decided, ${margin} margin before ${missing}`,
  headlineMarket: (subject: string) => `${subject}: not decided, no unit could be worked out`,
  headlineNothing: (subject: string) => `${subject}: nothing to work with was found`,
  leadNothing: 'No listings, no reviews, and no price together with a cost could be read.',
  leadNeeds: 'Give what a unit costs (the supplier’s price or a quote) and its price; then it is worked out.',
  leadUnit: ({ price, left, margin, even }: Parts<'price' | 'left' | 'margin' | 'even'>) =>
    words`At a price of ${price} a unit leaves ${left}, ${margin} of the price without VAT; at ${even} nothing is left.`,
  leadUnitBefore: (
    missing: string,
    { price, left, margin, even }: Parts<'price' | 'left' | 'margin' | 'even'>,
  ) =>
    words`Before ${missing}, which you have not given, a unit leaves at most ${left} at a price of ${price}, a margin of ${margin}; the break-even price is ${even} or more.`,
  leadLoss: ({ price, lost, even }: Parts<'price' | 'lost' | 'even'>) =>
    words`At a price of ${price} every unit loses ${lost}; only above a price of ${even} anything is left.`,
  leadLossBefore: (missing: string, { price, lost, even }: Parts<'price' | 'lost' | 'even'>) =>
    words`At a price of ${price} every unit loses ${lost}, even before ${missing}; below a price of ${even} nothing is left in any case.`,
  leadNever: ({ price, lost }: Parts<'price' | 'lost'>) =>
    words`At a price of ${price} every unit loses ${lost}; no price helps, because fees, VAT and advertising grow with it.`,
  leadCash: ({ quantity, whole, back }: Parts<'quantity' | 'whole' | 'back'>) =>
    words`The first order of ${quantity} units takes ${whole} in cash, which is back after ${back} units.`,
  leadCashBefore: ({ quantity, whole, back }: Parts<'quantity' | 'whole' | 'back'>) =>
    words`The first order of ${quantity} units takes at least ${whole} in cash, which is back after ${back} units at the earliest.`,
  leadMedian: 'No price was given: it is the median of the listings.',
  leadCashNever: ({ quantity, whole }: Parts<'quantity' | 'whole'>) =>
    words`The first order of ${quantity} units takes ${whole} in cash, and selling all of it does not bring that back.`,
  leadMarket: ({ count, low, high }: Parts<'count' | 'low' | 'high'>) =>
    words`The middle half of ${count} listings asks a price of ${low} to ${high}.`,
  leadCompetition: {
    'low risk': (value: Said) => words`Their reviews are spread over many brands (concentration ${value}).`,
    'medium risk': (value: Said) => words`Their reviews lie with some brands (concentration ${value}).`,
    'high risk': (value: Said) => words`Their reviews lie with few brands (concentration ${value}).`,
  },
  answer: (headline: Said, more: Said) => words`${headline}. ${more}`,

  scorecard: 'Measures that decide, by rules of thumb of this report',
  rules: {
    margin: 'Margin',
    return_on_landed: 'Return on landed cost',
    break_even_share: 'Break-even price as a share of the price',
    competition: 'Competition: concentration of reviews',
    cash: 'Cash: share of the order that has to sell until it is paid back',
    demand: 'Demand: months until the order is paid back',
  },
  weak: {
    margin: 'the margin',
    return_on_landed: 'the return on landed cost',
    break_even_share: 'the break-even price',
    competition: 'the competition',
    cash: 'the cash',
    demand: 'the pace of sales',
  },
  ruleOfThumb: 'rule of thumb of this report',
  guidelines: 'Horizontal Merger Guidelines 2010',
  months: (count: string) => `${count} months`,
  notFull: (missing: string) => `Not judged before these are given: ${missing}.`,
  noUnit: 'No price together with a cost.',
  noDemand: 'No column tells of sales, and none of reviews with their dates.',
  noQuantity: 'No number of units for the first order.',
  neverBack: 'The order does not bring its money back.',
  fewReviews: 'Fewer than 10 listings have a number of reviews: too few for a concentration.',
  changesHead: 'What would make it better',
  neededHead: 'What is still needed',
  severalCosts: 'costs that were not given',
  changeMargin: ({ margin, price, landed }: Parts<'margin' | 'price' | 'landed'>) =>
    words`A margin of ${margin} needs a price of ${price}, or a landed cost of ${landed} at your price.`,
  changePrice: ({ margin, landed }: Parts<'margin' | 'landed'>) =>
    words`A margin of ${margin} needs a landed cost of ${landed} at your price; no price alone gives it.`,
  changeOnly: ({ margin, price }: Parts<'margin' | 'price'>) =>
    words`A margin of ${margin} needs a price of ${price}; at your price no landed cost gives it.`,
  changeNone:
    'Neither another price nor another landed cost gives the margin: fees, VAT and advertising are too high.',
  look: (name: string, hint: string) => words`Still to give: ${name}. ${hint}`,
  lookGap: ({ aspect, negative, judged }: Parts<'aspect' | 'negative' | 'judged'>) =>
    words`Be better where reviews complain most: ${aspect}, ${negative} of ${judged} judged mentions are negative.`,
  overall: ({ word, score, coverage }: Parts<'word' | 'score' | 'coverage'>) =>
    words`Overall: ${word}, a weighted score of ${score} (0 all low risk, 1 all high risk) from ${coverage} of the weight.`,

  unitHead: ['One unit', 'Amount', 'From'],
  units: {
    price: 'Price',
    vat: 'less VAT in it',
    net: 'Price without VAT',
    refunded: 'less refunds of returned units',
    referral: 'less referral fee',
    fulfilment: 'less fulfilment fee',
    ads: 'less advertising',
    cost: 'Supplier’s price',
    duty: 'Duty',
    freight: 'Freight',
    landed: 'less landed cost',
    contribution: 'Left of a unit',
    margin: 'Margin of the price without VAT',
    returnOnLanded: 'Return on landed cost',
  },
  costs: {
    freight: 'freight',
    duty: 'duty',
    vat: 'VAT',
    feeRate: 'referral fee',
    fulfilment: 'fulfilment fee',
    adShare: 'advertising',
    returns: 'returns',
  },
  from: {
    form: 'your number',
    median: 'median of the listings, because no price was given',
    quote: 'the quote',
    quoteOf: (column: string) => `the quote, “${column}”`,
    quoteRate: (price: Said, rate: Said) => words`the quote, ${price} at your rate of ${rate}`,
    sum: 'supplier’s price, duty and freight',
    rest: 'price without VAT less all of these',
    notGiven: 'not given',
    notCounted: 'not counted',
  },
  shareOf: {
    vat: (share: string) => `${share} on top of the price without VAT`,
    feeRate: (share: string) => `${share} of the price of units kept`,
    adShare: (share: string) => `${share} of the price`,
    returns: (share: string) => `${share} of the units, refunded in full`,
    duty: (share: string) => `${share} of the supplier’s price`,
  },
  quoteColumns: (name: string, taken: string, others: readonly string[]) =>
    `${name}: of several prices of a unit “${taken}” was taken, and not ${listText(others.map((one) => `“${one}”`))}; freight and duty have to fit it`,
  quotePrice: 'Unit price of the quote',
  rate: 'Exchange rate',
  before: (missing: string) => `What is left is before ${missing}, not given: once counted, less is left.`,
  feesSeen: (median: Said, count: Said) =>
    words`The listings have a column of fees with a median of ${median} (${count} listings). It is an estimate of the tool for other products and is not used.`,
  feesMedian: 'Median of the fees in the listings',
  feesCount: 'Listings with fees',
  below: (price: Said) =>
    words`Fees, VAT and advertising take the whole price of ${price} before the goods are paid.`,

  evenHead: ['Question', 'Answer'],
  even: {
    price: 'Break-even price',
    room: 'The price may fall by',
    goodPrice: (margin: string) => `Price for a margin of ${margin}`,
    goodLanded: (margin: string) => `Landed cost for a margin of ${margin} at your price`,
    ads: 'Most advertising, as a share of the price',
    share: 'Break-even price as a share of the price',
    proof: 'Left at the break-even price',
    goodMargin: 'Margin with low risk',
  },
  evenSaid: (even: Said, proof: Said) =>
    words`The break-even price is ${even}. Put back in, it leaves ${proof} of a unit.`,
  evenBefore: (missing: string) =>
    `This is before ${missing}, not given: once counted, the break-even price is higher and the order takes longer to be paid back.`,
  evenNone:
    'There is no break-even price: of each further unit of price, fees, VAT and advertising take all.',
  evenAbove: (even: Said, price: Said) =>
    words`It lies above your price of ${price}: ${even} is needed to lose nothing.`,
  noUnitSaid: 'No unit could be worked out: give a price, and a cost or a quote in the same currency.',
  noUnitAgain: 'Not computed: no unit could be worked out.',
  none: 'none',
  whatIfHead: ['What if', 'Left of a unit', 'Margin'],
  whatIf: {
    price: (step: string) => `The price is ${step} lower`,
    landed: (step: string) => `The landed cost is ${step} higher`,
    ads: (step: string) => `Advertising takes a further ${step} of the price`,
    returns: (step: string) => `A further ${step} of the units come back`,
  },
  whatIfStep: 'Step of this what-if',
  whatIfLeft: (name: string) => `Left of a unit: ${name}`,
  whatIfMargin: (name: string) => `Margin: ${name}`,
};
