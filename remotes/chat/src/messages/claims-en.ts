import { wholeNumber } from '@loupe/shared/lib/whole-number';

/** Texts of the list of claims. */
export const claimsTexts = {
  claims: 'Claims',
  counts: (supported: number, all: number) =>
    `${wholeNumber(supported, 'en')} of ${wholeNumber(all, 'en')} supported`,
  explained: 'Each statement of the report with what holds it. Supported means: what it cites says it.',
  filter: 'Show',
  filters: {
    all: 'All',
    supported: 'Supported',
    unsupported: 'Unsupported',
    computed: 'Computed',
    quoted: 'Quoted',
    assumption: 'Assumptions',
  },
  kinds: { computed: 'Computed', quoted: 'Quoted', model: 'In its own words', assumption: 'Assumption' },
  supported: 'Supported',
  unsupported: 'Not supported',
  reasons: {
    figures: 'Every number in it is a figure with its formula.',
    in_source: 'What it cites says it.',
    said_to_be_assumed: 'It says itself that it is an assumption.',
    no_evidence: 'It cites nothing.',
    not_in_source: 'What it cites does not hold it.',
    contradicts_source: 'What it cites says otherwise.',
    not_comparable: 'What it cites is in another language and could not be compared.',
  },
  missing: (what: string) => `Not found there: ${what}`,
  source: (n: number) => `Source ${n}`,
  figure: (value: string) => `Number ${value}`,
  none: 'No claim of this kind.',
} as const;
