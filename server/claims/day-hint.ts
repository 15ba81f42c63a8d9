import { monthHint } from '../table/month-names.ts';

/** A text without it tells neither a day nor a month: what the rules of `periods.ts` for them cannot do without. */
export const dayHint = new RegExp(
  `end|close|${monthHint}|\\d-\\d\\d-\\d\\d|\\d\\.\\s?\\d{1,2}\\.\\s?\\d`,
  'iu',
);
