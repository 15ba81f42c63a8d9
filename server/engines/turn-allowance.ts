import type { ModelTurn, TurnCut } from './model-client.ts';
import { affordableCharacters, costOfTokens, tokensOf, type ModelPrice } from './model-prices.ts';
import type { RunContext } from './run-context.ts';
import { textLimits } from './text-limits.ts';

/** What a run can come to the end of. */
export type RunLimit = 'characters' | 'credits' | 'time' | 'steps';

/** Steps kept for writing: one turn, and one more when that comes to nothing. */
const lastSteps = 3;
/** With less than this left of its credits a run writes. */
const lastShareOfCredits = 0.15;
/** A turn that only decides: a few calls. */
const decisionCharacters = 400;
/** What must be affordable of a final text before research goes on: a short answer. */
const writingCharacters = 2_000;

/** How much the turns of a run may still say, cost and take, so that there is always room for a final text. */
export class TurnAllowance {
  /** From now on the model gets no tools. */
  mustWrite = false;
  private readonly run: RunContext;
  private readonly price: ModelPrice;
  private streamed = 0;
  private asked = 0;
  private limit: RunLimit = 'credits';

  constructor(run: RunContext, price: ModelPrice) {
    this.run = run;
    this.price = price;
  }

  /** What a tool call must leave for the final text. */
  get forWriting(): { readonly steps: number; readonly millicredits: number } {
    return { steps: 1, millicredits: this.costOf(writingCharacters) };
  }

  /** Limits of the next turn, which reads so many characters; null when there is no room for one. */
  forTurn(askedCharacters: number): { readonly characters: number; readonly ms: number } | null {
    const { steps, millicredits, ms, limitMs } = this.run.remaining();
    this.asked = askedCharacters;
    const writingMs = limitMs * textLimits.writingShareOfTime;
    const closingMs = limitMs * textLimits.closingShareOfTime;
    const least = this.costOf(writingCharacters) + this.costOf(decisionCharacters);
    if (steps <= lastSteps) this.endResearch('steps');
    if (millicredits < Math.max(least, this.run.facts.maxMillicredits * lastShareOfCredits))
      this.endResearch('credits');
    // While there is research a turn must leave the time to write.
    if (ms - writingMs < closingMs) this.endResearch('time');
    const affordable = affordableCharacters(this.price, millicredits, askedCharacters);
    const characters = Math.min(
      textLimits.turnCharacters,
      textLimits.runCharacters - this.streamed,
      affordable,
    );
    const turnMs = Math.min(textLimits.turnMs, ms - (this.mustWrite ? closingMs : writingMs));
    if (steps > 0 && turnMs > 0 && characters >= textLimits.leastCharacters) {
      this.limit = affordable === characters ? 'credits' : 'characters';
      return { characters, ms: turnMs };
    }
    if (steps <= 0) this.limit = 'steps';
    else if (turnMs <= 0) this.limit = 'time';
    else this.limit = affordable < textLimits.leastCharacters ? 'credits' : 'characters';
    return null;
  }

  endResearch(limit: RunLimit): void {
    this.mustWrite = true;
    this.limit = limit;
  }

  /** Counts a turn that was taken, now or before a restart. */
  took(turn: Pick<ModelTurn, 'text'> & Partial<ModelTurn>): void {
    this.streamed += turn.streamed ?? turn.text.length;
  }

  /** Which limit ended a turn that was cut, or left no room for one. */
  reasonOf(cut: TurnCut | null): RunLimit {
    return cut === 'time' ? 'time' : this.limit;
  }

  private costOf(characters: number): number {
    return costOfTokens(this.price, {
      inputTokens: tokensOf(this.asked),
      outputTokens: tokensOf(characters),
    });
  }
}
