import type { JSONValue, ModelMessage } from 'ai';
import { z } from 'zod';
import type { AgentDefinition } from '../agents/agent-definition.ts';
import { AppError } from '../errors/app-error.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import { useToolAsStep, type ToolStepOutput } from './analyst-engine.ts';
import { createCitationFilter } from './citation-filter.ts';
import type { Engine } from './engine.ts';
import type { ModelCall, ModelClient, ModelTurn } from './model-client.ts';
import { costOfTokens, priceOfModel } from './model-prices.ts';
import { finishStage, writeInstructions, writeMessages } from './model-prompt.ts';
import type { Json, RunContext, StepHandle } from './run-context.ts';
import type { TextPart } from './run-history.ts';
import { engineTexts } from './messages/engines-texts.ts';

/** Tools that bring text of strangers into the run. */
const webTools: readonly string[] = ['web_search', 'fetch_page'];
/** With so little left the model is asked to write with what it has. */
const lastSteps = 3;
const lastShareOfCredits = 0.15;
const maxToolText = 24_000;

const finishStageTool = {
  name: finishStage,
  description: 'Ends the current stage and goes on to the next one.',
  input: z.object({ summary: z.string().max(200).describe('what this stage found, one line') }),
};

/** A language model works through the agent's stages with the agent's tools; every turn and every call is a step of the run. */
export function createModelEngine(client: ModelClient, tools: ReadonlyMap<string, Tool>): Engine {
  return {
    kind: 'model',
    label: () => engineTexts().preparedWith(client.model),
    execute: async (agent, run, context) => {
      const own = agent.tools.flatMap((name) => tools.get(name) ?? []);
      const conversation = new Conversation(
        { agent, run, context, client, tools: own },
        await writeMessages(agent, run.facts, context),
      );
      for (const [index, stage] of agent.stages.entries()) {
        await run.stage(stage.id, async () => ({
          value: undefined,
          summary: await conversation.workOnStage(index === agent.stages.length - 1),
        }));
      }
    },
  };
}

interface ConversationDeps {
  readonly agent: AgentDefinition;
  readonly run: RunContext;
  readonly context: ToolContext;
  readonly client: ModelClient;
  readonly tools: readonly Tool[];
}

/** The messages so far. After a restart the same steps come from their checkpoints and build the same messages. */
class Conversation {
  private readonly deps: ConversationDeps;
  private readonly messages: ModelMessage[];
  private readonly part: TextPart;
  private turns = 0;
  private isWritten = false;
  private hasReadWeb = false;

  constructor(deps: ConversationDeps, messages: ModelMessage[]) {
    this.deps = deps;
    this.messages = messages;
    this.part = deps.agent.outline.length > 0 ? 'report' : 'answer';
  }

  /** Takes turns until the model ends the stage or writes its final text. Returns the stage's summary. */
  async workOnStage(isLast: boolean): Promise<string> {
    while (!this.isWritten) {
      const turn = await this.takeTurn(isLast);
      this.messages.push(asMessage(turn));
      if (turn.calls.length === 0) {
        this.isWritten = true;
        return isLast ? engineTexts().written : engineTexts().writtenAtOnce;
      }
      const summary = await this.answerCalls(turn.calls);
      if (summary !== null && !isLast) return summary;
    }
    return engineTexts().contained;
  }

  private async takeTurn(isLast: boolean): Promise<ModelTurn> {
    const { run, client, agent } = this.deps;
    const left = run.remaining();
    const mustWrite =
      left.steps <= lastSteps || left.millicredits < run.facts.maxMillicredits * lastShareOfCredits;
    const tools = mustWrite ? [] : [...this.allowedTools(), ...(isLast ? [] : [finishStageTool])];
    const messages: ModelMessage[] = mustWrite
      ? [
          ...this.messages,
          { role: 'user', content: 'Write now, with what you have. No more tools are available.' },
        ]
      : this.messages;
    this.turns += 1;
    const request = {
      id: `model-${this.turns}`,
      tool: 'model',
      title: this.turns === 1 ? engineTexts().ask(client.model) : engineTexts().goOn(client.model),
    };
    const kept = await run.step(request, async (step) => {
      const turn = await this.stream(step, messages, tools);
      const isFinal = turn.calls.length === 0;
      return {
        output: turn as unknown as Json,
        summary: isFinal
          ? engineTexts().wroteText
          : engineTexts().decided(turn.calls.map((call) => call.name)),
        details: [
          engineTexts().tokens(turn.usage.inputTokens, turn.usage.outputTokens),
          engineTexts().agent(agent.slug),
        ],
        millicredits: costOfTokens(priceOfModel(client.model), turn.usage),
      };
    });
    return kept as unknown as ModelTurn;
  }

  /** One turn, streamed into the text as far as it is part of it: what is said before a tool call is not. */
  private async stream(
    step: StepHandle,
    messages: readonly ModelMessage[],
    tools: readonly Pick<Tool, 'name' | 'description' | 'input'>[],
  ): Promise<ModelTurn> {
    const { run, client, agent } = this.deps;
    const start = step.length(this.part);
    let filter = createCitationFilter(run);
    const show = (text: string) => {
      if (text) step.write(this.part, text);
    };
    const turn = await client.turn({
      instructions: writeInstructions(agent, run.facts),
      messages,
      tools,
      signal: step.signal,
      onText: (text) => show(filter.push(text)),
      onRestart: () => {
        step.rewind(this.part, start);
        filter = createCitationFilter(run);
      },
    });
    if (turn.calls.length > 0) step.rewind(this.part, start);
    else {
      show(filter.end());
      if (this.part === 'report' && filter.cited === 0) show(engineTexts().notChecked);
    }
    return turn;
  }

  private allowedTools(): readonly Tool[] {
    // Text of strangers may contain orders: after it nothing that reaches out of the run is offered.
    return this.deps.tools.filter((tool) => !this.hasReadWeb || tool.hasOutsideEffects !== true);
  }

  /** Does the calls one after the other. Returns the summary when the stage was ended by one of them. */
  private async answerCalls(calls: readonly ModelCall[]): Promise<string | null> {
    let summary: string | null = null;
    for (const [index, call] of calls.entries()) {
      let output: { type: 'json'; value: JSONValue } | { type: 'text' | 'error-text'; value: string };
      if (call.name === finishStage) {
        summary = finishStageTool.input.safeParse(call.input).data?.summary ?? 'Done';
        output = { type: 'text', value: 'Go on.' };
      } else output = await this.callTool(call, `tool-${this.turns}-${index + 1}`);
      this.messages.push({
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId: call.id, toolName: call.name, output }],
      });
    }
    return summary;
  }

  private async callTool(
    call: ModelCall,
    stepId: string,
  ): Promise<{ type: 'json'; value: JSONValue } | { type: 'text' | 'error-text'; value: string }> {
    const { run, context } = this.deps;
    const tool = this.allowedTools().find((one) => one.name === call.name);
    if (!tool) return { type: 'error-text', value: `There is no tool called ${call.name}.` };
    const checked = tool.input.safeParse(call.input);
    if (call.problem !== null || !checked.success)
      return {
        type: 'error-text',
        value: call.problem ?? `The input does not fit: ${checked.error?.message ?? ''}`.slice(0, 1_000),
      };
    try {
      const kept = await useToolAsStep(run, tool, stepId, checked.data, context, { addsFigures: true });
      if (webTools.includes(tool.name)) this.hasReadWeb = true;
      // Long data are cut at their end: what can be linked comes first.
      return asResult({ sources: kept.sourceNumbers, figures: kept.figures ?? [], data: kept.output });
    } catch (error) {
      // What a person may be told, the model may be told; it can try another way. Limits end the run.
      if (!(error instanceof AppError) || error.code.startsWith('run.')) throw error;
      return { type: 'error-text', value: error.message };
    }
  }
}

function asMessage(turn: ModelTurn): ModelMessage {
  return {
    role: 'assistant',
    content: [
      ...(turn.text ? [{ type: 'text' as const, text: turn.text }] : []),
      ...turn.calls.map((call) => ({
        type: 'tool-call' as const,
        toolCallId: call.id,
        toolName: call.name,
        input: call.input ?? {},
      })),
    ],
  };
}

function asResult(value: {
  sources: readonly number[];
  figures: NonNullable<ToolStepOutput['figures']>;
  data: Json;
}): { type: 'json'; value: JSONValue } | { type: 'text'; value: string } {
  const text = JSON.stringify(value);
  if (text.length <= maxToolText) return { type: 'json', value: JSON.parse(text) as JSONValue };
  return {
    type: 'text',
    value: `${text.slice(0, maxToolText)}… (cut)`,
  };
}
