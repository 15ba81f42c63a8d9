import { bold, words, type Said } from '../../../report/words.ts';

export const businessReportEn = {
  steps: {
    read: (options: number, sentences: number) => `${options} options, ${sentences} sentences`,
    head: 'Write the answer',
    turn: 'Write what would turn it',
    swot: 'Write what the sources say',
    days: 'Write the 90 days',
    closing: 'Write what was left out',
    written: 'Written',
  },
  headline: (first: string) => `Options: ${first} is first by your numbers`,
  headlineBroken: (first: string) =>
    `Options: ${first} is first by your numbers, but breaks a limit of yours`,
  headlineTie: 'Options: the first place is shared',
  headlineNone: 'Options: your numbers give no order',
  lead: (first: string, score: Said, coverage: Said) =>
    words`By your numbers and weights ${first} has ${score} of one point, with a number for ${coverage} of the weight.`,
  leadSecond: (second: string, score: Said) => words`${second} follows with ${score}.`,
  leadSwing: (option: string, criterion: string, at: Said, first: string) =>
    words`The order hangs most on ${bold(criterion)} of ${option}: at ${at} ${first} would no longer be first.`,
  leadSteady: 'No number within the ranges you gave changes that.',
  leadNoRange: 'You gave no ranges, so how sure this is cannot be said.',
  leadBroken: (option: string, limit: string) => `${option} does not keep “${limit}”.`,
  leadKept: (kept: string | null) =>
    kept === null ? 'Every ranked option breaks a limit.' : `Of those that break no limit, ${kept} is first.`,
  leadTie: (names: Said) => words`${names} have the same score; any change of weights decides.`,
  leadNone: 'Fewer than three fifths of the weight have a number, so nobody gets a rank.',
  leadLittleCompared:
    'The criteria that can be compared hold less than three fifths of your weight: their order answers only for them.',
  leadOneRanked: (option: string) =>
    `Only ${option} has numbers for three fifths of the weight, so there is no order.`,
  leadNotCounted: (names: string) =>
    `Not counted, though it has a weight: ${names}; why is said under “Not found or not used”.`,
  leadNoCriterion: 'No criterion has numbers that can be compared.',
  goal: (goal: string) => `Goal: ${goal}`,
  limit: (option: string, limit: string, value: string, isKept: boolean) =>
    `${option}: “${limit}” is ${isKept ? 'kept' : 'not kept'} with ${value}.`,
  limitOpen: (option: string, limit: string) =>
    `${option}: whether “${limit}” is kept is not known, the number is missing.`,
  limitUnlike: (option: string, limit: string, value: string) =>
    `${option}: whether “${limit}” is kept cannot be determined from ${value}: it counts something else.`,
  limitWords: (option: string, limit: string, value: string) =>
    `${option}: whether “${limit}” is kept is for you to say; what was given is ${value}.`,
  noLimits: 'No limits were given.',
  equalWeights: 'No weights were given, so every criterion weighs the same.',
  weightsUnread:
    'None of the weights given names a criterion of the options, so every criterion weighs the same here, and no order is given.',
  swingHead: ['Number', 'Range', 'Lead at its lowest', 'Lead at its highest', 'First stays first'],
  swingTitle: 'What each number does to the lead within its range',
  swingName: (option: string, criterion: string) => `${option}: ${criterion}`,
  leadAt: { low: 'Lead with the lowest', high: 'Lead with the highest' },
  stays: { yes: 'yes', no: 'no' },
  noSwings: 'No number has a range, or nobody is first alone.',
  paybackHead: { option: 'Option', years: 'Payback in years' },
  paybackOf: (option: string) => `Payback of ${option}`,
  noPayback: 'No option has an investment and a yearly profit in one currency.',
  noGain: 'no profit to pay it back',
  noMore: 'no more profit than without it',
  paybackBase: (option: string, gain: string) =>
    `${option} earns ${gain} without an investment, so each other option is paid back by what it earns beyond that.`,
  quadrants: {
    strengths: 'Strengths',
    weaknesses: 'Weaknesses',
    opportunities: 'Opportunities',
    threats: 'Threats',
  },
  emptyQuadrant: 'Nothing in the sources says this.',
  noSources: 'No notes were given, so nothing is sorted.',
  assumptionHead: ['Option', 'Criterion', 'Your number', 'Range', 'Kind'],
  assumptionTitle: 'Numbers of yours',
  kinds: { number: 'your number', points: 'judgement' },
  noRange: 'none',
  daysHead: ['From', 'What', 'Who', 'Week'],
  daysTitle: 'First 90 days',
  weekOf: (n: string) => `week ${n}`,
  weekLabel: 'Week of the plan',
  nobody: 'to be named',
  tasks: {
    measure: (what: string) => `Find out the real number of ${what}`,
    range: 'Give every number a low and a high end',
    judge: (what: string) => `Replace the judgement on ${what} by something counted`,
    weights: 'Let each who decides set the weights alone, and compare',
    trial: (option: string) => `Begin ${option} with the smallest step that can be taken back`,
    check: (what: string) => `Compare ${what} with what was assumed`,
    decide: (option: string) => `Decide on ${option}: go on, change or stop`,
  },
  notSorted: (count: Said) =>
    words`${count} sentences were not sorted: their words do not say whose it is and whether it is good.`,
  notSortedLabel: 'Sentences not sorted',
  notUnderstood: (part: string) => `“${part}” was not understood: write it as “name = value”.`,
  twoWays: (part: string) => `“${part}” can be read two ways: write the amount without a mark of thousands.`,
  notScored: {
    words: (name: string) => `${name}: has no numbers.`,
    units: (name: string) =>
      `${name}: the numbers have different units or currencies, so they are not compared.`,
    mixed: (name: string) => `${name}: some are numbers and others judgements, so it is not scored.`,
    unclear: (name: string) => `${name}: a number can be read two ways.`,
    direction: (name: string) =>
      `${name}: whether more or less is better is not known. Say it under “What counts”.`,
    weight: (name: string) => `${name}: has no weight, so it is not scored.`,
    total: (name: string) => `${name}: adds up other prices, so it is not scored beside them.`,
  },
  unknown: (name: string) => `“${name}”: no number of the options has this name.`,
  nothingMissing: 'Everything that was given was used.',
  method: {
    swings:
      'What turns it: each number with a range is set to its lowest and its highest while all others stay (tornado; Eschenbach 1992). What moves together is not seen by it.',
    swot: 'A sentence is sorted by its words: yours or of the market, good or bad. One that denies, or says two things, is not sorted.',
    payback: 'Payback: investment by profit a year, without interest and growth.',
    days: 'The 90 days are built on what was found: first the number the order hangs on, then judgements, then a small step, then the decision.',
  },
};
