import type {
  Figure,
  Finding,
  RunEvent,
  RunEventData,
  RunEventType,
} from '@loupe/shared/contract/run-events';
import type { Json } from './run-context.ts';

export type TextPart = 'report' | 'answer';

/** An event before it has its place in the log. */
export type NewRunEvent = { [T in RunEventType]: { type: T; data: RunEventData[T] } }[RunEventType];

/** A finished step as it is kept. */
export interface StoredStep {
  readonly stepId: string;
  readonly stageId: string;
  readonly tool: string;
  readonly title: string;
  readonly output: Json;
  readonly millicredits: number;
}

/** What a run has done so far; where a later attempt goes on. */
export interface RunHistory {
  readonly steps: Map<string, StoredStep>;
  readonly startedStages: Set<string>;
  readonly finishedStages: Set<string>;
  readonly startedSteps: Set<string>;
  /** Number of a source by its key. */
  readonly sources: Map<string, number>;
  readonly figures: Map<string, string>;
  readonly findings: Map<string, string>;
  readonly text: Record<TextPart, string>;
}

export function emptyHistory(): RunHistory {
  return {
    steps: new Map(),
    startedStages: new Set(),
    finishedStages: new Set(),
    startedSteps: new Set(),
    sources: new Map(),
    figures: new Map(),
    findings: new Map(),
    text: { report: '', answer: '' },
  };
}

/**
 * Folds a log and its checkpoints. Text after the last checkpoint belongs to a step that was not finished:
 * `resets` are the events that take it back, and `history.text` is already without it.
 */
export function foldHistory(
  events: readonly RunEvent[],
  steps: readonly StoredStep[],
): { history: RunHistory; resets: NewRunEvent[] } {
  const history = emptyHistory();
  for (const step of steps) history.steps.set(step.stepId, step);
  const kept = { report: 0, answer: 0 };
  for (const event of events) {
    foldEvent(history, event);
    // Only what has its checkpoint is kept: everything else is done again, and its text written again.
    if (event.type !== 'step.finished' || !history.steps.has(event.data.step_id)) continue;
    kept.report = history.text.report.length;
    kept.answer = history.text.answer.length;
  }
  const resets: NewRunEvent[] = [];
  for (const part of ['report', 'answer'] as const) {
    if (history.text[part].length === kept[part]) continue;
    history.text[part] = history.text[part].slice(0, kept[part]);
    resets.push({ type: 'text.reset', data: { part, length: kept[part] } });
  }
  return { history, resets };
}

function foldEvent(history: RunHistory, event: RunEvent): void {
  if (event.type === 'stage.started') history.startedStages.add(event.data.stage_id);
  else if (event.type === 'stage.finished') history.finishedStages.add(event.data.stage_id);
  else if (event.type === 'step.started') history.startedSteps.add(event.data.step_id);
  else if (event.type === 'step.failed') history.startedSteps.delete(event.data.step_id);
  else if (event.type === 'text.delta') history.text[event.data.part] += event.data.text;
  else if (event.type === 'text.reset')
    history.text[event.data.part] = history.text[event.data.part].slice(0, event.data.length);
  else if (event.type === 'source.added')
    history.sources.set(event.data.key ?? `n:${event.data.source.n}`, event.data.source.n);
  else if (event.type === 'figure.added')
    history.figures.set(event.data.figure.id, fingerprint(event.data.figure));
  else if (event.type === 'finding.added')
    history.findings.set(event.data.finding.id, fingerprint(event.data.finding));
}

/** Same content, same text, whatever the order of its fields. */
export function fingerprint(value: Figure | Finding): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
