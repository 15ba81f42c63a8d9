import { z } from 'zod';
import type { TextStreamPart, ToolSet } from 'ai';
import type { ModelCall, ModelRequest, ModelTurn, TurnCut } from './model-client.ts';
import { usageOrEstimate } from './model-prices.ts';
import { isRepeating } from './repetition.ts';
import { textLimits } from './text-limits.ts';

/** Gathers a turn from its parts, and no more of it than it may have. */
export class TurnTaker {
  private readonly request: ModelRequest;
  private readonly model: string;
  private isRefused = false;
  private readonly calls: ModelCall[] = [];
  private text = '';
  private streamed = 0;
  private lookAgainAt = lookEvery;
  private callsBegun = 0;
  private cut: TurnCut | null = null;
  private finish: string | null = null;
  private usage: Parameters<typeof usageOrEstimate>[0];

  constructor(request: ModelRequest, model: string) {
    this.request = request;
    this.model = model;
  }

  /** No more of it is taken. */
  get isCut(): boolean {
    return this.cut !== null;
  }

  /** The stream has brought more than a turn can. */
  cutShort(): void {
    this.cut = 'characters';
  }

  /** True when the part brought something. Throws what the stream met. */
  part(part: TextStreamPart<ToolSet>): boolean {
    switch (part.type) {
      case 'text-delta':
        return this.takeText(part.text);
      case 'reasoning-delta':
        return this.count(part.text) !== '';
      case 'tool-input-start':
        return this.beginCall(part.toolName);
      case 'tool-input-delta':
        return this.count(part.delta) !== '';
      case 'tool-call':
        if (this.calls.length >= textLimits.turnCalls) return false;
        this.calls.push({
          id: part.toolCallId,
          name: part.toolName,
          input: part.input,
          problem: 'invalid' in part && part.invalid === true ? problemText(part.error) : null,
        });
        return true;
      case 'finish-step':
        this.usage = part.usage;
        this.finish = part.finishReason;
        if (part.finishReason === 'content-filter') this.isRefused = true;
        return true;
      case 'raw':
        if (saysRefusal(part.rawValue)) this.isRefused = true;
        return false;
      case 'error':
        throw part.error;
      case 'abort':
        throw new Error('the model was silent for too long');
      default:
        return false;
    }
  }

  /** Throws when the stream ended before the turn did, or brought nothing. */
  assertWhole(): void {
    if (this.finish === null || this.finish === 'error') throw new Error('the answer of the model broke off');
    if (!this.isRefused && this.finish !== 'length' && !this.text.trim() && this.calls.length === 0)
      throw new Error('the model answered with nothing');
  }

  /** The turn as far as it came; `time` when that is what ended it. */
  turn(ended: 'time' | null): ModelTurn {
    const { text, calls, streamed, usage } = this;
    const cut = ended ?? this.cut ?? (this.finish === 'length' ? 'length' : null);
    const asked = askedCharacters(this.request);
    // Of a model that said nothing at all nobody pays the question.
    const used =
      streamed === 0 && cut !== null
        ? { inputTokens: 0, outputTokens: 0 }
        : usageOrEstimate(usage, asked, streamed);
    return { model: this.model, text, calls, usage: used, cut, isRefused: this.isRefused, streamed };
  }

  /** Also a call without arguments has to be written, and is work. */
  private beginCall(name: string): boolean {
    this.callsBegun += 1;
    if (this.callsBegun > textLimits.turnCalls) this.cut = 'characters';
    return this.count(name) !== '';
  }

  private takeText(piece: string): boolean {
    const fitting = this.count(piece);
    this.text += fitting;
    if (fitting) this.request.onText(fitting);
    if (this.text.length >= this.lookAgainAt) {
      this.lookAgainAt = this.text.length + lookEvery;
      if (isRepeating(this.text)) this.cut ??= 'repetition';
    }
    return fitting !== '';
  }

  /** As much of the piece as may still come. */
  private count(piece: string): string {
    const left = this.request.characters - this.streamed;
    if (piece.length > left) this.cut = 'characters';
    const fitting = piece.slice(0, left);
    this.streamed += fitting.length;
    return fitting;
  }
}

/** A text is looked at again after so many characters more. */
const lookEvery = 1_000;

const refusal = z.object({
  choices: z.tuple([z.object({ delta: z.object({ refusal: z.string().min(1) }) })], z.unknown()),
});

/** The field in which an endpoint says that its model declines. */
function saysRefusal(chunk: unknown): boolean {
  return refusal.safeParse(chunk).success;
}

/** Length of what a model has to read. */
export function askedCharacters({
  instructions,
  messages,
}: Pick<ModelRequest, 'instructions' | 'messages'>): number {
  return instructions.length + JSON.stringify(messages).length;
}

function problemText(error: unknown): string {
  return `The call could not be read: ${error instanceof Error ? error.message.slice(0, 500) : 'invalid input'}`;
}
