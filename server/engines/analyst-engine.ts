import type { AgentDefinition, AnalystRun } from '../agents/agent-definition.ts';
import { appError } from '../errors/app-error.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import type { Engine } from './engine.ts';
import type { Json, RunContext } from './run-context.ts';

const analystLabel = 'Prepared by the built-in analyst: computed and quoted, no language model';

/** Real work without a language model: the agent's own analyst function over its tools. */
export function createAnalystEngine(tools: ReadonlyMap<string, Tool>): Engine {
  return {
    kind: 'analyst',
    label: analystLabel,
    execute: async (agent, run, toolContext) =>
      await agent.analyse(analystRun(agent, run, toolContext, tools)),
  };
}

interface ToolStepOutput {
  readonly output: Json;
  readonly sourceNumbers: readonly number[];
}

/** Gives an analyst function its tools as steps of the run. */
function analystRun(
  agent: AgentDefinition,
  run: RunContext,
  context: ToolContext,
  tools: ReadonlyMap<string, Tool>,
): AnalystRun {
  return {
    ...run,
    tools: context,
    useTool: async <O>(stepId: string, name: string, input: unknown) => {
      const tool = agent.tools.includes(name) ? tools.get(name) : undefined;
      if (!tool) throw new Error(`Agent ${agent.slug} uses the tool ${name}, which it does not have.`);
      const result = await useToolAsStep(run, tool, stepId, input, context);
      return result as { output: O; sourceNumbers: readonly number[] };
    },
  };
}

/** One tool call as a step: input checked, priced, sources numbered, output kept in the checkpoint. */
export async function useToolAsStep(
  run: RunContext,
  tool: Tool,
  stepId: string,
  input: unknown,
  context: ToolContext,
): Promise<ToolStepOutput> {
  const checked = tool.input.safeParse(input);
  if (!checked.success) throw appError('run.failed', { cause: checked.error });
  const request = { id: stepId, tool: tool.name, title: tool.title(checked.data), price: tool.price };
  const kept = await run.step(request, async (step) => {
    const outcome = await tool.run(checked.data, { ...context, signal: step.signal });
    const sourceNumbers = outcome.sources.map((source) => step.addSource(source));
    return {
      output: { output: outcome.output, sourceNumbers },
      summary: outcome.summary,
      details: outcome.details ?? [],
      millicredits: tool.price,
    };
  });
  return kept as unknown as ToolStepOutput;
}
