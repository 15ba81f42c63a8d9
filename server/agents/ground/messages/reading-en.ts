import { numberText } from '../../../tools/number-text.ts';

const whole = (value: number) => numberText(value, 0);

/** Steps that read several files of a long list. */
export const readingEn = {
  together: (from: number, to: number, all: number) =>
    from === to
      ? `Read file ${whole(from)} of ${whole(all)}`
      : `Read files ${whole(from)} to ${whole(to)} of ${whole(all)}`,
};
