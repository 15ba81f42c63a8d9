import { words, type Said } from '../../../report/words.ts';

type Parts<K extends string> = Readonly<Record<K, Said>>;

/** What the report says of market, demand, reviews, cash and rank, of what was left out, and of its method. */
export const productMarketEn = {
  marketSaid: (count: Said, priced: Said) =>
    words`${count} listings were read, ${priced} of them with a price.`,
  listings: 'Listings read',
  priced: 'Listings with a price',
  noListings: 'No listings were given: the market was not looked at.',
  fewListings: 'Fewer than 5 listings have a price: no quartiles are given.',
  marketHead: ['Of the listings', 'Listings', 'Lower quartile', 'Median', 'Upper quartile'],
  measures: { price: 'Price', reviews: 'Reviews', rating: 'Rating', rank: 'Sales rank' },
  quartiles: {
    low: (name: string) => `Lower quartile: ${name}`,
    middle: (name: string) => `Median: ${name}`,
    high: (name: string) => `Upper quartile: ${name}`,
    count: (name: string) => `Listings with it: ${name}`,
  },
  place: ({ price, cheaper, priced }: Parts<'price' | 'cheaper' | 'priced'>) =>
    words`Your price of ${price}: ${cheaper} of ${priced} listings ask less.`,
  cheaper: 'Listings that ask less',
  placeUnlike: (own: string, listings: string) =>
    `Your price is in ${own}, the listings are in ${listings}: they are not compared.`,
  concentrated: ({ value, top, share }: Parts<'value' | 'top' | 'share'>) =>
    words`Concentration of reviews over brands: ${value}, from 0 (many alike) to 1 (one has all). ${top} has most of the reviews, ${share}.`,
  concentration: 'Concentration of reviews',
  topShare: (name: string) => `Share of all reviews: ${name}`,
  topReviews: (name: string) => `Reviews: ${name}`,
  allReviews: 'Reviews of all listings',
  young: ({ young, dated }: Parts<'young' | 'dated'>) =>
    words`Listings younger than a year: ${young} of ${dated} with a date.`,
  youngCount: 'Listings younger than a year',
  datedCount: 'Listings with a date',

  demandLead: 'Nobody publishes what others sell. These are proxies of the units a listing sells in a month:',
  demandHead: ['Proxy', 'Listings', 'Low', 'Middle', 'High', 'What the range is'],
  proxies: {
    sales: 'Estimate of the tool',
    bought: 'Bought in the past month, at least',
    velocity: 'Pace of reviews',
  },
  proxyRange: {
    sales: 'quartiles of the listings',
    bought: 'quartiles of the listings; each number is a least one',
    velocity: 'median pace at the highest, middle and lowest share of buyers who write',
  },
  proxyEnd: {
    low: (name: string) => `Units a month, low: ${name}`,
    middle: (name: string) => `Units a month, middle: ${name}`,
    high: (name: string) => `Units a month, high: ${name}`,
    count: (name: string) => `Listings with it: ${name}`,
  },
  velocity: 'Median of reviews a month',
  reviewRate: 'Share of buyers who write a review',
  paceSaid: (velocity: Said) =>
    words`The median listing gets ${velocity} reviews a month since it is there; more sales than reviews, so that the pace is divided by the share of buyers who write.`,
  asOf: (day: string, isAssumed: boolean) =>
    isAssumed
      ? `Ages were counted to ${day}, the day of this report: give the day of the export when it is older.`
      : `Ages were counted to ${day}.`,
  noProxyAtAll: 'No proxy of demand: no listings were given.',
  noProxy:
    'No proxy of demand: fewer than 5 listings have sales, “bought in past month”, or reviews with a date.',
  duration: ({ quantity, low, middle, high }: Parts<'quantity' | 'low' | 'middle' | 'high'>) =>
    words`At the pace of the middle listing the first order of ${quantity} units lasts ${middle} (${high} to ${low}). A new listing seldom sells like it from the start.`,
  durationEnd: {
    low: 'Months the order lasts, low sales',
    middle: 'Months the order lasts, middle sales',
    high: 'Months the order lasts, high sales',
  },

  gapsLead: 'What reviews of competitors speak of, the most negative first:',
  noReviews: 'No reviews were given: what buyers complain of was not looked at.',
  noAspects: 'None of the aspects that are looked for is mentioned.',
  complaints: 'Complaints',

  cashHead: ['First order', 'Amount', 'How'],
  cash: {
    quantity: 'Units',
    goods: 'Goods at landed cost',
    once: 'Costs paid once',
    whole: 'Cash needed',
    back: 'A sold unit brings in',
    unitsBack: 'Units until the cash is back',
    unitsOnce: 'Units whose margin covers the costs paid once',
    months: 'Months until the cash is back',
    share: 'Share of the order that has to sell until the cash is back',
  },
  cashHow: {
    goods: 'units × landed cost',
    whole: 'goods and costs paid once',
    back: 'what is left and the landed cost, which was paid with the order',
    unitsBack: 'cash ÷ what a unit brings in, rounded up',
    unitsOnce: 'costs paid once ÷ what is left, rounded up',
    share: 'these units ÷ units ordered',
    months: (name: string) => `at the low end of the proxy “${name}”`,
    quantity: { form: 'your number', quote: 'smallest order of the quote' },
  },
  noCash: 'Not computed: the number of units of the first order is missing.',
  soldOut: (units: Said, quantity: Said) =>
    words`${units} units would have to be sold, more than the ${quantity} ordered: the order does not pay for itself.`,
  loses: 'A sold unit brings in nothing before its goods are paid: the cash does not come back.',

  rankLead: {
    sales: 'By the tool’s estimate of units a month.',
    bought: 'By units bought in the past month, at least.',
    reviews: 'By number of reviews.',
  },
  rankHead: ['Listing', 'Brand', 'Price', 'Rating', 'Reviews', 'Units a month', 'Opening'],
  opening: 'sells above, rated below the median',
  openings: (count: Said, all: Said) =>
    words`Listings that sell above and are rated below the median: ${count} of ${all}. There buyers take what they do not like.`,
  openingsByReviews: (count: Said, all: Said) =>
    words`Listings with more reviews and a lower rating than the median: ${count} of ${all}. There buyers take what they do not like.`,
  openingsNone: (all: Said) =>
    words`Of ${all} listings with a rating, none is ahead of the median and rated below it.`,
  openingByReviews: 'more reviews, rated below the median',
  openingsCount: 'Listings with an opening',
  rankCount: 'Listings with rating and sales',
  noRank: 'No listings to rank.',
  cut: (count: Said) => words`Listings not shown: ${count}.`,
  cutCount: 'Listings not shown',

  roles: {
    price: 'the price',
    title: 'the title',
    asin: 'the number of the listing',
    brand: 'the brand',
    currency: 'the currency',
    rating: 'the rating',
    reviews: 'the number of reviews',
    rank: 'the sales rank',
    sales: 'the sales a month',
    bought: 'units bought in the past month',
    since: 'the day it was first available',
    fees: 'the fees',
  },
  refused: { same: 'the same listing again', empty: 'no price, no reviews and no sales' },
  beyond: (column: string) =>
    `column “${column}” was not used as the rating: its numbers are not all ratings up to 5`,
  noListingsIn: (name: string) =>
    `${name}: no column of prices together with reviews, rank or sales was found in it`,
  noQuoteIn: (name: string) => `${name}: no column of unit prices together with quantities was found in it`,
  noCurrency: 'no currency',
  otherCurrencies: (others: string, own: string) =>
    `Prices in ${others} were not compared with those in ${own}`,
  formUnlike: (own: string, listings: string) =>
    `Your numbers are in ${own}, the listings in ${listings}: the median of the listings was not taken for your price`,
  notUnderstood: (line: string) => `Not understood among the assumptions: ${line}`,
  quoteBelow: (least: string, asked: string) =>
    `the quote begins at ${least} units and says no price for ${asked}; order more, or give the supplier’s price`,
  quoteSeveral: (lines: string) =>
    `several prices hold for this quantity (lines ${lines}); give the supplier’s price in the form`,
  quoteSilent: (currency: string) =>
    `the quote does not say its currency, the listings are in ${currency}; give the supplier’s price in the form`,
  listingsSilent: (own: string) =>
    `the quote is in ${own}, and nothing says the currency of your price; give it in the form`,
  quoteUnlike: (own: string, currency: string) =>
    `the quote is in ${own}, your price in ${currency}; give the exchange rate, or the supplier’s price in ${currency}`,
  quoteBeside: 'the quote was not used, because the form gives the supplier’s price',
  nothingMissing: 'Everything given was used.',
  notCounted: (list: string) => `Not given and not counted: ${list}`,
  steps: {
    read: (listings: number, reviews: number) => `${listings} listings, ${reviews} reviews`,
    head: 'List it or not',
    units: 'Unit economics and break-even',
    market: 'Market and demand',
    gaps: 'Review gaps',
    closing: 'Cash, rank and method',
    written: 'Written',
  },
  method: [
    'One unit: the price p with VAT v becomes p ÷ (1 + v). Of the units a share r comes back and is refunded; such a unit is not sold again. The referral fee f is taken of the price with VAT of the units kept, advertising a of the price of all. Less fulfilment and landed cost, this is what is left. VAT on fees is taken to be recovered.',
    'Break-even: what is left is a straight line in the price, p · k − c with k = (1 − r) · (1 ÷ (1 + v) − f) − a and c = landed cost and fulfilment; it is zero at c ÷ k. The report puts that price back into the first formula.',
    'Margin is what is left over the price without VAT. Low risk lies above 25 %, high risk below 10 %. Return on landed cost: above 100 % and below 40 %. Break-even price over price: below 75 % and above 92 %. Share of the first order that has to sell until its cash is back: below 60 % and above 90 %. Months until then, at the low end of the surest proxy: below 3 and above 6. These are rules of thumb. Costs that were not given make what is left an upper bound: then only a high risk is said. A margin with high risk decides alone against listing; where any measure has a high risk, or none tells how much sells, the report does not say “list it” without more.',
    'Concentration is the sum of the squared shares of brands in all reviews (Herfindahl 1950). Its bands, 0.15 and 0.25, are those of the Horizontal Merger Guidelines of the US Department of Justice and Federal Trade Commission (2010) for sales; here they are put to reviews. The Merger Guidelines of 2023 draw them lower, at 0.10 and 0.18.',
    'Quartiles are those of Hyndman and Fan (1996), type 7. Demand: estimates and “bought in past month” are taken as the file says them. By reviews, units a month are reviews a month since the first day, over the share of buyers who write; that share is assumed unless you give it. A sales rank is shown and not turned into units: no published table does that.',
    'Aspects of reviews are found by lists of words, in English and German; a mention is judged by the words of its clause where they are English and clear, else by the rating. Intervals are those of Wilson (1927) at 95 %.',
  ],
};
