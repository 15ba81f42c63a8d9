import type { PlanResult } from './run-plan.ts';
import type { Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

const asksWhether =
  /^(?:is|are|was|were|did|do|does|has|have|had|ist|sind|war|waren|hat|haben|hatte|hatten|gab|gibt|liegt|lag)$/;
const asksForAny =
  /^(?:is|are|was|were) there\b|^(?:gibt|gab) es\b|^(?:do|did) we have\b|^(?:haben|hatten) wir\b/;
/** Of all, of none, of nothing else: what a list of some does not tell. */
const quantified =
  /^(?:all|every|each|both|only|no|none|never|always|alle|aller|allen|jede[rnsm]?|beide|nur|kein[enr]?|keinen|keinem|nie|immer)$/;
const fewer = /^(?:less|lower|fewer|smaller|weniger|niedriger|kleiner|geringer)$/;

/** Where one side is said to be more than the other: "more … than"; null when it is not said once and for all. */
function claimedMore({ tokens }: Reading): 'more' | 'less' | null {
  const said = tokens.flatMap(({ folded }, at) =>
    phraseLength(tokens, at, 'more') > 0 ? [fewer.test(folded) ? ('less' as const) : ('more' as const)] : [],
  );
  const thans = tokens.filter((_, at) => phraseLength(tokens, at, 'than') > 0);
  const [claim] = said;
  const isDenied = tokens.some((_, at) => phraseLength(tokens, at, 'not', 'versus') > 0);
  return claim === undefined || said.length > 1 || thans.length !== 1 || isDenied ? null : claim;
}

/** "Yes" or "no" to "did we sell more in North than in South?", or to "are there open tickets?"; null for what asks neither. */
export function verdictOf(reading: Reading, { plan, lines }: PlanResult): 'yes' | 'no' | null {
  const [first] = reading.tokens;
  const [line, ...others] = lines;
  if (first === undefined || !asksWhether.test(first.folded)) return null;
  if (line === undefined || others.length > 0 || plan.groups.length > 0) return null;
  if (reading.tokens.some(({ folded }) => quantified.test(folded))) return null;
  const [a, b] = line.measured;
  if (plan.compare === null && plan.operation === 'list') {
    const isForAny = asksForAny.test(reading.tokens.map(({ folded }) => folded).join(' '));
    return isForAny ? ((a?.value ?? 0) > 0 ? 'yes' : 'no') : null;
  }
  const claim = plan.compare?.kind === 'versus' ? claimedMore(reading) : null;
  if (claim === null || a === undefined || b === undefined) return null;
  return (claim === 'more' ? a.value > b.value : a.value < b.value) ? 'yes' : 'no';
}
