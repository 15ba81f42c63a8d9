/** One dispatched frame of a server-sent event stream. */
export interface SseFrame {
  readonly event: string;
  readonly data: string;
  readonly id: string | null;
}

export interface SseParser {
  /** Takes the next piece of text, however it is cut, and gives the frames it completes. */
  push(text: string): SseFrame[];
}

/**
 * An incremental parser of `text/event-stream` (WHATWG HTML, 9.2.6). Lines end in LF, CR or CRLF; comments are
 * dropped; a frame without data is not dispatched. Text of an unfinished line waits for the next piece.
 */
export function createSseParser(): SseParser {
  let rest = '';
  let isFirst = true;
  let frame = { event: '', data: [] as string[], id: null as string | null };

  function readField(line: string): void {
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (name === 'event') frame.event = value;
    else if (name === 'data') frame.data.push(value);
    else if (name === 'id' && !value.includes('\0')) frame.id = value;
  }

  function takeFrame(): SseFrame | null {
    const { event, data, id } = frame;
    frame = { event: '', data: [], id: null };
    return data.length === 0 ? null : { event: event || 'message', data: data.join('\n'), id };
  }

  function takeLines(): string[] {
    // A CR at the very end may be the first half of a CRLF: it waits.
    const isCutInside = rest.endsWith('\r');
    const lines = (isCutInside ? rest.slice(0, -1) : rest).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + (isCutInside ? '\r' : '');
    return lines;
  }

  return {
    push(text) {
      rest += isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text;
      if (text !== '') isFirst = false;
      const frames: SseFrame[] = [];
      for (const line of takeLines()) {
        if (line !== '') readField(line);
        else {
          const done = takeFrame();
          if (done) frames.push(done);
        }
      }
      return frames;
    },
  };
}
