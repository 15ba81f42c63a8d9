import { words, type Said } from '../../../report/words.ts';

/** What is said of reviews in every report that reads them. */
export const reviewGroundEn = {
  aspects: {
    delivery: 'Delivery',
    packaging: 'Packaging',
    quality: 'Quality and durability',
    size: 'Size and fit',
    price: 'Price',
    service: 'Service',
    battery: 'Battery and charging',
    ease: 'Setup and use',
    crashes: 'Crashes and errors',
    noise: 'Noise',
    comfort: 'Comfort',
    looks: 'Looks and colour',
    smell: 'Smell',
    taste: 'Taste',
    cleaning: 'Cleaning',
    account: 'Account and login',
    ads: 'Advertising and subscription',
  },
  head: ['Aspect', 'Mentions', 'Judged', 'Negative', 'Negative share', 'Interval', 'Reading'],
  mentions: (aspect: string) => `Mentions: ${aspect}`,
  judged: (aspect: string) => `Judged mentions: ${aspect}`,
  negative: (aspect: string) => `Negative mentions: ${aspect}`,
  share: (aspect: string) => `Negative share: ${aspect}`,
  low: (aspect: string) => `Negative share at least: ${aspect}`,
  high: (aspect: string) => `Negative share at most: ${aspect}`,
  range: (low: Said, high: Said) => words`${low} to ${high}`,
  status: {
    'high risk': 'high risk',
    'medium risk': 'medium risk',
    'low risk': 'low risk',
    'for review': 'for review',
  },
  few: 'too few to judge',
  rows: 'reviews',
  quoted: (text: string) => `“${text}”`,
  roles: {
    rating: 'rating',
    recommend: 'would recommend, 0 to 10',
    text: 'words of the review',
    title: 'title',
    date: 'day',
    product: 'product',
    language: 'language',
  },
  refused: {
    empty: 'neither a rating nor words',
    same: 'the same words, day and rating as a row before: counted once',
  },
  beyond: (column: string) =>
    `column “${column}” was not used as a rating: its numbers are neither stars from 1 to 5, points up to 10, nor answers from 0 to 10`,
  guessed: (column: string) => `no column is named as the words of a review; those of “${column}” were read`,
  guessedDay: (column: string) =>
    `no column is named as the day of a review; the only column of days, “${column}”, was read as it`,
  guessedProduct: (column: string) =>
    `no column is named as the product; “${column}” was read as it, because the product asked for is there`,
  scaleOf: (column: string, scale: string) => `“${column}” was read as ${scale}`,
  noReviews: 'no column of ratings and none of reviews was found in it',
  scales: { five: 'stars from 1 to 5', ten: 'points from 1 to 10', nps: 'answers from 0 to 10' },
};
