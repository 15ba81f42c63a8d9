import type { Claim, Figure, Finding, Source } from '@loupe/shared/contract/run-events';

/** What can be stored in a checkpoint. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** An earlier turn of the chat; an answer's text is its run's report, if it wrote one, and comes with what that rests on. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly runId: string | null;
  readonly agentTitle?: string;
  /** Whose answer it is; plain chat's own are no reports, whatever they look like. */
  readonly agent?: string;
  readonly figures?: readonly Figure[];
  readonly sources?: readonly Source[];
  /** The plan of an answer over tables, as its step kept it; follow-ups go on from it. */
  readonly plan?: Json;
}

/** The last run of the same person that was asked the same and had answered before, in the same language. */
export interface EarlierRun {
  readonly runId: string;
  readonly finishedAt: Date;
  readonly findings: readonly Finding[];
  readonly figures: readonly Figure[];
}

/** What a person has a model told with every question: their words, and evidence of nothing. */
export interface OwnWords {
  readonly instructions: { readonly text: string; readonly version: number } | null;
  readonly memories: readonly string[];
}

/** What a run was asked to do; fixed for its whole life. */
export interface RunFacts {
  readonly runId: string;
  readonly chatId: string;
  readonly userId: string;
  readonly agent: string;
  /** The question as typed; may be empty when the agent's form was used. */
  readonly prompt: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Files attached to the question and to earlier messages of the chat, oldest first. */
  readonly fileIds: readonly string[];
  /** Earlier turns of the chat, oldest first, without this question. */
  readonly history: readonly Turn[];
  /** When the run was asked for: the run's "today", the same after a restart. */
  readonly askedAt: Date;
  readonly maxMillicredits: number;
  /** Whoever asked may know about settings of the server. */
  readonly isAdmin: boolean;
  /** How often the person may still be asked back; absent where nobody is there to answer. */
  readonly questionsLeft?: number;
  /** As they were when this attempt began; absent where no model answers. */
  readonly ownWords?: OwnWords;
  /** For what is new, gone or changed since; absent at the first time. */
  readonly earlier?: EarlierRun;
}

/** A source before it has its number. The same `key` twice is the same source. */
export type NewSource = Omit<Source, 'n'> & { readonly key: string };

export interface StepOutcome<T extends Json> {
  /** Kept in the checkpoint: after a restart the step is not done again, this is returned. */
  readonly output: T;
  /** One line for the activity list, e.g. "756 sessions". */
  readonly summary: string;
  readonly details?: readonly string[];
  readonly millicredits: number;
}

/** What a step may do while it works. Everything it emits is in the log before any reader sees it. */
export interface StepHandle {
  readonly signal: AbortSignal;
  /** Streams markdown into the report (right panel) or the answer (transcript). */
  write(part: 'report' | 'answer', text: string): void;
  /** Characters written into the part so far. */
  length(part: 'report' | 'answer'): number;
  /** Takes back what follows the first `length` characters: it is written again. */
  rewind(part: 'report' | 'answer', length: number): void;
  /** Gives the source its number within the run, for `[n](#source:n)`. */
  addSource(source: NewSource): number;
  /** Makes a number traceable, for `[value](#figure:id)`. */
  addFigure(figure: Figure): void;
  /** The same for a number whose id may be taken by another one: returns the id it got, e.g. "rsi-2". */
  addDistinctFigure(figure: Figure): string;
  addFinding(finding: Finding): void;
  /** Offers a question that would be answered, as a button below the answer; by the agent that is named, else by the chat. */
  suggest(text: string, agent?: string): void;
  /** Adds a judged statement of the text written so far; returns the id it got, e.g. "c7". */
  addClaim(claim: Omit<Claim, 'id'>): string;
}

export interface StepRequest {
  /** Unique and stable within the run: the checkpoint's key. */
  readonly id: string;
  readonly tool: string;
  readonly title: string;
  /** Millicredits the step will cost at least; refused up front when the cap does not cover it. */
  readonly price?: number;
  /** What must be left for afterwards; refused up front like the price. */
  readonly leaves?: { readonly steps: number; readonly millicredits: number };
  /** Costs nothing, asks nobody and is the run's last: done at its limits too. */
  readonly isClosing?: boolean;
}

/** The one interface between an engine and the run it works on. */
export interface RunContext {
  readonly facts: RunFacts;
  /** Aborted by Stop, by a limit, or when another attempt took the run over. */
  readonly signal: AbortSignal;
  /** Opens a stage, closes it with the summary that `work` returns. */
  stage<T>(stageId: string, work: () => Promise<{ readonly value: T; readonly summary: string }>): Promise<T>;
  /** Does a step once. Refuses with `run.credit_cap`, `run.step_limit` before the work starts when a limit is reached. */
  step<T extends Json>(request: StepRequest, work: (step: StepHandle) => Promise<StepOutcome<T>>): Promise<T>;
  /** What is left of the run's limits; time is this attempt's, `limitMs` the whole of it. */
  remaining(): {
    readonly steps: number;
    readonly millicredits: number;
    readonly ms: number;
    readonly limitMs: number;
  };
  /** True when the step was done, by this attempt or an earlier one. */
  isDone(stepId: string): boolean;
  /** What is written does not answer the question: nothing will be charged. */
  leaveUnanswered(): void;
  /** Says who does the work when it is not who began it. */
  nameEngine(label: string): void;
  /** What `[n](#source:n)` leads to. */
  findSource(n: number): Source | null;
  /** What `[value](#figure:id)` leads to. */
  findFigure(id: string): Figure | null;
  /** All sources and figures so far, for the text of an answer that links to some of them only. */
  listEvidence(): { readonly sources: readonly number[]; readonly figures: readonly string[] };
  /** The text of a part so far. */
  textOf(part: 'report' | 'answer'): string;
}
