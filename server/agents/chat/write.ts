import type { StepHandle } from '../../engines/run-context.ts';

/** Writes a part of the answer as a step of its own. */
export interface Write {
  (id: string, title: string, work: (step: StepHandle) => void): Promise<null>;
  /** Says that there is no answer, and why: costs nothing, and neither does the whole run. */
  unanswered(id: string, work: (step: StepHandle) => void): Promise<null>;
}
