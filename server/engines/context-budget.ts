import type { ModelMessage } from 'ai';
import { textLimits } from './text-limits.ts';
import { engineTexts } from './messages/engines-texts.ts';

/** How much of its conversation a model is shown, and what not. */
interface Fitted {
  readonly messages: readonly ModelMessage[];
  /** For a person: what was left out, one phrase each. */
  readonly leftOut: readonly string[];
}

/** The last turns of the chat are what "it" and "that" are about. */
const lastTurns = 2;
/** Shortest rest of a tool's result that still says what it was. */
const leastOfResult = 400;

/** Cuts a conversation to what a model can read at once: history and results by their relevance to the question. */
export class ContextBudget {
  private characters: number;
  private readonly question: ReadonlySet<string>;

  constructor(contextTokens: number, question: string) {
    const tokens = contextTokens * (1 - textLimits.writingShareOfContext);
    this.characters = Math.floor(tokens * textLimits.leastCharactersPerToken);
    this.question = wordsOf(question);
  }

  /** For an endpoint that finds even this too long. False when there is nothing left to halve. */
  shrink(): boolean {
    this.characters = Math.floor(this.characters / 2);
    return this.characters >= 2_000;
  }

  /** `earlier` messages are the chat's history; the question follows them, then the work so far. */
  fit(messages: readonly ModelMessage[], earlier: number, aroundCharacters: number): Fitted {
    const room = Math.max(1_000, this.characters - aroundCharacters);
    if (sizeOf(messages) <= room) return { messages, leftOut: [] };
    const [question, ...work] = messages.slice(earlier);
    const unused = room - sizeOf(messages.slice(earlier));
    const forHistory = Math.max(room * textLimits.historyShareOfContext, unused);
    const history = this.fitHistory(messages.slice(0, earlier), forHistory);
    const asked = question ? cutText(question, Math.floor(room * 0.5)) : [];
    const results = this.fitResults(work, room - sizeOf(history) - sizeOf(asked));
    const texts = engineTexts();
    const dropped = earlier - history.length;
    return {
      messages: [...history, ...asked, ...results.messages],
      leftOut: [
        ...(dropped > 0 ? [texts.earlierMessages(dropped)] : []),
        ...(question && sizeOf(asked) < sizeOf([question]) ? [texts.restOfQuestion] : []),
        ...(results.cut > 0 ? [texts.toolResults(results.cut)] : []),
      ],
    };
  }

  /** The last turns, then those that share most words with the question, in their own order. */
  private fitHistory(turns: readonly ModelMessage[], room: number): ModelMessage[] {
    const ranked = turns
      .map((turn, index) => ({ turn, index, rank: this.rankOf(turn, index >= turns.length - lastTurns) }))
      .sort((a, b) => b.rank - a.rank || b.index - a.index);
    const kept = new Map<number, ModelMessage>();
    let left = room;
    for (const { turn, index, rank } of ranked) {
      const size = sizeOf([turn]);
      if (rank <= 0 || size > left) continue;
      kept.set(index, turn);
      left -= size;
    }
    return [...kept].sort(([a], [b]) => a - b).map(([, turn]) => turn);
  }

  /** Shortens results of tools, the least relevant and oldest first, until the rest fits. */
  private fitResults(
    work: readonly ModelMessage[],
    room: number,
  ): { readonly messages: readonly ModelMessage[]; readonly cut: number } {
    const messages = [...work];
    const ranked = messages
      .map((message, index) => ({
        message,
        index,
        rank: this.rankOf(message, index === messages.length - 1),
      }))
      .filter(({ message }) => message.role === 'tool')
      .sort((a, b) => a.rank - b.rank || a.index - b.index);
    let over = sizeOf(messages) - room;
    let cut = 0;
    for (const { message, index } of ranked) {
      if (over <= 0) break;
      const size = sizeOf([message]);
      const shorter = cutResult(message, Math.max(leastOfResult, size - over));
      messages[index] = shorter;
      over -= size - sizeOf([shorter]);
      cut += 1;
    }
    return { messages: over > 0 ? messages.map(cutCalls) : messages, cut };
  }

  private rankOf(message: ModelMessage, isLast: boolean): number {
    if (isLast) return Number.POSITIVE_INFINITY;
    const words = wordsOf(JSON.stringify(message.content));
    return [...this.question].filter((word) => words.has(word)).length / Math.max(1, this.question.size);
  }
}

function cutText(message: ModelMessage, length: number): ModelMessage[] {
  if (typeof message.content !== 'string' || message.content.length <= length) return [message];
  return [{ ...message, content: `${message.content.slice(0, length)}… (cut)` } as ModelMessage];
}

/** A result keeps its beginning, where sources and figures are. */
function cutResult(message: ModelMessage, length: number): ModelMessage {
  if (message.role !== 'tool') return message;
  const content = message.content.map((part) => {
    if (part.type !== 'tool-result') return part;
    const text =
      part.output.type === 'json'
        ? JSON.stringify(part.output.value)
        : String('value' in part.output ? part.output.value : '');
    const value = `${text.slice(0, length)}… (cut to make room; ask the tool again for the rest)`;
    return { ...part, output: { type: 'text' as const, value } };
  });
  return { ...message, content };
}

/** What a tool was asked at length is known from its result. */
function cutCalls(message: ModelMessage): ModelMessage {
  if (message.role !== 'assistant' || typeof message.content === 'string') return message;
  const content = message.content.map((part) => {
    if (part.type !== 'tool-call') return part;
    const asked = JSON.stringify(part.input);
    return asked.length <= leastOfResult
      ? part
      : { ...part, input: { cut: asked.slice(0, leastOfResult / 2) } };
  });
  return { ...message, content };
}

function sizeOf(messages: readonly ModelMessage[]): number {
  return messages.length === 0 ? 0 : JSON.stringify(messages).length;
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu)
      ?.map((word) => word.slice(0, 7)),
  );
}
