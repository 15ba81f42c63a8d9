import type { JSONValue, ModelMessage } from 'ai';
import { z } from 'zod';
import type { AgentDefinition } from '../agents/agent-definition.ts';
import { AppError } from '../errors/app-error.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import { useToolAsStep, type ToolStepOutput } from './analyst-engine.ts';
import { createCitationFilter } from './citation-filter.ts';
import type { Engine } from './engine.ts';
import { ClosingText, cutNote, limitError } from './closing-text.ts';
import type { ModelCall, ModelClient, ModelRequest, ModelTurn, TurnCut } from './model-client.ts';
import { costOfTokens, priceOfModel } from './model-prices.ts';
import { finishStage, writeInstructions, writeMessages } from './model-prompt.ts';
import type { Json, RunContext, StepHandle } from './run-context.ts';
import type { TextPart } from './run-history.ts';
import { engineTexts } from './messages/engines-texts.ts';
import { TurnAllowance } from './turn-allowance.ts';
import { askedCharacters } from './turn-taker.ts';

/** Tools that bring text of strangers into the run. */
const webTools: readonly string[] = ['web_search', 'fetch_page'];
const maxToolText = 24_000;
const noMoreTools = 'The run has reached its limit: no more tools are available. Write with what you have.';
/** For a turn that is done already: it comes from its checkpoint. */
const noRoom = { characters: 0, ms: 0 };

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

type TurnRequest = Omit<ModelRequest, 'signal' | 'onText' | 'onRestart'>;

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
  private readonly allowance: TurnAllowance;
  private readonly findings = new ClosingText();
  private turns = 0;
  private isWritten = false;
  private hasReadWeb = false;

  constructor(deps: ConversationDeps, messages: ModelMessage[]) {
    this.deps = deps;
    this.messages = messages;
    this.part = deps.agent.outline.length > 0 ? 'report' : 'answer';
    this.allowance = new TurnAllowance(deps.run, priceOfModel(deps.client.model));
  }

  /** Takes turns until the model ends the stage, writes its final text or a limit is reached. Returns the stage's summary. */
  async workOnStage(isLast: boolean): Promise<string> {
    while (!this.isWritten) {
      const turn = await this.takeTurn(isLast);
      if (!turn) return await this.close();
      if (turn.cut && !turn.text.trim() && turn.calls.length === 0) {
        // It came to nothing: once more, and only to write.
        if (this.allowance.mustWrite) return await this.close(turn.cut);
        this.allowance.endResearch(turn.cut);
        continue;
      }
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

  /** Null when a limit leaves no room for a turn. */
  private async takeTurn(isLast: boolean): Promise<ModelTurn | null> {
    const { run, client, agent } = this.deps;
    const instructions = writeInstructions(agent, run.facts);
    this.turns += 1;
    const request = {
      id: `model-${this.turns}`,
      tool: 'model',
      title: this.turns === 1 ? engineTexts().ask(client.model) : engineTexts().goOn(client.model),
    };
    const room = this.allowance.forTurn(askedCharacters({ instructions, messages: this.messages }));
    if (!room && !run.isDone(request.id)) return null;
    const tools = this.allowance.mustWrite
      ? []
      : [...this.allowedTools(), ...(isLast ? [] : [finishStageTool])];
    const messages: ModelMessage[] = this.allowance.mustWrite
      ? [
          ...this.messages,
          { role: 'user', content: 'Write now, with what you have. No more tools are available.' },
        ]
      : this.messages;
    const kept = await run.step(request, async (step) => {
      const turn = await this.stream(step, { instructions, messages, tools, ...(room ?? noRoom) });
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
    const turn = kept as unknown as ModelTurn;
    this.allowance.took(turn);
    return turn;
  }

  /** One turn, streamed into the text as far as it is part of it: what is said before a tool call is not. */
  private async stream(step: StepHandle, request: TurnRequest): Promise<ModelTurn> {
    const { run, client } = this.deps;
    const start = step.length(this.part);
    let filter = createCitationFilter(run);
    let shown = '';
    const show = (text: string) => {
      shown += text;
      if (text) step.write(this.part, text);
    };
    const turn = await client.turn({
      ...request,
      signal: step.signal,
      onText: (text) => show(filter.push(text)),
      onRestart: () => {
        step.rewind(this.part, start);
        shown = '';
        filter = createCitationFilter(run);
      },
    });
    if (turn.calls.length > 0 || !turn.text.trim()) step.rewind(this.part, start);
    else {
      if (turn.cut) show(cutNote(shown, this.allowance.reasonOf(turn.cut), run.facts));
      else show(filter.end());
      if (this.part === 'report' && filter.cited === 0) show(engineTexts().notChecked);
    }
    return turn;
  }

  /** At a limit: the engine writes what was found, and the run ends with it. Throws the limit when there is nothing to write. */
  private async close(cut?: TurnCut): Promise<string> {
    const { run } = this.deps;
    const limit = this.allowance.reasonOf(cut ?? null);
    const text = this.findings.text(limit, run.facts);
    if (text === null) throw limitError(limit);
    const request = { id: 'closing', tool: 'write', title: engineTexts().writeWhatIsThere, isClosing: true };
    await run.step(request, (step) => {
      step.write(this.part, text);
      return Promise.resolve({ output: null, summary: engineTexts().written, millicredits: 0 });
    });
    this.isWritten = true;
    return engineTexts().written;
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
    if (this.allowance.mustWrite && !run.isDone(stepId)) return { type: 'error-text', value: noMoreTools };
    const tool = this.allowedTools().find((one) => one.name === call.name);
    if (!tool) return { type: 'error-text', value: `There is no tool called ${call.name}.` };
    const checked = tool.input.safeParse(call.input);
    if (call.problem !== null || !checked.success)
      return {
        type: 'error-text',
        value: call.problem ?? `The input does not fit: ${checked.error?.message ?? ''}`.slice(0, 1_000),
      };
    try {
      const kept = await useToolAsStep(run, tool, stepId, checked.data, context, {
        addsFigures: true,
        leaves: this.allowance.forWriting,
      });
      this.findings.add(kept);
      if (webTools.includes(tool.name)) this.hasReadWeb = true;
      // Long data are cut at their end: what can be linked comes first.
      return asResult({ sources: kept.sourceNumbers, figures: kept.figures ?? [], data: kept.output });
    } catch (error) {
      // What a person may be told, the model may be told; it can try another way. At a limit it writes.
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'run.credit_cap' || error.code === 'run.step_limit') {
        this.allowance.endResearch(error.code === 'run.credit_cap' ? 'credits' : 'steps');
        return { type: 'error-text', value: noMoreTools };
      }
      if (error.code.startsWith('run.')) throw error;
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
