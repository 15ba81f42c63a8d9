import { behaviours, denials, type BehaviourId } from '../packs/reviews/behaviours.ts';
import { clausesOf } from './clauses.ts';
import { judgeReview, type Review } from './review.ts';

/** What people say they did, with a clause of each. */
export interface Behaviour {
  readonly id: BehaviourId;
  readonly said: readonly { readonly review: Review; readonly clause: string }[];
}

/** A denial may be anywhere in the clause; in a review that is pleased, only within the same commas ("nicht laut, gerne wieder"). */
function isDenied(review: Review, clause: string, says: RegExp): boolean {
  const isPleased = judgeReview(review)?.polarity === 'positive';
  const near = isPleased ? clause.split(/,\s*/).filter((part) => says.test(part)) : [];
  return (near.length === 0 ? [clause] : near).some((part) => denials.test(part));
}

function saidIn(review: Review, { says, isPlain }: (typeof behaviours)[number]): string | undefined {
  return clausesOf(review.text, review.language ?? 'en').find(
    (clause) => says.test(clause) && !(isPlain === true && isDenied(review, clause, says)),
  );
}

/** Returns, leaving, warnings, recommendations and buying again, each review once. */
export function behavioursOf(reviews: readonly Review[]): Behaviour[] {
  const read = reviews.filter(({ language }) => language === 'en' || language === 'de');
  return behaviours.flatMap((rule) => {
    const said = read.flatMap((review) => {
      const clause = saidIn(review, rule);
      return clause === undefined ? [] : [{ review, clause }];
    });
    return said.length === 0 ? [] : [{ id: rule.id, said }];
  });
}
