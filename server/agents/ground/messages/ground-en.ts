import { italic, words, type Said, type Words } from '../../../report/words.ts';

/** Change of revenue, and operating profit of both years. */
type Changed = Readonly<Record<'before', string> & Record<'revenue' | 'profit' | 'earlier', Said>>;

export const groundEn = {
  file: (number: number) => `File ${number}`,
  sameFile: (name: string, before: string) => ({
    name,
    reason: `It is the same file as “${before}”, which was read.`,
  }),
  written: 'Written',
  risks: {
    'low risk': 'low risk',
    'medium risk': 'medium risk',
    'high risk': 'high risk',
    'for review': 'not computed',
  },
  scorecardHead: ['Measure', 'Value', 'Low risk', 'High risk', 'Reading', 'Weight'],
  above: (threshold: Said) => words`above ${threshold}`,
  below: (threshold: Said) => words`below ${threshold}`,
  thresholds: {
    good: (name: string) => `${name}: low risk begins`,
    poor: (name: string) => `${name}: high risk begins`,
  },
  published: (measure: string) => `${measure}: number of the published formula`,
  score: 'Score',
  coverage: 'Weight computed',
  hangs: (names: string) =>
    `The overall reading would be another without one of these, or with twice its weight: ${names}.`,
  stands: 'The overall reading stays the same without any one of them, and with twice the weight of any.',
  fell: 'Fell by more than a quarter since the year before. The limit is a rule of thumb of this report, and the score, which looks at one year, does not count such a fall:',
  measure: 'Measure',
  line: 'Line',
  change: 'Change',
  year: 'Year',
  inUnit: (unit: string) => `Amounts in ${unit}`,
  noCurrency: (scale: string) =>
    scale === '' ? 'units of no currency that was read' : `${scale}, no currency was read`,
  nothingComputed: 'Nothing of this could be computed.',
  term: 'Term',
  weight: 'Weight',
  others: (name: string, company: string) =>
    `${name}: names a company that is not written ${company}, not used; if it is the same one, ask for it by that name`,
  takenFor: (asked: string, whole: string) =>
    `Asked for was “${asked}”; it was taken for ${whole}, the only company in these files whose name begins so`,
  unnamed: (name: string, company: string) => `${name}: names no company; taken to be about ${company}`,
  noLines: (name: string) => `${name}: no lines of a statement with business years were found`,
  rowsLeft: (name: string, rows: Words, more: number) =>
    words`${name}: rows that no measure uses: ${rows}${more > 0 ? `; and ${more} more` : ''}`,
  changed: ({ before, revenue, profit, earlier }: Changed) =>
    words`Against ${/^\d{4}(?:\/\d\d)?$/.test(before) ? before : `the year to ${before}`}, revenue changed by ${revenue}; operating profit was ${profit} after ${earlier}.`,
  foot: (isSample: boolean, what: 'company' | 'data') =>
    italic(
      `Prepared by the built-in analyst: computed and quoted, no language model.${isSample ? (what === 'company' ? ' Sample data: a fictional company.' : ' Sample data: everything in it is made up.') : ''}`,
    ),
};
