import type { Plan, Refusal, RefusalReason } from './plan.ts';

/** True when there is no plan or no answer, but a reason. */
export const isRefusal = <T extends object>(outcome: T | Refusal): outcome is Refusal => 'reason' in outcome;

export function refuse(
  reason: RefusalReason,
  about: readonly string[],
  choices: readonly Plan[] = [],
): Refusal {
  return { reason, about, choices };
}
