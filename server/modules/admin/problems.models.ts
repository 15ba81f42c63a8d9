import type { ProblemRun } from '@loupe/shared/contract/admin-problems';
import { isErrorCode } from '@loupe/shared/contract/error-codes';

/** What the log says of a step, without contents. */
export interface StepEvent {
  readonly type: 'step.started' | 'step.finished' | 'step.failed';
  readonly at: Date;
  readonly stepId: string | null;
  readonly stageId: string | null;
  readonly tool: string | null;
  readonly code: string | null;
  readonly millicredits: number;
}

type LoggedStep = ProblemRun['steps'][number];

const mostSteps = 500;
const files = /^fil_\w+(?:[\s,]+fil_\w+)*$/;

/** Steps in the order in which they began. Their ids stay here: some are made of what a model wrote. */
export function stepsOf(events: readonly StepEvent[], stageTitle: (stageId: string) => string): LoggedStep[] {
  const ends = new Map(
    events.filter(({ type }) => type !== 'step.started').map((event) => [event.stepId, event]),
  );
  return events
    .filter(({ type }) => type === 'step.started')
    .slice(0, mostSteps)
    .map(({ at, stepId, stageId, tool }) => {
      const end = ends.get(stepId);
      return {
        at: at.toISOString(),
        stage: stageTitle(stageId ?? ''),
        tool: tool ?? '',
        seconds: end ? Math.max(0, end.at.getTime() - at.getTime()) / 1000 : null,
        millicredits: end?.millicredits ?? 0,
        outcome: end === undefined ? 'open' : end.type === 'step.failed' ? 'failed' : 'done',
        error_code: isErrorCode(end?.code) ? end.code : null,
      };
    });
}

/** What was filled into a form, without the files that were chosen. */
export function filledIn(inputs: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(inputs)
    .filter(([, value]) => value.trim() !== '' && !files.test(value.trim()))
    .map(([name, value]) => ({ name, value }));
}
