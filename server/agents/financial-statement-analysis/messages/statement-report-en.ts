import { bold, words, type Said, type Words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const statementReportEn = {
  risks: { 'low risk': 'low risk', 'medium risk': 'medium risk', 'high risk': 'high risk' },
  headline: (company: string, risk: string, flags: string) =>
    `${company}: ${risk} by its statements, ${flags}`,
  headlineOpen: (company: string, read: { done: number; all: number; flags: number }) =>
    `${company}: too few lines for an overall reading, ${read.done} of ${read.all} measures computed${read.flags === 0 ? '' : `, ${many(read.flags, 'red flag')}`}`,
  flags: (count: number) => (count === 0 ? 'no red flag' : many(count, 'red flag')),
  /** Behind the headline. */
  fell: (lines: readonly string[]) =>
    lines.length === 0 ? '' : `; down by more than a quarter: ${listText(lines)}`,
  lead: (year: string, risk: string, score: Said, coverage: Said) =>
    words`Read by what lenders usually expect, the statements of ${year} show ${bold(risk)}: a score of ${score} on a scale from 0 (low) to 1 (high), with ${coverage} of the weight computed.`,
  leadOpen: (year: string) =>
    `From the statements of ${year} too little could be computed for an overall reading; what could be computed is below.`,
  noFlags: 'No measure that could be computed is in the range of high risk.',
  doubts: 'Said in words by the documents themselves, and counted by no measure:',
  leadDoubts: ' The documents speak of doubt in words: see “Red flags”.',
  notAll: 'Measures that could not be computed raise no flag; what they lack is said further down.',
  notFound:
    '“Not found” does not mean zero: rows that only together make up a line, such as short-term and long-term debt, are not added up.',
  nothingMissing: 'Every measure could be computed for the latest year.',
  nothingLeft: 'Nothing that was read was left out.',
  method: (years: readonly string[]) =>
    `Lines are found by their whole label; business years: ${listText(years)}. A ratio uses cells of one year and one currency only, and is left out where what it is divided by is not above zero. Costs, and what is owed, count as amounts whatever their sign. Thresholds are rules of thumb of lenders; industries differ.`,
  answer: (headline: string, found: Words, changed: Words) =>
    words`${bold(`${headline}.`)}${found.length > 0 ? words` ${found}.` : ''}${changed} The report shows each ratio with its formula and the cells it comes from.`,
  parts: {
    head: 'Read the criteria and write the assessment',
    ratios: 'Compute ratios, DuPont and Altman score',
    lines: 'Write lines, changes and shares',
    closing: 'Write what is missing, and the method',
  },
  steps: {
    gathered: (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`,
    found: (cells: number, years: number) => `${cells} cells of ${years} ${years === 1 ? 'year' : 'years'}`,
    computed: (done: number, all: number) => `${done} of ${all} criteria computed`,
    written: 'Report written',
  },
};
