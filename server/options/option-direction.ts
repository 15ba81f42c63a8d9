import { optionDirections } from '../packs/strategy/option-words.ts';
import type { DirectionOf } from '../vendors/criteria.ts';

/**
 * Of an option money may be spent or earned, so only the words of a criterion say which way is better; one that says both
 * ("cost saving") says nothing. Judgements such as "3 of 5" are better the higher.
 */
export const directionOfOption: DirectionOf = (criterion, cells) => {
  if (cells.every(({ answer }) => answer.kind !== 'number')) return 'higher';
  const [isLower, isHigher] = [
    optionDirections.lower.test(criterion),
    optionDirections.higher.test(criterion),
  ];
  if (isLower === isHigher) return null;
  return isLower ? 'lower' : 'higher';
};
