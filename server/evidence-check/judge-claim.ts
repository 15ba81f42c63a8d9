import {
  checkedWords,
  knownSchemes,
  offsetWords,
  planWords,
  proofNumbers,
} from '../packs/claims/claim-kinds.ts';
import type { GreenClaim } from './green-claim.ts';
import type { MeasuredSeries } from './measured-series.ts';
import { recomputeClaim, type NotRecomputed, type OpenReason, type Recomputed } from './recompute-claim.ts';

type ClaimStatus = 'verified' | 'not verified' | 'for review';

/** What an aim needs, and whether it was found. */
type AimNeed = 'year' | 'number' | 'plan' | 'check';

export type ClaimReason =
  | 'recomputed'
  | 'differs'
  | OpenReason
  | 'offset'
  | 'offset elsewhere'
  | 'neutral bare'
  | 'scheme with number'
  | 'scheme'
  | 'own label'
  | 'generic'
  | 'generic specified'
  | 'generic scheme'
  | 'tested'
  | 'untested'
  | 'comparison'
  | 'comparison measured'
  | 'aim complete'
  | 'aim lacks';

export interface JudgedClaim {
  readonly claim: GreenClaim;
  readonly status: ClaimStatus;
  readonly reason: ClaimReason;
  readonly recomputed: Recomputed | NotRecomputed | null;
  /** Of an aim. */
  readonly lacks: readonly AimNeed[];
}

/** What all files together say that one claim may lean on. */
export interface AllTexts {
  readonly whole: string;
  readonly series: readonly MeasuredSeries[];
  /** Claims of the same sentence specify one another. */
  readonly claims: readonly GreenClaim[];
}

type Verdict = readonly [ClaimStatus, ClaimReason];

/** Files do not decide these; a person does. */
const forPeople: readonly OpenReason[] = ['several', 'one part', 'up to', 'no year', 'zero'];

function verdictOfNumber(recomputed: Recomputed | NotRecomputed): Verdict {
  if (recomputed.kind === 'computed')
    return recomputed.holds ? ['verified', 'recomputed'] : ['not verified', 'differs'];
  return [forPeople.includes(recomputed.reason) ? 'for review' : 'not verified', recomputed.reason];
}

function lacksOf({ sentence, number }: GreenClaim, { whole }: AllTexts): AimNeed[] {
  const has: Readonly<Record<AimNeed, boolean>> = {
    year: /(?<!\d)20[2-9]\d(?!\d)/u.test(sentence),
    number: number !== null || /(?:neutral|zero|null)/iu.test(sentence),
    plan: planWords.test(whole),
    check: checkedWords.test(whole),
  };
  return (Object.keys(has) as AimNeed[]).filter((need) => !has[need]);
}

function verdictOfWords(claim: GreenClaim, { whole, claims }: AllTexts): Verdict {
  const { around, sentence, proof } = claim;
  switch (claim.kind) {
    case 'neutral':
      if (offsetWords.test(around)) return ['not verified', 'offset'];
      return offsetWords.test(whole) ? ['for review', 'offset elsewhere'] : ['not verified', 'neutral bare'];
    case 'label':
      if (!knownSchemes.test(claim.words)) return ['not verified', 'own label'];
      return ['for review', proofNumbers.test(proof) ? 'scheme with number' : 'scheme'];
    case 'circular':
      return proofNumbers.test(proof) ? ['for review', 'tested'] : ['not verified', 'untested'];
    case 'comparison':
      return ['not verified', claim.number === null ? 'comparison' : 'comparison measured'];
    default: {
      const isSpecified = claims.some(
        (one) => one !== claim && one.sentence === sentence && one.number !== null,
      );
      if (knownSchemes.test(around)) return ['for review', 'generic scheme'];
      return isSpecified ? ['for review', 'generic specified'] : ['not verified', 'generic'];
    }
  }
}

/** Whether a claim that is made can stand, and why. An aim is never judged as something achieved. */
export function judgeClaim(claim: GreenClaim, texts: AllTexts): JudgedClaim {
  const recomputed = recomputeClaim(claim, texts.series);
  const judged = (verdict: Verdict, lacks: readonly AimNeed[] = []): JudgedClaim => ({
    claim,
    status: verdict[0],
    reason: verdict[1],
    recomputed,
    lacks,
  });
  if (claim.stance === 'aimed') {
    const lacks = lacksOf(claim, texts);
    return judged(lacks.length === 0 ? ['for review', 'aim complete'] : ['not verified', 'aim lacks'], lacks);
  }
  return judged(recomputed === null ? verdictOfWords(claim, texts) : verdictOfNumber(recomputed));
}
