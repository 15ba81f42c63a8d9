import type { AgentDefinition } from '../agents/agent-definition.ts';
import { AppError } from '../errors/app-error.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import { useToolAsStep } from './analyst-engine.ts';
import { ClosingText } from './closing-text.ts';
import { engineTexts } from './messages/engines-texts.ts';
import type { ModelCall } from './model-client.ts';
import type { RunContext } from './run-context.ts';
import { asResult, passagesLeftOut, type ResultOutput } from './tool-results.ts';
import type { TurnAllowance } from './turn-allowance.ts';
import { WebAccess } from './web-access.ts';

const askedBefore = 'This was asked again and again with the same input: its result is above. Go on with it.';
/** A result that had to be cut can be asked for again; a model that asks more often is going round in a circle. */
const mostTimes = 2;

const wordsOfDocuments =
  'Once a document was read, only words that the user wrote can be searched for on the web.';
const noMoreTools = 'The run has reached its limit: no more tools are available. Write with what you have.';

/** What a model's calls do, and what they have brought. */
export class ToolCaller {
  readonly findings = new ClosingText();
  /** Tools of this turn: what it asks for was decided before anything that it brings is read. */
  offered: readonly Tool[] = [];
  private readonly deps: {
    readonly agent: AgentDefinition;
    readonly run: RunContext;
    readonly context: ToolContext;
    readonly tools: readonly Tool[];
  };
  private readonly allowance: TurnAllowance;
  private readonly question: string;
  private readonly web: WebAccess;
  private readonly leftOut = new Map<string, string>();
  private readonly answered = new Map<string, { readonly result: ResultOutput; times: number }>();

  constructor(deps: ToolCaller['deps'], allowance: TurnAllowance, question: string) {
    this.deps = deps;
    this.allowance = allowance;
    this.question = question;
    this.web = new WebAccess(deps.run.facts, deps.agent);
  }

  beginTurn(): void {
    this.web.beginTurn();
    this.offered = this.deps.tools.filter((tool) => this.web.isOffered(tool));
  }

  /** For a person: passages of long documents that were left out. */
  get unread(): readonly string[] {
    return [...this.leftOut.values()];
  }

  /** Does a call as a step; what goes wrong is reported to the model. */
  async call(call: ModelCall, stepId: string): Promise<ResultOutput> {
    const { run, context } = this.deps;
    if (this.allowance.mustWrite && !run.isDone(stepId)) return { type: 'error-text', value: noMoreTools };
    const tool = this.offered.find((one) => one.name === call.name);
    if (!tool) return { type: 'error-text', value: `There is no tool called ${call.name}.` };
    const checked = tool.input.safeParse(call.input);
    if (call.problem !== null || !checked.success)
      return {
        type: 'error-text',
        value: call.problem ?? `The input does not fit: ${checked.error?.message ?? ''}`.slice(0, 1_000),
      };
    if (!this.web.mayFetch(tool.name, call.input))
      return {
        type: 'error-text',
        value: 'Only addresses that the user or a web search named can be fetched.',
      };
    // Without a web search the same tool looks into own files only.
    if (context.searchUrl !== null && !this.web.maySearch(tool.name, call.input))
      return { type: 'error-text', value: wordsOfDocuments };
    const asked = `${tool.name} ${JSON.stringify(checked.data)}`;
    const before = this.answered.get(asked);
    if (before) return this.again(before);
    try {
      const asking = { ...context, question: this.question, fileIds: run.facts.fileIds };
      const kept = await useToolAsStep(run, tool, stepId, checked.data, asking, {
        addsFigures: true,
        leaves: this.allowance.forWriting,
      });
      this.findings.add(kept);
      this.web.noteResult(tool.name, kept.output);
      const left = passagesLeftOut(kept.output);
      if (left) this.leftOut.set(left.name, engineTexts().passagesOf(left.left, left.all, left.name));
      const result = asResult(tool.name, kept);
      this.answered.set(asked, { result, times: 1 });
      return result;
    } catch (error) {
      // What a person may know, the model may know; it can try another way. At a limit it writes.
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'run.credit_cap' || error.code === 'run.step_limit') {
        this.allowance.endResearch(error.code === 'run.credit_cap' ? 'credits' : 'steps');
        return { type: 'error-text', value: noMoreTools };
      }
      if (error.code.startsWith('run.')) throw error;
      return { type: 'error-text', value: error.message };
    }
  }

  /** Nothing is done or charged again. */
  private again(before: { readonly result: ResultOutput; times: number }): ResultOutput {
    before.times += 1;
    if (before.times <= mostTimes) return before.result;
    this.allowance.endResearch('steps');
    return { type: 'error-text', value: askedBefore };
  }
}
