import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextAside } from './text-aside.ts';

const event = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: null }], ...more })}\n\n`;

/** What was taken aside and what went on, of a stream that comes in pieces of these lengths. */
function passed(stream: string, lengths: readonly number[] = []) {
  const bytes = new TextEncoder().encode(stream);
  let aside = '';
  const text = new TextAside((piece) => (aside += piece));
  let on = '';
  let at = 0;
  for (const length of [...lengths, bytes.length]) {
    on += text.take(bytes.slice(at, at + length));
    at += length;
  }
  return { aside, on };
}

const textOf = (stream: string) =>
  stream
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => (JSON.parse(line.slice(6)) as { choices: { delta: { content?: string } }[] }).choices[0])
    .map((choice) => choice?.delta.content ?? '')
    .join('');

it('takes plain text aside and leaves everything else as it came', () => {
  const begin = event({ role: 'assistant', content: '' });
  const call = event({ tool_calls: [{ index: 0, function: { arguments: '{"content":"x"}' } }] });
  const stream = `${begin}${event({ content: 'One ' })}${call}${event({ content: 'two' })}data: [DONE]\n\n`;
  expect(passed(stream)).toEqual({ aside: 'One two', on: `${begin}${call}data: [DONE]\n\n` });
});

it.each([
  ['ends the turn', { choices: [{ index: 0, delta: { content: ' end' }, finish_reason: 'stop' }] }],
  ['is refused', { choices: [{ index: 0, delta: { content: ' end', refusal: 'no' }, finish_reason: null }] }],
  ['has reasoning', { choices: [{ index: 0, delta: { content: ' end', reasoning_content: 'so' } }] }],
  ['reports usage', { choices: [{ index: 0, delta: { content: ' end' } }], usage: { prompt_tokens: 1 } }],
  [
    'has an error beside it',
    { choices: [{ index: 0, delta: { content: ' end' } }], error: { message: 'no' } },
  ],
])('leaves text that %s, and all text after it, so that nothing overtakes', (_what, chunk) => {
  const odd = `data: ${JSON.stringify(chunk)}\n\n`;
  const late = event({ content: 'late' });
  expect(passed(`${event({ content: 'early' })}${odd}${late}`)).toEqual({
    aside: 'early',
    on: `${odd}${late}`,
  });
});

it('leaves a text that comes all at once', () => {
  const long = event({ content: 'long '.repeat(200) });
  expect(passed(`${event({ content: 'a' })}${long}`)).toEqual({ aside: 'a', on: long });
  const many = event({ content: 'many ' }).repeat(400);
  expect(passed(many)).toEqual({ aside: '', on: many });
});

it('gives the same text in the same order however the bytes are cut', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }).map((content) => event({ content })),
    fc.constantFrom(
      event({ reasoning_content: 'hm' }),
      event({ content: 'x', refusal: 'no' }),
      ': ping\r\n\r\n',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 90 })),
      (pieces, lengths) => {
        const stream = pieces.join('');
        const { aside, on } = passed(stream, lengths);
        expect(aside + textOf(on)).toBe(textOf(stream));
      },
    ),
  );
});
