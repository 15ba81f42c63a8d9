/** What people read of the agent before it starts. */
export const businessFormEn = {
  title: 'Business Strategy',
  outcome: 'Which option by your own numbers, which assumption would turn it, and what to do in 90 days',
  wants: [
    'which option should we choose',
    'swot analysis',
    'decide between plans',
    'business plan options',
    'should we expand',
  ],
  delivers: [
    'Options weighed by your criteria, each number yours and linked to what you typed',
    'Which weight, and which number within its range, would turn the order',
    'Strengths, weaknesses, opportunities and threats: only sentences of your sources, quoted',
    'Payback of each option that has an investment and a yearly profit',
    '90 days with dates and owners, built on what the decision hangs on',
  ],
  limits: [
    'The numbers are yours; the agent does not know your market',
    'A sentence is sorted only where its words say whose it is and whether it is good',
    'It weighs, it does not decide',
  ],
  sourcesUsed: ['Your options and criteria', 'Your notes and files', 'Sample data'],
  fields: {
    goal: 'Goal',
    goalExample: 'Grow without a loan',
    options: 'Options',
    optionsHint: 'One a line: the name, then its numbers. A range in brackets; a judgement as “3 of 5”.',
    optionsExample:
      'Second shop: investment = EUR 80,000; yearly profit = EUR 30,000 (EUR 15,000 - EUR 38,000); fit = 3 of 5',
    criteria: 'What counts',
    criteriaHint:
      'One a line: the name as in the options, its weight, and “lower” or “higher” where that is better.',
    criteriaExample: 'investment 20 lower\nyearly profit 50 higher\nfit 30 higher',
    facts: 'Notes and facts',
    factsHint: 'Minutes, reports, survey results. Sentences are quoted.',
    constraints: 'Limits',
    constraintsHint: 'One a line: “investment at most 50000”.',
    constraintsExample: 'investment at most 50000',
    owners: 'Who can do something',
    ownersHint: 'Names, with commas between.',
    start: 'First day',
  },
  sample: {
    goal: 'Grow without a loan',
    options:
      'Second shop: investment = EUR 80,000; yearly profit = EUR 30,000 (EUR 12,000 - EUR 38,000); fit with the team = 2 of 5\nNew oven: investment = EUR 42,000; yearly profit = EUR 17,000 (EUR 14,000 - EUR 19,000); fit with the team = 5 of 5\nOrders online: investment = EUR 9,000; yearly profit = EUR 6,000 (EUR 1,000 - EUR 9,000); fit with the team = 3 of 5\nWholesale to cafés: investment = EUR 14,000; yearly profit = EUR 11,000 (EUR 7,000 - EUR 16,000); fit with the team = 3 of 5',
    criteria: 'investment 25 lower\nyearly profit 45 higher\nfit with the team 30 higher',
    constraints: 'investment at most 50000',
    owners: 'owner, head baker, bookkeeper',
  },
  depthHint:
    'Quick: the order and what turns it. Standard adds sources, payback and 90 days. Deep quotes more sentences.',
  refusals: { options: 'Give at least two options, one a line.' },
  stages: {
    read: 'Read options and notes',
    weigh: 'Weigh the options',
    sort: 'Sort what the sources say',
    plan: 'Plan 90 days',
    report: 'Write the report',
  },
  outline: {
    which: 'Which option',
    options: 'Options',
    turn: 'What would turn it',
    payback: 'Payback',
    swot: 'Strengths, weaknesses, opportunities, threats',
    assumptions: 'Assumptions to change',
    days: 'First 90 days',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
};
