import type { Depth, InputField } from '@loupe/shared/contract/agents';
import type { AgentIconName } from '@loupe/shared/lib/agent-icons';
import type { RunContext } from '../engines/run-context.ts';
import type { ToolContext } from '../tools/tool.ts';

export interface Estimate {
  readonly credits_min: number;
  /** The hold and the cap. */
  readonly credits_max: number;
  readonly minutes_min: number;
  readonly minutes_max: number;
}

/** What came with the form: the message's text and the files attached to it. */
interface Asked {
  readonly prompt: string;
  readonly fileIds: readonly string[];
}

/** One agent, one declarative file `<slug>.agent.ts`: the form, the stages, and the work without a language model. */
export interface AgentDefinition {
  readonly slug: string;
  readonly title: string;
  /** One that the chat slice draws. */
  readonly icon: AgentIconName;
  readonly category: string;
  readonly outcome: string;
  /** What a person would type who looks for it: "compare suppliers". */
  readonly wants: readonly string[];
  readonly isFeatured: boolean;
  /** Plain chat is an agent too, but not on the explore page. */
  readonly isListed: boolean;
  readonly delivers: readonly string[];
  readonly limits: readonly string[];
  readonly sourcesUsed: readonly string[];
  readonly inputs: readonly InputField[];
  readonly stages: readonly { readonly id: string; readonly title: string }[];
  /** Names of the tools it may use, in both engines. */
  readonly tools: readonly string[];
  readonly estimates: Readonly<Record<Depth, Estimate>>;
  /** How many files it reads, where that depends on the depth; all it is given when left out. */
  readonly mostFiles?: Readonly<Record<Depth, number>>;
  readonly sample: { readonly inputs: Readonly<Record<string, string>> } | null;
  /** Headings of the report, in order. */
  readonly outline: readonly string[];
  /** What belongs below each heading of the outline, in the same order, for a language model. */
  readonly outlineNotes?: readonly string[];
  /** For a language model. */
  readonly instructions: string;
  /** What whoever made it wrote and the report repeats, like questions: as little a claim as what the form holds. */
  readonly words?: readonly string[];
  /** Runs before credits are held: throws `agent.inputs_invalid` or `prices.invalid` with the sentence, field, line and column. */
  check?(inputs: Readonly<Record<string, string>>, tools: ToolContext, asked?: Asked): Promise<void>;
  /** The built-in analyst's work. */
  analyse(run: AnalystRun): Promise<void>;
}

/** A run as the analyst sees it: the context, and tools that are steps of it. */
export interface AnalystRun extends RunContext {
  readonly tools: ToolContext;
  /** Calls a tool as a step: checkpointed, priced, its sources numbered. Returns its output and the numbers of its sources. */
  useTool<O>(
    stepId: string,
    tool: string,
    input: unknown,
    options?: {
      /** False: what was read gets its number when the report first cites it, so that marks begin at 1. */
      readonly numbersSources?: boolean;
    },
  ): Promise<{ output: O; sourceNumbers: readonly number[] }>;
  /**
   * The same for several inputs as one step, each priced: what each gave, in their order, or why it failed as a sentence.
   * Sources get their numbers when the report cites them. A failure that is no fault of an input ends the step.
   */
  useToolOnAll<O>(
    step: { readonly id: string; readonly title: string },
    tool: string,
    inputs: readonly unknown[],
  ): Promise<readonly ToolResult<O>[]>;
}

/** What a tool gave for one of several inputs. */
export type ToolResult<O> = { readonly output: O } | { readonly failed: string };
