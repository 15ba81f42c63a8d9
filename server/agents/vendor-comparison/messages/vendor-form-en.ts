/** What people read of the agent before it starts. */
export const vendorFormEn = {
  title: 'Vendor Comparison',
  outcome: 'Offers side by side with your weights, what would turn the order, and which answers are missing',
  wants: [
    'compare suppliers',
    'choose a vendor',
    'rfp answers',
    'which offer is better',
    'total cost of offers',
  ],
  delivers: [
    'A score for each vendor from the numbers, yes and no of the offers, with the share of the weight behind it',
    'The weight at which another vendor would be first, and vendors that no weights prefer',
    'Every answer with its cell; a cell without an answer stays empty and is never an average',
    'Total cost over the term: what is paid once, each month and each year',
    'Must-haves as verified or not, and the questions to send',
  ],
  limits: [
    'Sentences are quoted, not scored: only numbers, yes, partly, no and “4 of 5” count',
    'Different units and currencies are not compared',
    'Whether an answer is true, no offer says',
  ],
  sourcesUsed: ['Offers, answers and price lists that you give', 'Sample data'],
  fields: {
    sheets: 'Offers',
    sheetsHint:
      'Answers with a column for each vendor, a list with a vendor in each row, or one sheet for each vendor.',
    criteria: 'What counts',
    criteriaHint:
      'One a line: the name as in the offers, its weight, and “lower” or “higher” where that is better.',
    criteriaExample: 'Licence 40 lower\nUptime 30 higher\nSingle sign-on 30',
    term: 'Term in months',
    quantity: 'Users or units',
    quantityHint: 'For prices per user or unit.',
    mustHave: 'Must-haves',
    mustHaveHint: 'One a line; a limit where there is one.',
    mustHaveExample: 'Data kept in the EU\nUptime at least 99.9',
  },
  depthHint:
    'Quick: scores and what turns them. Standard adds evidence, cost, must-haves and questions. Deep lists every question.',
  refusals: {
    term: 'A term has at least one month and at most 240.',
    quantity: 'The number of users or units is a whole number above zero.',
  },
  stages: {
    read: 'Read the offers',
    score: 'Score the vendors',
    cost: 'Compute what they cost',
    gaps: 'Find what is missing',
    report: 'Write the report',
  },
  outline: {
    which: 'Which one',
    scores: 'Scores',
    sensitivity: 'What would turn the order',
    evidence: 'Every answer',
    cost: 'Total cost',
    must: 'Must-haves',
    questions: 'Questions to send',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
};
