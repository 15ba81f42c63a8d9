import type {
  Claim,
  Figure,
  Finding,
  RunEvent,
  RunEventData,
  RunEventType,
  Source,
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
  readonly sourcesByNumber: Map<number, Source>;
  readonly figures: Map<string, Figure>;
  readonly findings: Map<string, string>;
  readonly suggestions: Set<string>;
  readonly text: Record<TextPart, string>;
  /** Judged statements of the text, by id. */
  readonly claims: Map<string, Claim>;
}

export function emptyHistory(): RunHistory {
  return {
    steps: new Map(),
    startedStages: new Set(),
    finishedStages: new Set(),
    startedSteps: new Set(),
    sources: new Map(),
    sourcesByNumber: new Map(),
    figures: new Map(),
    findings: new Map(),
    suggestions: new Set(),
    text: { report: '', answer: '' },
    claims: new Map(),
  };
}

/** Takes text back, and with it what was judged in it. */
export function cutText(history: RunHistory, part: TextPart, length: number): void {
  history.text[part] = history.text[part].slice(0, length);
  for (const [id, claim] of history.claims)
    if (claim.part === part && claim.end > length) history.claims.delete(id);
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
    cutText(history, part, kept[part]);
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
  else if (event.type === 'text.reset') cutText(history, event.data.part, event.data.length);
  else if (event.type === 'source.added') {
    history.sources.set(event.data.key ?? `n:${event.data.source.n}`, event.data.source.n);
    history.sourcesByNumber.set(event.data.source.n, event.data.source);
  } else if (event.type === 'figure.added') history.figures.set(event.data.figure.id, event.data.figure);
  else if (event.type === 'claim.added') history.claims.set(event.data.claim.id, event.data.claim);
  else if (event.type === 'suggestion.added')
    history.suggestions.add(suggestionKey(event.data.text, event.data.agent));
  else if (event.type === 'finding.added')
    history.findings.set(event.data.finding.id, fingerprint(event.data.finding));
}

/** One question may be offered of the chat and of an agent. */
export const suggestionKey = (text: string, agent?: string): string =>
  agent === undefined ? text : `${agent}\n${text}`;

/** Same content, same text, whatever the order of its fields. */
export function fingerprint(value: Figure | Finding | Claim): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
