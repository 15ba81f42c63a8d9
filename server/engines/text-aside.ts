import { z } from 'zod';

/** A piece of text and nothing else: no end, no calls, no reasoning, no refusal, no usage. */
const onlyText = z.object({
  error: z.null().optional(),
  usage: z.null().optional(),
  choices: z.tuple([
    z.object({
      finish_reason: z.null().optional(),
      delta: z
        .object({ content: z.string().min(1).max(500), role: z.enum(['assistant', '']).nullish() })
        .catchall(z.union([z.null(), z.literal('')])),
    }),
  ]),
});

/** More at once is nothing that streams: whoever reads it all gives others their turn between its pieces. */
const mostAtOnce = 16_384;

/**
 * Takes pieces of plain text out of the event stream of a chat completion before it goes its long way through the library,
 * which costs more than all else that is done with a word. From the first text on that is something else, all of it goes
 * that way, so that nothing overtakes.
 */
export class TextAside {
  private readonly decoder = new TextDecoder();
  private readonly onText: (text: string) => void;
  private line = '';
  private isOver = false;
  /** The blank line that ends the event whose data were taken. */
  private isBlankNext = false;

  constructor(onText: (text: string) => void) {
    this.onText = onText;
  }

  /** What goes on of a chunk; '' when nothing does. */
  take(chunk: Uint8Array): string {
    if (chunk.byteLength > mostAtOnce) this.isOver = true;
    const lines = (this.line + this.decoder.decode(chunk, { stream: true })).split('\n');
    this.line = lines.pop() ?? '';
    if (!this.isOver) return lines.map((line) => this.through(line)).join('');
    // A line that is not whole yet is looked at no more.
    const rest = [...lines, this.line].join('\n');
    this.line = '';
    return rest;
  }

  /** What was held back of a line that never ended. */
  end(): string {
    return this.line + this.decoder.decode();
  }

  private through(line: string): string {
    const isBlank = line === '' || line === '\r';
    const isTaken = this.isOver ? false : isBlank ? this.isBlankNext : this.takeText(line);
    this.isBlankNext = isTaken && !isBlank;
    return isTaken ? '' : `${line}\n`;
  }

  private takeText(line: string): boolean {
    if (!line.startsWith('data:') || !line.includes('"content"')) return false;
    const event = onlyText.safeParse(jsonOf(line.slice('data:'.length)));
    if (event.success) this.onText(event.data.choices[0].delta.content);
    else this.isOver = !/"content":\s*(?:null|"")/.test(line);
    return event.success;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
