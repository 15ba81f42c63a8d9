import type { RunEventData } from '../contract/run-events.ts';

type StepState = 'working' | 'done' | 'failed' | 'stopped';
export type StageState = 'waiting' | 'working' | 'done' | 'failed' | 'stopped';

/** Why something did not work: a code of the contract and a sentence. */
export interface RunError {
  readonly code: string;
  readonly message: string;
}

export interface RunStep {
  readonly id: string;
  readonly tool: string;
  readonly title: string;
  readonly state: StepState;
  /** ISO instants. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly summary: string;
  readonly details: readonly string[];
  readonly millicredits: number;
  readonly error: RunError | null;
}

export interface RunStage {
  readonly id: string;
  readonly title: string;
  readonly state: StageState;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly summary: string;
  readonly steps: readonly RunStep[];
}

/** The items with one of them changed; the same items when none has the id. */
export function changeOne<T extends { readonly id: string }>(
  items: readonly T[],
  id: string,
  change: (item: T) => T,
): readonly T[] {
  const index = items.findIndex((item) => item.id === id);
  return index < 0 ? items : items.with(index, change(items[index]!));
}

/** The stages with one step changed, the latest where an id comes twice. */
export function changeStep(
  stages: readonly RunStage[],
  stepId: string,
  change: (step: RunStep) => RunStep,
): readonly RunStage[] {
  const stage = stages.findLast((candidate) => candidate.steps.some((step) => step.id === stepId));
  if (!stage) return stages;
  return changeOne(stages, stage.id, (found) => ({
    ...found,
    steps: changeOne(found.steps, stepId, change),
  }));
}

/** The items with this one in the place of that with its id, else at the end. */
export function upsert<T extends { readonly id: string }>(items: readonly T[], item: T): readonly T[] {
  return items.some(({ id }) => id === item.id) ? changeOne(items, item.id, () => item) : [...items, item];
}

/** A step that was begun and never finished is begun again by the next attempt, so it is taken back here. */
export function beginAttempt(
  known: readonly RunStage[],
  declared: RunEventData['run.started']['stages'],
): readonly RunStage[] {
  return declared.map(({ id, title }) => {
    const before = known.find((stage) => stage.id === id);
    if (!before)
      return { id, title, state: 'waiting', startedAt: null, finishedAt: null, summary: '', steps: [] };
    return { ...before, title, steps: before.steps.filter((step) => step.state !== 'working') };
  });
}

/** The stage with a step that begins now. */
export function startStep(stage: RunStage, data: RunEventData['step.started'], at: string): RunStage {
  const step: RunStep = {
    id: data.step_id,
    tool: data.tool,
    title: data.title,
    state: 'working',
    startedAt: at,
    finishedAt: null,
    summary: '',
    details: [],
    millicredits: 0,
    error: null,
  };
  return { ...stage, steps: upsert(stage.steps, step) };
}

/** What was under way when the run ended shares its end; stages that never began stay waiting. */
export function closeStages(
  stages: readonly RunStage[],
  status: 'stopped' | 'failed' | 'done',
  at: string,
): readonly RunStage[] {
  const close = <T extends { state: string; finishedAt: string | null }>(item: T): T =>
    item.state === 'working' ? { ...item, state: status, finishedAt: at } : item;
  return stages.map((stage) => close({ ...stage, steps: stage.steps.map(close) }));
}
