import type { RuleId } from '../packs/page/rules.ts';
import type { AuditPage, Proof, Said } from './page.ts';
import type { Site } from './site.ts';

/** One rule that one page breaks. */
export interface Fault {
  readonly rule: RuleId;
  readonly page: AuditPage;
  /** Where it is seen; for what is missing, what shows the page. */
  readonly proofs: readonly [Proof, ...Proof[]];
  /** So many times on this page. */
  readonly count: number;
}

export type Check = (page: AuditPage, site: Site) => readonly Fault[];

/** Proofs of one fault that are shown. */
const mostProofs = 3;

/** A page's fault with its proofs; none where there is nothing to prove. */
export function faultsOf(
  rule: RuleId,
  page: AuditPage,
  seen: readonly (Proof | Pick<Said, 'proof'>)[],
): Fault[] {
  const [first, ...rest] = seen.slice(0, mostProofs).map((one) => ('proof' in one ? one.proof : one));
  return first === undefined ? [] : [{ rule, page, proofs: [first, ...rest], count: seen.length }];
}
