import type { RunEvent } from '@loupe/shared/contract/run-events';

/** Fields that are ids or words of the product, never text in which a file could be named. */
const structural = new Set([
  'run_id',
  'stage_id',
  'step_id',
  'message_id',
  'id',
  'file_id',
  'tool',
  'agent',
  'engine',
  'kind',
  'part',
  'code',
  'status',
  'url',
  'fetched_at',
]);
/** Signs that a writer of markdown may put a backslash before, and those that mean something in a pattern. */
const escapable = /[\\`*_{}[\]()#+\-.!|<>~$&]/;
const patternSigns = /[\\^$.*+?()[\]{}|/]/;

function patternOf(name: string): string {
  return [...name]
    .map((sign) => (escapable.test(sign) ? '\\\\?' : '') + (patternSigns.test(sign) ? `\\${sign}` : sign))
    .join('');
}

export interface NameMask {
  text(text: string): string;
  /** Masks the log of one run. Pieces of a text may cut a name in two; positions and lengths stay. */
  events(events: readonly RunEvent[]): RunEvent[];
}

/** Puts dots over names of files wherever they are as words; as many as the name is long, so that no position moves. */
export function createNameMask(names: readonly string[]): NameMask {
  const wanted = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return { text: (text) => text, events: (events) => [...events] };
  const words = wanted.map(patternOf).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${words})(?![\p{L}\p{N}_])`, 'gu');
  const text = (given: string) => given.replaceAll(pattern, (found) => '•'.repeat(found.length));
  const others = (value: unknown): unknown => maskStrings(value, text);
  return {
    text,
    events: (events) => {
      const masked = maskPieces(maskPieces([...events], 'report', text), 'answer', text);
      return masked.map((event) =>
        event.type === 'text.delta' ? event : ({ ...event, data: others(event.data) } as RunEvent),
      );
    },
  };
}

function maskStrings(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((item) => maskStrings(item, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      structural.has(key) ? inner : maskStrings(inner, mask),
    ]),
  );
}

interface Piece {
  readonly index: number;
  readonly start: number;
  readonly length: number;
}

/** Masks the text of one part as it reads when put together; a reset begins another text from what is kept. */
function maskPieces(
  events: RunEvent[],
  part: 'report' | 'answer',
  mask: (text: string) => string,
): RunEvent[] {
  let written = '';
  let pieces: Piece[] = [];
  const settle = () => {
    const masked = mask(written);
    for (const { index, start, length } of pieces) {
      const event = events[index];
      if (event?.type !== 'text.delta') continue;
      const rest = event.data.text.slice(length);
      events[index] = { ...event, data: { part, text: masked.slice(start, start + length) + rest } };
    }
  };
  for (const [index, event] of events.entries()) {
    if (event.type === 'text.delta' && event.data.part === part) {
      pieces.push({ index, start: written.length, length: event.data.text.length });
      written += event.data.text;
    }
    if (event.type === 'text.reset' && event.data.part === part) {
      settle();
      const kept = event.data.length;
      written = written.slice(0, kept);
      pieces = pieces
        .filter(({ start }) => start < kept)
        .map((piece) => ({ ...piece, length: Math.min(piece.length, kept - piece.start) }));
    }
  }
  settle();
  return events;
}
