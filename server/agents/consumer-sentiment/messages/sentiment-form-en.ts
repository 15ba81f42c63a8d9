/** What people read of the agent before it starts. */
export const sentimentFormEn = {
  title: 'Consumer Sentiment and Behavior Analysis',
  outcome:
    'What customers complain of most, how sure that is, when it changed, and their words for and against, each with its row',
  wants: [
    'analyse reviews',
    'what do customers complain about',
    'app store reviews',
    'survey comments',
    'net promoter score',
    'customer feedback',
  ],
  delivers: [
    'What to fix first: the aspect with the most negative mentions, with its share and interval',
    'Ratings by scale with mean, distribution and 95 % intervals; stars and answers from 0 to 10 are never mixed',
    'Aspects of delivery, quality, price, service and more, with how often and how badly they are mentioned',
    'What people say they do: return it, leave, warn, recommend, buy again',
    'The mean by month, and where its level changed',
    'Quotations for and against, segments side by side, and reviews whose stars and words disagree',
  ],
  limits: [
    'English words are scored with a published list; German reviews are judged by their stars and what they speak of; other languages only by their stars',
    'Irony and wishes are not understood: read the quotations',
    'Who writes a review is not who buys: the intervals are about chance, not about that',
  ],
  sourcesUsed: [
    'Your review, app store or survey exports',
    'AFINN-165, a published word list',
    'Sample data',
  ],
  fields: {
    reviews: 'Reviews',
    reviewsHint:
      'CSV or XLSX from an app store, shop, review site or survey: stars or answers from 0 to 10, words, day, product.',
    product: 'Product',
    productHint: 'Where the file has a column of products, only those with this name are read.',
    productExample: 'Aurora Desk Lamp',
    segment: 'Segment column',
    segmentHint: 'Name of a column to compare by: country, plan, version. Products when left empty.',
    segmentExample: 'Country',
    since: 'Since',
    sinceHint: 'Only reviews from this day on; those without a day are left out then.',
  },
  depthHint:
    'Quick: what to fix first, ratings and aspects. Standard adds every section. Deep quotes and lists more.',
  stages: {
    read: 'Read the reviews',
    score: 'Rate and score',
    aspects: 'Find what they speak of',
    trend: 'Compare over time and by segment',
    report: 'Write the report',
  },
  outline: {
    first: 'What to fix first',
    scores: 'Scores',
    aspects: 'Aspects',
    behaviour: 'What people do',
    trend: 'Trend',
    quotes: 'For and against',
    segments: 'Segments',
    disagree: 'Where stars and words disagree',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
  refusals: { since: 'Give the day as year, month and day, for example 2025-03-01.' },
};
