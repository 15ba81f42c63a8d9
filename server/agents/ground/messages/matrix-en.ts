import { bold, words, type Said, type Words } from '../../../report/words.ts';

export const matrixEn = {
  title: 'Points by criterion, 0 the worst and 1 the best',
  head: ['Criterion', 'Weight', 'Better'],
  better: { higher: 'higher', lower: 'lower' },
  weight: (name: string) => `Weight: ${name}`,
  points: (option: string, name: string) => `${name}, ${option}: points`,
  least: (name: string) => `${name}: least of all`,
  most: (name: string) => `${name}: most of all`,
  score: 'Score',
  scoreOf: (option: string) => `Score of ${option}`,
  coverage: 'Weight with a value',
  coverageOf: (option: string) => `Share of the weight with a value for ${option}`,
  covered: 'Weight of criteria with a value',
  all: 'Weight of all criteria',
  rank: 'Rank',
  rankOf: (option: string) => `Rank of ${option}`,
  rankFormula: '\\text{options with a higher score} + 1',
  noRank: 'no rank',
  empty: '—',
  flat: 'same for all',
  share: (name: string) => `${name}: share of the weight now`,
  turn: (name: string) => `${name}: share of the weight at which the first place changes`,
  turnFormula: '\\text{share } t \\text{ with } S_1(t) = S_2(t)',
  flip: (name: string, now: Said, at: Said, to: string): Words =>
    words`${bold(name)} weighs ${now} now; beyond ${at}, ${bold(to)} is first.`,
  flipBelow: (name: string, now: Said, at: Said, to: string): Words =>
    words`${bold(name)} weighs ${now} now; below ${at}, ${bold(to)} is first.`,
  noFlip: 'No weight of a single criterion changes who is first.',
  tie: 'The first place is shared, so any change of weights decides it.',
  noOrder: 'Too few values for an order, so no weight can be said to change it.',
  dominated: ([better, one]: readonly [string, Said], [worse, other]: readonly [string, Said]): Words =>
    words`${bold(better)} (${one}) is at least as good as ${bold(worse)} (${other}) by every criterion and better by one: no weights prefer ${worse}.`,
  noDominated: 'No option with the same values known is as good or better than another by every criterion.',
  finding: (score: string, coverage: string) => `Score ${score}, ${coverage} of the weight with a value`,
  findingNone: (coverage: string) => `No rank: ${coverage} of the weight with a value`,
  method:
    'Score: the weighted mean of points, after C.-L. Hwang and K. Yoon, Multiple Attribute Decision Making. The best value of all options has one point, the worst none, in the direction the criterion names, after the Handbook on Constructing Composite Indicators of OECD and JRC. An empty cell stays empty: it lowers the share of the weight with a value, and below 60 % there is no rank. A criterion that tells no options apart gives no points. For the sensitivity one weight is changed and the others keep their proportions.',
};
