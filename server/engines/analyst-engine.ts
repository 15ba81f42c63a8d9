import type { AgentDefinition, AnalystRun, ToolResult } from '../agents/agent-definition.ts';
import { AppError, appError } from '../errors/app-error.ts';
import { shown } from '../language/texts.ts';
import { Readings } from '../tools/readings.ts';
import type { Tool, ToolContext, ToolFigure } from '../tools/tool.ts';
import { ClaimWriter } from './claim-list/claim-writer.ts';
import { OwnStatements } from './claim-list/own-statements.ts';
import type { Engine } from './engine.ts';
import type { Json, RunContext, StepHandle, StepRequest } from './run-context.ts';
import { engineTexts } from './messages/engines-texts.ts';

/** Real work without a language model: the agent's own analyst function over its tools. */
export function createAnalystEngine(tools: ReadonlyMap<string, Tool>): Engine {
  return {
    kind: 'analyst',
    label: () => engineTexts().analyst,
    execute: async (agent, run, toolContext) => {
      const context = { ...toolContext, readings: new Readings() };
      await agent.analyse(analystRun(agent, judgedRun(agent, run), context, tools));
    },
  };
}

export interface ToolStepOutput {
  readonly output: Json;
  readonly sourceNumbers: readonly number[];
  /** What the run's figures of this call are called; only when they were asked for. */
  readonly figures?: readonly { readonly id: string; readonly label: string; readonly value: string }[];
  /** See `ToolOutcome.kept`. */
  readonly kept?: Json;
}

/**
 * The run with each statement judged as it is written, so that a run that is stopped has its claim list too. What is said
 * in the transcript besides a report says the same again.
 */
function judgedRun(agent: AgentDefinition, run: RunContext): RunContext {
  const judgedPart = agent.outline.length > 0 ? 'report' : 'answer';
  const inputs = { ...run.facts.inputs, ...(agent.words && { own_agent: agent.words.join('\n') }) };
  const evidence = { ...run, facts: { ...run.facts, inputs } };
  const writer = new ClaimWriter(judgedPart, new OwnStatements(judgedPart, evidence));
  writer.catchUp(run.textOf(judgedPart));
  return {
    ...run,
    step: (request, work) =>
      run.step(request, async (step) => {
        const outcome = await work({
          ...step,
          write: (part, text) => (part === judgedPart ? writer.push(step, text) : step.write(part, text)),
        });
        writer.end(step);
        return outcome;
      }),
  };
}

/** Gives an analyst function its tools as steps of the run. */
function analystRun(
  agent: AgentDefinition,
  run: RunContext,
  context: ToolContext,
  tools: ReadonlyMap<string, Tool>,
): AnalystRun {
  const toolOf = (name: string): Tool => {
    const tool = agent.tools.includes(name) ? tools.get(name) : undefined;
    if (!tool) throw new Error(`Agent ${agent.slug} uses the tool ${name}, which it does not have.`);
    return tool;
  };
  return {
    ...run,
    tools: context,
    useTool: async <O>(
      stepId: string,
      name: string,
      input: unknown,
      options: { readonly numbersSources?: boolean } = {},
    ) => {
      const result = await useToolAsStep(run, toolOf(name), stepId, input, context, options);
      return result as { output: O; sourceNumbers: readonly number[] };
    },
    useToolOnAll: async <O>(step: StepTitle, name: string, inputs: readonly unknown[]) =>
      (await useToolOnAllAsStep(run, toolOf(name), step, inputs, context)) as readonly ToolResult<O>[],
  };
}

type StepTitle = Pick<StepRequest, 'id' | 'title'>;

/** Calls of one tool as one step; only those that gave something are charged. */
async function useToolOnAllAsStep(
  run: RunContext,
  tool: Tool,
  step: StepTitle,
  inputs: readonly unknown[],
  context: ToolContext,
): Promise<readonly ToolResult<Json>[]> {
  const request = { ...step, tool: tool.name, price: tool.price * inputs.length };
  const kept = await run.step(request, async ({ signal }) => {
    const results: (ToolResult<Json> & { readonly told: string })[] = [];
    for (const input of inputs) results.push(await resultOf(tool, input, { ...context, signal }));
    const done = results.filter((one) => 'output' in one);
    return {
      output: results,
      summary: done.map(({ told }) => told).join('; '),
      details: results.map(({ told }) => told),
      millicredits: tool.price * done.length,
    };
  });
  return kept as unknown as readonly ToolResult<Json>[];
}

async function resultOf(tool: Tool, input: unknown, context: ToolContext) {
  const checked = tool.input.safeParse(input);
  if (!checked.success) throw appError('run.failed', { cause: checked.error });
  try {
    const { output, summary } = await tool.run(checked.data, context);
    return { output, told: summary };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const failed = shown(error.sentence);
    return { failed, told: failed };
  }
}

interface ToolStepOptions extends Pick<StepRequest, 'leaves'> {
  readonly addsFigures?: boolean;
  readonly numbersSources?: boolean;
}

/** One tool call as a step: input checked, priced, sources numbered, figures added when asked for, output kept in the checkpoint. */
export async function useToolAsStep(
  run: RunContext,
  tool: Tool,
  stepId: string,
  input: unknown,
  context: ToolContext,
  options: ToolStepOptions = {},
): Promise<ToolStepOutput> {
  const checked = tool.input.safeParse(input);
  if (!checked.success) throw appError('run.failed', { cause: checked.error });
  const request = {
    id: stepId,
    tool: tool.name,
    title: tool.title(checked.data),
    price: tool.price,
    ...(options.leaves && { leaves: options.leaves }),
  };
  const kept = await run.step(request, async (step) => {
    const outcome = await tool.run(checked.data, { ...context, signal: step.signal });
    const sourceNumbers =
      options.numbersSources === false ? [] : outcome.sources.map((source) => step.addSource(source));
    return {
      output: {
        output: outcome.output,
        sourceNumbers,
        ...(options.addsFigures && { figures: addFigures(step, outcome.figures ?? [], sourceNumbers) }),
        ...(outcome.kept !== undefined && { kept: outcome.kept }),
      },
      summary: outcome.summary,
      details: outcome.details ?? [],
      millicredits: tool.price,
    };
  });
  return kept as unknown as ToolStepOutput;
}

/** Registers the figures of a call; what the writer has to know of each. */
function addFigures(step: StepHandle, figures: readonly ToolFigure[], sourceNumbers: readonly number[]) {
  return figures.map(({ source, ...figure }) => ({
    id: step.addDistinctFigure({
      ...figure,
      inputs: figure.inputs.map(({ source_n: place, ...input }) => {
        const source_n = place === undefined ? undefined : sourceNumbers[place - 1];
        return { ...input, ...(source_n !== undefined && { source_n }) };
      }),
      source_n: source === null ? null : (sourceNumbers[source] ?? null),
    }),
    label: figure.label,
    value: figure.value,
  }));
}
