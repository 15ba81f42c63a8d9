import type { Json, StepHandle } from '../../engines/run-context.ts';

/** Millicredits of an answer, however many questions it answers. */
export const writingPrice = 1_000;

/** Why a question has no answer, where it is one of several: a sentence, and questions near it that have one. */
export interface Unanswered {
  readonly reason: string;
  readonly suggestions: readonly string[];
}

/** Writes a part of the answer as a step of its own. */
export interface Write {
  (id: string, title: string, work: (step: StepHandle) => void): Promise<null>;
  /** The same as a step of this id, with something kept in its checkpoint for later questions of the chat. */
  keeping(stepId: string, title: string, kept: Json, work: (step: StepHandle) => void): Promise<null>;
  /** Says that there is no answer, and why: costs nothing, and neither does the whole run. */
  unanswered(id: string, work: (step: StepHandle) => void, said?: Unanswered): Promise<null>;
}
