import type { ModelMessage } from 'ai';
import type { AgentDefinition } from '../agents/agent-definition.ts';
import { appError } from '../errors/app-error.ts';
import { refusals } from '../messages/refusals-texts.ts';
import { hasTables } from '../tools/open-tables.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import { askUserTool, Asking } from './ask-user.ts';
import { ClaimWriter } from './claim-list/claim-writer.ts';
import { OwnStatements } from './claim-list/own-statements.ts';
import { limitError } from './closing-text.ts';
import { ContextBudget } from './context-budget.ts';
import type { Engine } from './engine.ts';
import { finishStageTool } from './finish-stage.ts';
import type { ModelChain } from './model-chain.ts';
import { ContextTooLong, type ModelCall, type ModelTurn, type TurnCut } from './model-client.ts';
import { costOfTokens } from './model-prices.ts';
import { finishStage, writeInstructions, writeMessages } from './model-prompt.ts';
import { isDeclined } from './refusal.ts';
import type { Json, RunContext, StepHandle } from './run-context.ts';
import type { TextPart } from './run-history.ts';
import { engineTexts } from './messages/engines-texts.ts';
import { ToolCaller } from './tool-caller.ts';
import { asMessage, type ResultOutput } from './tool-results.ts';
import { TurnAllowance, type RunLimit, type TurnRoom } from './turn-allowance.ts';
import { askedCharacters } from './turn-taker.ts';
import { TurnWriter } from './turn-writer.ts';

/** For a turn that is done already: it comes from its checkpoint. */
const noRoom: TurnRoom = { charactersAt: () => 0, ms: 0 };

/** A language model works through the agent's stages with the agent's tools; every turn and every call is a step of the run. */
export function createModelEngine(chain: ModelChain, tools: ReadonlyMap<string, Tool>): Engine {
  return {
    kind: 'model',
    label: () => engineTexts().preparedWith([chain.name]),
    execute: async (agent, run, context) => {
      const offering = {
        searchUrl: context.searchUrl,
        hasTables: await hasTables(context, run.facts.fileIds),
      };
      const own = agent.tools
        .flatMap((name) => tools.get(name) ?? [])
        .filter((tool) => tool.isOffered?.(offering) ?? true);
      const conversation = new Conversation(
        { agent, run, context, chain, tools: own },
        await writeMessages(agent, run.facts, context),
      );
      for (const [index, stage] of agent.stages.entries()) {
        await run.stage(stage.id, async () => ({
          value: undefined,
          summary: await conversation.workOnStage(index === agent.stages.length - 1),
        }));
        if (conversation.hasAsked) break;
      }
    },
  };
}

interface ConversationDeps {
  readonly agent: AgentDefinition;
  readonly run: RunContext;
  readonly context: ToolContext;
  readonly chain: ModelChain;
  readonly tools: readonly Tool[];
}

/** The messages so far. After a restart the same steps come from their checkpoints and build the same messages. */
class Conversation {
  private readonly deps: ConversationDeps;
  private readonly messages: ModelMessage[];
  /** Messages of the chat before the question. */
  private readonly earlier: number;
  private readonly part: TextPart;
  private readonly allowance: TurnAllowance;
  private readonly budget: ContextBudget;
  private readonly caller: ToolCaller;
  private readonly asking: Asking;
  private readonly models = new Set<string>();
  private model: string;
  private turns = 0;
  /** Turns with calls after it was asked to write. */
  private stubborn = 0;
  private isWritten = false;

  constructor(deps: ConversationDeps, messages: ModelMessage[]) {
    const { agent, run, chain } = deps;
    this.deps = deps;
    this.messages = messages;
    this.earlier = messages.length - 1;
    this.part = agent.outline.length > 0 ? 'report' : 'answer';
    this.allowance = new TurnAllowance(run, chain.priceOf(chain.name));
    const question = [run.facts.prompt, ...Object.values(run.facts.inputs)].join(' ').trim() || agent.title;
    this.budget = new ContextBudget(chain.contextTokens, question);
    this.caller = new ToolCaller(deps, this.allowance, question);
    this.asking = new Asking(run, agent.title, deps.context);
    this.model = chain.name;
  }

  /** It ended with a question to the person. */
  get hasAsked(): boolean {
    return this.asking.hasAsked;
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
      if (turn.calls.length === 0) {
        if (isDeclined(turn, this.part === 'report')) return await this.decline();
        this.isWritten = true;
        return isLast ? engineTexts().written : engineTexts().writtenAtOnce;
      }
      // Asked only to write, it goes on calling tools that it was not given.
      if (this.allowance.mustWrite && (this.stubborn += 1) > 1) return await this.close();
      this.messages.push(asMessage(turn));
      const summary = await this.answerCalls(turn.calls);
      if (summary !== null && (!isLast || this.hasAsked)) return summary;
    }
    return engineTexts().contained;
  }

  /** Null when a limit leaves no room for a turn. */
  private async takeTurn(isLast: boolean): Promise<ModelTurn | null> {
    const { run, chain, agent } = this.deps;
    this.turns += 1;
    const request = {
      id: `model-${this.turns}`,
      tool: 'model',
      title: this.turns === 1 ? engineTexts().ask(this.model) : engineTexts().goOn(this.model),
    };
    this.caller.beginTurn();
    const room = this.allowance.forTurn(
      askedCharacters({ ...this.asked(isLast), messages: this.fitted().messages }),
    );
    if (!room && !run.isDone(request.id)) return null;
    const kept = await run.step(request, async (step) => {
      const turn = await this.stream(step, isLast, room ?? noRoom);
      const isFinal = turn.calls.length === 0;
      return {
        output: turn as unknown as Json,
        summary: isFinal
          ? engineTexts().wroteText
          : engineTexts().decided(turn.calls.map((call) => call.name)),
        details: [
          engineTexts().tokens(turn.usage.inputTokens, turn.usage.outputTokens),
          ...(turn.model === chain.name ? [] : [turn.model]),
          engineTexts().agent(agent.slug),
        ],
        millicredits: costOfTokens(chain.priceOf(turn.model), turn.usage),
      };
    });
    const turn = kept as unknown as ModelTurn;
    this.allowance.took(turn, chain.priceOf(turn.model));
    this.nameModel(turn.model);
    return turn;
  }

  /** The label says who did the work, also when another one stood in. */
  private nameModel(model: string | undefined): void {
    const { chain, run } = this.deps;
    this.model = model ?? chain.name;
    this.models.add(this.model);
    const names = [...this.models];
    if (names.length > 1 || names[0] !== chain.name) run.nameEngine(engineTexts().preparedWith(names));
  }

  private asked(isLast: boolean) {
    const { agent, run } = this.deps;
    const tools = this.allowance.mustWrite
      ? []
      : [
          ...this.caller.offered,
          ...(isLast ? [] : [finishStageTool]),
          // In a plain chat a question is an answer.
          ...(this.part === 'report' ? [askUserTool] : []),
        ];
    return { instructions: writeInstructions(agent, run.facts, this.caller.offered), tools };
  }

  private fitted() {
    const around = writeInstructions(this.deps.agent, this.deps.run.facts, this.caller.offered).length;
    const fitted = this.budget.fit(this.messages, this.earlier, around);
    const toWrite: ModelMessage = {
      role: 'user',
      content: 'Write now, with what you have. No more tools are available.',
    };
    return this.allowance.mustWrite ? { ...fitted, messages: [...fitted.messages, toWrite] } : fitted;
  }

  /** One turn, streamed into the text; with a shorter conversation when the endpoint finds it too long. */
  private async stream(step: StepHandle, isLast: boolean, room: TurnRoom): Promise<ModelTurn> {
    const writer = new TurnWriter(this.deps.run, step, this.part);
    for (;;) {
      const { messages, leftOut } = this.fitted();
      try {
        const turn = await this.deps.chain.turn(
          {
            ...this.asked(isLast),
            ...room,
            messages,
            signal: step.signal,
            onText: (text) => writer.push(text),
            onRestart: () => writer.restart(),
          },
          this.model,
        );
        const limit = this.allowance.reasonOf(turn.cut, this.deps.chain.priceOf(turn.model));
        writer.finish(turn, { limit, leftOut: [...leftOut, ...this.caller.unread] });
        return turn;
      } catch (error) {
        if (!(error instanceof ContextTooLong)) throw error;
        if (!this.budget.shrink())
          throw appError('model.unavailable', {
            sentence: refusals.said((t) => t.modelTooShort),
            cause: error,
          });
        writer.restart();
      }
    }
  }

  /** At a limit: the engine writes what was found, and the run ends with it. Throws the limit when there is nothing to write. */
  private async close(cut?: TurnCut): Promise<string> {
    const limit = this.allowance.reasonOf(cut ?? null);
    const text = this.findingsText(limit);
    if (text === null) throw limitError(limit);
    return await this.writeClosing(text);
  }

  /** No report is not billed as one. What tools have found is written down, and is what was worked for. */
  private async decline(): Promise<string> {
    const text = this.findingsText('declined');
    if (text === null) this.deps.run.leaveUnanswered();
    return await this.writeClosing(text ?? engineTexts().declined);
  }

  private findingsText(limit: RunLimit | 'declined'): string | null {
    return this.caller.findings.text(limit, this.deps.run.facts);
  }

  private async writeClosing(text: string): Promise<string> {
    const { run } = this.deps;
    const request = { id: 'closing', tool: 'write', title: engineTexts().writeWhatIsThere, isClosing: true };
    await run.step(request, (step) => {
      const writer = new ClaimWriter(this.part, new OwnStatements(this.part, run));
      writer.push(step, text);
      writer.end(step);
      return Promise.resolve({ output: null, summary: engineTexts().written, millicredits: 0 });
    });
    this.isWritten = true;
    return engineTexts().written;
  }

  /** A question comes before all other calls: they would be paid for twice. Returns why it was not asked. */
  private async ask(calls: readonly ModelCall[]): Promise<ReadonlyMap<ModelCall, string>> {
    const refused = new Map<ModelCall, string>();
    if (this.part !== 'report') return refused;
    for (const call of calls.filter(({ name }) => name === askUserTool.name)) {
      const fault = await this.asking.ask(call);
      if (fault === null) {
        this.isWritten = true;
        break;
      }
      refused.set(call, fault);
    }
    return refused;
  }

  /** Does the calls one after the other. Returns the summary when the stage was ended by one of them. */
  private async answerCalls(calls: readonly ModelCall[]): Promise<string | null> {
    let summary: string | null = null;
    const refused = await this.ask(calls);
    if (this.hasAsked) return engineTexts().waits;
    for (const [index, call] of calls.entries()) {
      let output: ResultOutput;
      if (call.name === finishStage) {
        summary = finishStageTool.input.safeParse(call.input).data?.summary ?? 'Done';
        output = { type: 'text', value: 'Go on.' };
      } else if (refused.has(call)) output = { type: 'error-text', value: refused.get(call) ?? '' };
      else output = await this.caller.call(call, `tool-${this.turns}-${index + 1}`);
      this.messages.push({
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId: call.id, toolName: call.name, output }],
      });
    }
    return summary;
  }
}
