import type { Claim, Figure, RunEventData, RunEventType } from '@loupe/shared/contract/run-events';
import { AppError, appError } from '../errors/app-error.ts';
import type { Json, RunContext, RunFacts, StepHandle, StepOutcome, StepRequest } from './run-context.ts';
import {
  cutText,
  fingerprint,
  suggestionKey,
  type NewRunEvent,
  type RunHistory,
  type StoredStep,
  type TextPart,
} from './run-history.ts';
import { shown } from '../language/texts.ts';
import { placeText } from '../tools/place-text.ts';

/** Where a run is written down. */
export interface RunRecord {
  /** Buffered: stored a little later, in order. */
  emit(event: NewRunEvent): void;
  /**
   * A finished step with the event that says so, and what follows from it: stored in one transaction, with everything
   * before it, when this resolves.
   */
  checkpoint(step: StoredStep, ...events: [StepFinished, ...NewRunEvent[]]): Promise<void>;
}

type StepFinished = Extract<NewRunEvent, { type: 'step.finished' }>;

export interface RecordedRun extends RunContext {
  /** The engine has said that the question was not answered. */
  readonly isUnanswered: boolean;
}

const maxSteps = 40;

/** The run context over a record: the same for a run in the database and for a sample in memory. */
export function createRecordedRun(options: {
  facts: RunFacts;
  signal: AbortSignal;
  record: RunRecord;
  history: RunHistory;
  firstStageId: string;
  /** How long the attempt may take from now on; without it as long as it likes. */
  timeLimitMs?: number;
}): RecordedRun {
  const { facts, signal, record, history, timeLimitMs = Number.MAX_SAFE_INTEGER } = options;
  const startedAt = performance.now();
  let stageId = options.firstStageId;
  let isUnanswered = false;
  let engineLabel: string | null = null;
  const begun = new Set(history.steps.keys());
  const carried: Record<TextPart, string> = { report: '', answer: '' };

  const emit = <T extends RunEventType>(type: T, data: RunEventData[T]) =>
    record.emit({ type, data } as NewRunEvent);
  const usedMillicredits = () =>
    [...history.steps.values()].reduce((sum, step) => sum + step.millicredits, 0);
  const isOver = () => {
    if (signal.aborted) throw signal.reason;
  };

  const handle: StepHandle = {
    signal,
    write: (part, text) => {
      isOver();
      const whole = carried[part] + text;
      // Half of a character is kept back until its other half is there: the log takes whole characters only.
      const cut = endsInHalf(whole) ? whole.length - 1 : whole.length;
      carried[part] = whole.slice(cut);
      if (cut === 0) return;
      history.text[part] += whole.slice(0, cut);
      emit('text.delta', { part, text: whole.slice(0, cut) });
    },
    length: (part) => history.text[part].length,
    rewind: (part, length) => {
      isOver();
      carried[part] = '';
      if (length >= history.text[part].length) return;
      cutText(history, part, length);
      emit('text.reset', { part, length });
    },
    addSource: ({ key, ...source }) => {
      isOver();
      const known = history.sources.get(key);
      if (known) return known;
      const n = history.sources.size + 1;
      history.sources.set(key, n);
      const locator = source.locator === null ? null : placeText(source.locator);
      const added = { n, ...source, locator };
      history.sourcesByNumber.set(n, added);
      emit('source.added', { source: added, key });
      return n;
    },
    addFigure: (figure) => {
      isOver();
      rememberFigure(figure);
    },
    addDistinctFigure: (figure) => {
      isOver();
      for (let n = 1; ; n += 1) {
        const named = n === 1 ? figure : { ...figure, id: `${figure.id}-${n}` };
        const known = history.figures.get(named.id);
        if (known !== undefined && fingerprint(known) !== fingerprint(named)) continue;
        rememberFigure(named);
        return named.id;
      }
    },
    suggest: (text, agent) => {
      isOver();
      const key = suggestionKey(text, agent);
      if (history.suggestions.has(key)) return;
      history.suggestions.add(key);
      emit('suggestion.added', { text, ...(agent !== undefined && { agent }) });
    },
    addFinding: (finding) => {
      isOver();
      if (remember(history.findings, finding.id, fingerprint(finding))) emit('finding.added', { finding });
    },
    addClaim: (claim) => {
      isOver();
      return addClaim(claim);
    },
  };

  function rememberFigure(figure: Figure): void {
    const known = history.figures.get(figure.id);
    if (known !== undefined && fingerprint(known) === fingerprint(figure)) return;
    history.figures.set(figure.id, figure);
    emit('figure.added', { figure });
  }

  function addClaim(claim: Omit<Claim, 'id'>): string {
    for (const known of history.claims.values())
      if (known.part === claim.part && known.start === claim.start && known.end === claim.end)
        return known.id;
    const last = [...history.claims.keys()].reduce((most, id) => Math.max(most, Number(id.slice(1))), 0);
    const added = { id: `c${last + 1}`, ...claim };
    history.claims.set(added.id, added);
    emit('claim.added', { claim: added });
    return added.id;
  }

  function assertRoom({ id, price = 0, leaves = { steps: 0, millicredits: 0 } }: StepRequest): void {
    if (!begun.has(id) && begun.size + leaves.steps >= maxSteps) throw appError('run.step_limit');
    const used = usedMillicredits();
    if (used >= facts.maxMillicredits || used + price + leaves.millicredits > facts.maxMillicredits)
      throw appError('run.credit_cap');
  }

  async function begin(request: StepRequest): Promise<void> {
    isOver();
    if (!request.isClosing) assertRoom(request);
    begun.add(request.id);
    if (history.startedSteps.has(request.id)) return;
    history.startedSteps.add(request.id);
    emit('step.started', {
      step_id: request.id,
      stage_id: stageId,
      tool: request.tool,
      title: request.title,
    });
  }

  async function finish<T extends Json>(request: StepRequest, outcome: StepOutcome<T>): Promise<void> {
    isOver();
    if (!Number.isSafeInteger(outcome.millicredits) || outcome.millicredits < 0)
      throw new Error(`Step ${request.id} has the price ${outcome.millicredits}.`);
    const step = {
      stepId: request.id,
      stageId,
      tool: request.tool,
      title: request.title,
      output: outcome.output,
      millicredits: outcome.millicredits,
    };
    const finished: StepFinished = {
      type: 'step.finished',
      data: {
        step_id: request.id,
        summary: outcome.summary,
        details: [...(outcome.details ?? [])],
        millicredits: outcome.millicredits,
      },
    };
    history.steps.set(request.id, step);
    const spent: NewRunEvent[] =
      outcome.millicredits > 0
        ? [{ type: 'credits.changed', data: creditsNow(usedMillicredits(), facts.maxMillicredits) }]
        : [];
    await record.checkpoint(step, finished, ...spent);
  }

  return {
    facts,
    signal,
    stage: async (id, work) => {
      isOver();
      const outer = stageId;
      stageId = id;
      if (!history.startedStages.has(id)) {
        history.startedStages.add(id);
        emit('stage.started', { stage_id: id });
      }
      try {
        const { value, summary } = await work();
        isOver();
        if (!history.finishedStages.has(id)) {
          history.finishedStages.add(id);
          emit('stage.finished', { stage_id: id, summary });
        }
        return value;
      } finally {
        stageId = outer;
      }
    },
    step: async <T extends Json>(
      request: StepRequest,
      work: (step: StepHandle) => Promise<StepOutcome<T>>,
    ): Promise<T> => {
      const stored = history.steps.get(request.id);
      if (stored) return stored.output as T;
      await begin(request);
      let outcome: StepOutcome<T>;
      try {
        outcome = await work(handle);
      } catch (error) {
        isOver();
        history.startedSteps.delete(request.id);
        emit('step.failed', { step_id: request.id, ...describeFailure(error) });
        throw error;
      }
      await finish(request, outcome);
      return outcome.output;
    },
    remaining: () => ({
      steps: maxSteps - begun.size,
      millicredits: Math.max(0, facts.maxMillicredits - usedMillicredits()),
      ms: Math.max(0, startedAt + timeLimitMs - performance.now()),
      limitMs: timeLimitMs,
    }),
    leaveUnanswered: () => {
      isUnanswered = true;
    },
    get isUnanswered() {
      return isUnanswered;
    },
    isDone: (stepId) => history.steps.has(stepId),
    nameEngine: (label) => {
      if (label === engineLabel) return;
      engineLabel = label;
      emit('engine.changed', { engine_label: label });
    },
    findSource: (n) => history.sourcesByNumber.get(n) ?? null,
    findFigure: (id) => history.figures.get(id) ?? null,
    listEvidence: () => ({
      sources: [...history.sourcesByNumber.keys()],
      figures: [...history.figures.keys()],
    }),
    textOf: (part) => history.text[part],
  };
}

/** Code and sentence for the log; what is not meant for people stays out of it. */
function describeFailure(error: unknown): { code: string; message: string } {
  const known = error instanceof AppError ? error : appError('run.failed');
  return { code: known.code, message: shown(known.sentence) };
}

function creditsNow(used: number, cap: number): RunEventData['credits.changed'] {
  const usedCredits = Math.min(Math.ceil(used / 1000), Math.floor(cap / 1000));
  const capCredits = Math.floor(cap / 1000);
  return { used_credits: usedCredits, held_credits: capCredits - usedCredits, cap_credits: capCredits };
}

function remember(known: Map<string, string>, id: string, print: string): boolean {
  if (known.get(id) === print) return false;
  known.set(id, print);
  return true;
}

function endsInHalf(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
