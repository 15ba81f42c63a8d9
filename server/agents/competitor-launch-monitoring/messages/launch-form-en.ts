/** What people read of the agent before it starts. */
export const launchFormEn = {
  title: 'Competitor Launch Monitoring for Marketing Teams',
  outcome:
    'Which competitors launched what and when, what is new since the last run, and which prices moved, each with its sentence',
  wants: [
    'what did competitors launch',
    'monitor competitors',
    'compare price lists',
    'new products of rivals',
    'press review',
    'news since last time',
  ],
  delivers: [
    'React or not: the launches with what counts for looking at them, most reasons first',
    'Launches as a timeline: announced, available, delayed, cancelled or rumour, each with its sentence and every paper that has it',
    'What is new, changed and gone since the last run with the same competitors',
    'Prices and features of an old and a new list, row by row',
    'Competitors of whom nothing was heard, and themes by quarter',
    'Sentences that sound like a launch and were not counted, with the reason',
  ],
  limits: [
    'Reads what you bring, in English and German; it fetches no pages and searches no news',
    'A launch is found by its words: every one is for review',
    'It says what counts for reacting by rules, and recommends nothing',
  ],
  sourcesUsed: [
    'Your press folder, saved feeds (RSS, Atom), pages, newsletters',
    'Your price lists (CSV, TSV, XLSX)',
    'Sample articles, marked as sample data',
  ],
  fields: {
    competitors: 'Competitors',
    competitorsHint:
      'One on each line, or divided by commas or semicolons; a short name in brackets: “Kestrel & Vane GmbH (K&V)”.',
    competitorsExample: 'Halvorsen; Kestrel & Vane; Dunmore',
    sources: 'Articles and feeds',
    sourcesHint: 'Press articles, releases, saved pages, newsletters and feeds. Each needs its day.',
    since: 'Since',
    sinceHint: 'Launches told or dated from this day on; all when left empty.',
    ownProduct: 'Your product',
    ownProductHint: 'Articles that name it beside a launch are pointed out. Several divided by commas.',
    ownProductExample: 'Aurelo Uno',
    oldPrices: 'Old price list',
    oldPricesHint:
      'A table with a column of products and one of prices; a column of companies when you have it.',
    newPrices: 'New price list',
    newPricesHint: 'The same later: rows are compared by company and product.',
  },
  depthHint:
    'Quick: what counts, launches and what is new. Standard adds prices, silence, themes and sources. Deep quotes every sentence.',
  stages: {
    gather: 'Read the articles',
    find: 'Find launches',
    prices: 'Compare prices',
    since: 'Compare with the last run',
    report: 'Write the report',
  },
  outline: {
    react: 'React or not',
    launches: 'Launches',
    fresh: 'New since the last run',
    prices: 'Prices and features',
    silence: 'Silence',
    themes: 'Themes',
    coverage: 'Coverage of sources',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
  refusals: {
    noCompetitors: 'Name at least one competitor.',
    tooMany: 'Name at most 40 competitors.',
    since: 'Give the day as year, month and day, for example 2026-06-01.',
  },
};
