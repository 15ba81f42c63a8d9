import type { logisticsFormEn } from './messages/logistics-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const logisticsOutlineNotes: Readonly<Record<keyof typeof logisticsFormEn.outline, string>> = {
  first:
    'A table of measures: rows it applies to, tonnes saved with a range, share of all; the assumptions of each.',
  lanes: 'Each lane with vehicle, tonne-kilometres, CO2e and share, each linked to its rows and the factor.',
  hot: 'The fewest lanes that make up four fifths, with the share they reach together.',
  payback:
    'What is paid once, what changes each year, and the years until it has come back; not computed without costs.',
  goal: 'The reduction asked for in tonnes, what the best measure saves of it, and what is missing.',
  fuel: 'Litres of diesel on the bills as CO2e against the lanes by road.',
  factors: 'Each factor used with its ID and year.',
  missing: 'Rows without weight, distance, unit or vehicle, with their lines; files and columns not used.',
  method: 'The formula, the conversions, the basis of each threshold.',
};
