import type { AgentTexts } from '../messages/agents-texts.ts';

/** What belongs below each heading of the report, for a language model. */
export const statementOutlineNotes: Readonly<Record<keyof AgentTexts['statements']['outline'], string>> = {
  scorecard:
    'A table: measure, value of the last year, the thresholds for low and high risk, the reading; "not computed" where a line is missing.',
  flags: 'Each measure in the range of high risk, with the lines it rests on; say so when there is none.',
  ratios: 'Liquidity, leverage, coverage and margins by year, each linked as a figure.',
  dupont:
    'Net margin, asset turnover and equity multiplier of each year, and their product; the same in five steps, from profit before tax.',
  altman:
    'The variant that fits the kind of business, its terms and its zone; none when the kind was not said.',
  piotroski:
    'Nine signals of the last year, each met, not met or not computed with the line that is missing; a sum only when at least seven could be computed.',
  beneish:
    'The eight indices with their published weights and the score against its threshold; or the lines that are missing. A flag is a reason to ask, never a finding.',
  bridge:
    'From the operating profit of the year before to that of the last year: the change of revenue and of each cost line found, and the rest.',
  trend: 'The lines found by year, with unit and currency, and the change against the year before.',
  commonSize: 'Each line as a share of revenue or of total assets of the same year.',
  missing: 'Lines that were not found, tables that were not used, and why.',
  method: 'The formulas used, with where they were published.',
};
