import type { ModelTurn, TurnCut } from './model-client.ts';
import { affordableCharacters, costOfTokens, tokensOf, type ModelPrice } from './model-prices.ts';
import type { RunContext } from './run-context.ts';
import { textLimits } from './text-limits.ts';

/** What a run can come to the end of. */
export type RunLimit = 'characters' | 'credits' | 'time' | 'steps' | 'length' | 'repetition';

/** How much a turn may bring. */
export interface TurnRoom {
  /** Characters that a model of that price may write. */
  charactersAt(price: ModelPrice): number;
  readonly ms: number;
}

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
  /** Of the model that works. */
  private price: ModelPrice;
  private streamed = 0;
  private asked = 0;
  private millicredits = 0;
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
  forTurn(askedCharacters: number): TurnRoom | null {
    const { steps, millicredits, ms, limitMs } = this.run.remaining();
    this.asked = askedCharacters;
    this.millicredits = millicredits;
    const writingMs = limitMs * textLimits.writingShareOfTime;
    const closingMs = limitMs * textLimits.closingShareOfTime;
    const least = this.costOf(writingCharacters) + this.costOf(decisionCharacters);
    if (steps <= lastSteps) this.endResearch('steps');
    if (millicredits < Math.max(least, this.run.facts.maxMillicredits * lastShareOfCredits))
      this.endResearch('credits');
    // While there is research a turn must leave the time to write.
    if (ms - writingMs < closingMs) this.endResearch('time');
    const turnMs = Math.min(textLimits.turnMs, ms - (this.mustWrite ? closingMs : writingMs));
    const charactersAt = (price: ModelPrice) => this.charactersAt(price);
    if (steps > 0 && turnMs > 0 && charactersAt(this.price) >= textLimits.leastCharacters)
      return { charactersAt, ms: turnMs };
    if (steps <= 0) this.limit = 'steps';
    else this.limit = turnMs <= 0 ? 'time' : this.limitAt(this.price);
    return null;
  }

  endResearch(limit: RunLimit): void {
    this.mustWrite = true;
    this.limit = limit;
  }

  /** Counts a turn that was taken, now or before a restart; the model that took it goes on, at its price. */
  took(turn: Pick<ModelTurn, 'text'> & Partial<ModelTurn>, price: ModelPrice): void {
    this.streamed += turn.streamed ?? turn.text.length;
    this.price = price;
  }

  /** Which limit ended a turn of a model of that price that was cut, or left no room for one. */
  reasonOf(cut: TurnCut | null, price = this.price): RunLimit {
    if (cut === null) return this.limit;
    return cut === 'characters' ? this.limitAt(price) : cut;
  }

  private charactersAt(price: ModelPrice): number {
    const left = textLimits.runCharacters - this.streamed;
    return Math.min(textLimits.turnCharacters, left, this.affordableAt(price));
  }

  private limitAt(price: ModelPrice): RunLimit {
    return this.affordableAt(price) <= this.charactersAt(price) ? 'credits' : 'characters';
  }

  private affordableAt(price: ModelPrice): number {
    return affordableCharacters(price, this.millicredits, this.asked);
  }

  private costOf(characters: number): number {
    return costOfTokens(this.price, {
      inputTokens: tokensOf(this.asked),
      outputTokens: tokensOf(characters),
    });
  }
}
