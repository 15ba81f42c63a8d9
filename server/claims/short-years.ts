import type { Period } from '../table/period.ts';

/** "FY24", "1H24", "H1 FY24": times of a business whose year is written in two digits. */
export const shortYears = {
  hint: /FY\d|[12]H\d|H[12] ?FY\d/u,
  isDated: false,
  pattern: /(?<![\p{L}\d])(?:(?:(?<h>[12])H|H(?<h2>[12]) ?FY ?)(\d\d)|FY ?(\d\d))(?![\d/.,-]\d|\d|\p{L})/gu,
  read: ([before, after, ofHalf, ofYear]: readonly string[]): Period => {
    const year = 2000 + Number(ofHalf ?? ofYear);
    const half = Number(before ?? after);
    return half === 1 || half === 2
      ? { kind: 'half', year, half, isFiscal: true }
      : { kind: 'year', year, isFiscal: true };
  },
};
