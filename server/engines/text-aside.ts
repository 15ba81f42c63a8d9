import { createParser, type EventSourceMessage } from 'eventsource-parser';
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
  private readonly parser = createParser({ onEvent: (event) => this.see(event) });
  private readonly onText: (text: string) => void;
  private rest = '';
  private isOver = false;

  constructor(onText: (text: string) => void) {
    this.onText = onText;
  }

  /** The events of a chunk that go on; '' when none does. What is not whole yet waits for the next chunk. */
  take(chunk: Uint8Array): string {
    if (chunk.byteLength > mostAtOnce) this.isOver = true;
    this.rest = '';
    this.parser.feed(this.decoder.decode(chunk, { stream: true }));
    return this.rest;
  }

  private see(event: EventSourceMessage): void {
    if (!this.isOver && this.takeText(event.data)) return;
    const name = event.event === undefined ? '' : `event: ${event.event}\n`;
    this.rest += `${name}data: ${event.data.replaceAll('\n', '\ndata: ')}\n\n`;
  }

  private takeText(data: string): boolean {
    if (!data.includes('"content"')) return false;
    const event = onlyText.safeParse(jsonOf(data));
    if (event.success) this.onText(event.data.choices[0].delta.content);
    else this.isOver = !/"content":\s*(?:null|"")/.test(data);
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
