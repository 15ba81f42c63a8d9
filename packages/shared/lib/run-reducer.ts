import type {
  Claim,
  Figure,
  Finding,
  RunEvent,
  RunEventData,
  RunEventType,
  Source,
} from '../contract/run-events.ts';
import type { RunStatus, RunWaiting } from '../contract/runs.ts';
import type { Language } from './language.ts';
import {
  beginAttempt,
  changeOne,
  changeStep,
  closeStages,
  startStep,
  upsert,
  type RunError,
  type RunStage,
} from './run-stages.ts';

/** A question with the agent that could answer it. */
export interface AgentOffer {
  readonly agent: string;
  readonly text: string;
}

/** All that is shown of a run, folded from its log. Immutable; parts that did not change keep their identity. */
export interface RunView {
  readonly runId: string;
  readonly status: RunStatus;
  readonly agent: string;
  readonly agentTitle: string;
  readonly engine: 'analyst' | 'model' | null;
  /** E.g. "Prepared by the built-in analyst: computed and quoted, no language model". */
  readonly engineLabel: string;
  /** Of its texts; of older runs it is not known. */
  readonly language?: Language | undefined;
  /** What the model was told of the person by themselves; absent when it was nothing. */
  readonly ownWords?: { readonly isInstructed: boolean; readonly memories: number } | undefined;
  /** 1 at the first try; higher after a worker was lost. */
  readonly attempt: number;
  /** Its place in line; only where it is followed live, and until the next event. */
  readonly waiting?: RunWaiting | undefined;
  readonly queuedAt: string | null;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly stages: readonly RunStage[];
  /** Markdown for the right panel. */
  readonly report: string;
  /** Markdown for the transcript. */
  readonly answer: string;
  /** By number. */
  readonly sources: readonly Source[];
  readonly figures: readonly Figure[];
  readonly findings: readonly Finding[];
  /** Questions offered below the answer; only where they can be asked, see `run-suggestions.ts`. */
  readonly suggestions?: readonly string[];
  /** Questions that an agent could answer, which the chat could not. */
  readonly offers?: readonly AgentOffer[];
  /** It ended with a question: what is offered answers it. */
  readonly isQuestion?: boolean | undefined;
  /** Statements of the text, in its order, each judged on its own. */
  readonly claims: readonly Claim[];
  /** Whole credits. */
  readonly usedCredits: number;
  readonly heldCredits: number;
  readonly capCredits: number;
  /** Given back at the end; null while the run goes on. */
  readonly returnedCredits: number | null;
  readonly answerMessageId: string | null;
  readonly error: RunError | null;
  /** Position of the last event folded in; 0 before the first. */
  readonly lastSeq: number;
  /** True when events are missing in between. */
  readonly isGap: boolean;
}

/** A run of which nothing is known yet. */
export function emptyRunView(runId: string): RunView {
  return {
    runId,
    status: 'queued',
    agent: '',
    agentTitle: '',
    engine: null,
    engineLabel: '',
    attempt: 0,
    queuedAt: null,
    startedAt: null,
    finishedAt: null,
    stages: [],
    report: '',
    answer: '',
    sources: [],
    figures: [],
    findings: [],
    claims: [],
    usedCredits: 0,
    heldCredits: 0,
    capCredits: 0,
    returnedCredits: null,
    answerMessageId: null,
    error: null,
    lastSeq: 0,
    isGap: false,
  };
}

/** Nothing happens in a run after this. */
export function isFinal(status: RunStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'stopped';
}

type Change<T extends RunEventType> = (view: RunView, data: RunEventData[T], at: string) => Partial<RunView>;

/** Suggestions are folded where questions can be asked: the public page, which loads least, knows nothing of them. */
type FoldedType = Exclude<RunEventType, 'suggestion.added'>;

/** What each kind of event changes. Forgetting a kind is a type error. */
const changes = {
  'run.queued': (_, data, at) => ({
    status: 'queued',
    agent: data.agent,
    agentTitle: data.agent_title,
    capCredits: data.max_credits,
    heldCredits: data.max_credits,
    queuedAt: at,
  }),
  'run.started': (view, data, at) => ({
    status: view.status === 'stopping' ? 'stopping' : 'working',
    attempt: data.attempt,
    engine: data.engine,
    engineLabel: data.engine_label,
    language: data.language,
    ownWords: data.own_words && {
      isInstructed: data.own_words.instructions_version !== null,
      memories: data.own_words.memories,
    },
    startedAt: view.startedAt ?? at,
    stages: beginAttempt(view.stages, data.stages),
  }),
  'engine.changed': (_, data) => ({ engineLabel: data.engine_label }),
  'run.stopping': () => ({ status: 'stopping' }),
  'stage.started': (view, data, at) => ({
    stages: changeOne(view.stages, data.stage_id, (stage) => ({
      ...stage,
      state: 'working',
      startedAt: stage.startedAt ?? at,
    })),
  }),
  'stage.finished': (view, data, at) => ({
    stages: changeOne(view.stages, data.stage_id, (stage) => ({
      ...stage,
      state: 'done',
      finishedAt: at,
      summary: data.summary,
    })),
  }),
  'step.started': (view, data, at) => ({
    stages: changeOne(view.stages, data.stage_id, (stage) => startStep(stage, data, at)),
  }),
  'step.finished': (view, data, at) => ({
    stages: changeStep(view.stages, data.step_id, (step) => ({
      ...step,
      state: 'done',
      finishedAt: at,
      summary: data.summary,
      details: data.details,
      millicredits: data.millicredits,
      error: null,
    })),
  }),
  'step.failed': (view, data, at) => ({
    stages: changeStep(view.stages, data.step_id, (step) => ({
      ...step,
      state: 'failed',
      finishedAt: at,
      error: { code: data.code, message: data.message },
    })),
  }),
  'text.delta': (view, data) => ({ [data.part]: view[data.part] + data.text }),
  'text.reset': (view, data) => ({
    [data.part]: view[data.part].slice(0, data.length),
    // What was judged in the text that is taken back goes with it.
    claims: view.claims.filter((claim) => claim.part !== data.part || claim.end <= data.length),
  }),
  'source.added': (view, data) => ({ sources: upsertSource(view.sources, data.source) }),
  'figure.added': (view, data) => ({ figures: upsert(view.figures, data.figure) }),
  'finding.added': (view, data) => ({ findings: upsert(view.findings, data.finding) }),
  'claim.added': (view, data) => ({ claims: upsert(view.claims, data.claim) }),
  'credits.changed': (_, data) => ({
    usedCredits: data.used_credits,
    heldCredits: data.held_credits,
    capCredits: data.cap_credits,
  }),
  'run.finished': (view, data, at) => ({
    status: data.status,
    finishedAt: at,
    usedCredits: data.used_credits,
    heldCredits: 0,
    returnedCredits: data.returned_credits,
    answerMessageId: data.message_id,
    error: data.error,
    stages: closeStages(view.stages, data.status, at),
  }),
} satisfies { [T in FoldedType]: Change<T> } & Record<FoldedType, unknown>;

/**
 * Folds one event into the view: the only way from the log to what is shown, live, after a reload, on the public
 * page and in replay. Pure. Events already folded (`seq` ≤ `lastSeq`) change nothing; unknown kinds (a newer
 * server) only move the position.
 */
export function reduceRun(view: RunView, event: RunEvent): RunView {
  if (event.seq <= view.lastSeq) return view;
  const change = Object.hasOwn(changes, event.type)
    ? (changes[event.type as FoldedType] as Change<RunEventType>)
    : null;
  const changed = change?.(view, event.data as never, event.at);
  return { ...view, ...changed, lastSeq: event.seq, isGap: view.isGap || event.seq > view.lastSeq + 1 };
}

/** Folds a whole log, or the rest of one into a view that is there. */
export function foldRun(events: readonly RunEvent[], view: RunView = emptyRunView('')): RunView {
  return events.reduce(reduceRun, view);
}

function upsertSource(sources: readonly Source[], source: Source): readonly Source[] {
  const others = sources.filter(({ n }) => n !== source.n);
  return [...others, source].sort((a, b) => a.n - b.n);
}
