import { createViolationReports } from './policy-violations.ts';
import type { Released } from './released-files.ts';
import { createScriptFailures } from './script-failures.ts';

/** What slices do wrong beside not being loaded. */
export function createFaults(remotes: Released, origin: string) {
  const violations = createViolationReports(remotes, origin);
  const failures = createScriptFailures(remotes, origin);
  return {
    noteViolation: violations.note,
    noteError: failures.note,
    describeCause: failures.describeCause,
    takeReports: () => [...violations.takeReports(), ...failures.takeReports()],
  };
}

export type Faults = ReturnType<typeof createFaults>;
