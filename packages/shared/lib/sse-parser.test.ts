import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser } from './sse-parser.ts';

function parse(...pieces: string[]) {
  const parser = createSseParser();
  return pieces.flatMap((piece) => parser.push(piece));
}

describe('the event stream parser', () => {
  it('reads id, event and data of a frame', () => {
    expect(parse('id: 7\nevent: run\ndata: {"seq":7}\n\n')).toEqual([
      { id: '7', event: 'run', data: '{"seq":7}' },
    ]);
  });

  it('joins several data lines, drops comments, and calls a nameless frame message', () => {
    expect(parse(': heartbeat\n\ndata: a\ndata:b\ndata\nretry: 5\n\n')).toEqual([
      { id: null, event: 'message', data: 'a\nb\n' },
    ]);
  });

  it('drops what was not finished', () => {
    expect(parse('data: whole\n\ndata: half\n')).toEqual([{ id: null, event: 'message', data: 'whole' }]);
  });

  it('takes LF, CR and CRLF, and a byte order mark', () => {
    expect(parse('\uFEFFdata: a\r\n\r\ndata: b\r\rdata: c\n\nx').map(({ data }) => data)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('gives the same frames however the text is cut', () => {
    const text =
      ':x\r\nid: 1\r\nevent: run\r\ndata: {"a":"ü\u2028"}\r\n\r\nid: 2\ndata: b\ndata: c\n\nevent: reset\rdata: {}\r\r.';
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const ends = [...cuts.sort((a, b) => a - b), text.length];
        const pieces = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
        expect(parse(...pieces)).toEqual(parse(text));
      }),
    );
  });
});
