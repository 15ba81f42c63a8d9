import { describe, expect, it } from 'vitest';
import { bytesOf } from '../testing/make-files.ts';
import { readLimits } from './document.ts';
import { readDocument } from './read-document.ts';

const sentence = (n: number) => `The ${n}th sentence of the minutes says what was decided on that day.`;
const paragraph = (n: number) => Array.from({ length: 4 }, (_, i) => sentence(n * 10 + i)).join(' ');

/** Where each line of a file says that it stands. */
async function placesOf(text: string, name: string): Promise<Map<string, number>> {
  const { passages } = await readDocument('tests', bytesOf(text), name);
  return new Map(
    passages.flatMap(({ locator, text: body }) => {
      const first = Number(/^lines (\d+)-\d+$/.exec(locator)?.[1]);
      return body
        .split('\n')
        .flatMap((line, i): [string, number][] => (line === '' ? [] : [[line, first + i]]));
    }),
  );
}

describe('the passages of a text (H3)', () => {
  it.each(['minutes.md', 'minutes.txt'])(
    'give each line of %s its own number, however long and loosely set it is',
    async (name) => {
      const lines = Array.from({ length: 12 }, (_, n) => `${paragraph(n)}${n % 3 === 0 ? '\n\n\n' : '\n\n'}`);
      const text = `# Minutes\n\n${lines.join('')}`;
      const places = await placesOf(text, name);
      const written = text.split('\n');
      expect(places.size).toBe(13);
      for (const [line, number] of places) expect(written[number - 1]?.trim()).toBe(line);
    },
  );

  it('are no longer than a passage may be, and keep a paragraph that fits in one piece', async () => {
    const text = Array.from({ length: 8 }, (_, n) => paragraph(n)).join('\n\n');
    const { passages } = await readDocument('tests', bytesOf(`# Minutes\n\n${text}`), 'minutes.md');
    for (const { text: body } of passages)
      expect(body.length).toBeLessThanOrEqual(readLimits.passageCharacters);
    expect(passages.flatMap(({ text: body }) => body.split('\n\n'))).toEqual([
      '# Minutes',
      ...text.split('\n\n'),
    ]);
  });

  it('number the parts of one line that is longer than a passage', async () => {
    const long = Array.from({ length: 60 }, (_, n) => sentence(n)).join(' ');
    const { passages } = await readDocument('tests', bytesOf(`# Minutes\n\n${long}\n`), 'minutes.md');
    expect(passages.map(({ locator }) => locator).slice(0, 3)).toEqual([
      'lines 1-1',
      'lines 3-3, part 1',
      'lines 3-3, part 2',
    ]);
  });

  it('of a table hold every row whole, however wide its rows are', async () => {
    const head = ['Line', ...Array.from({ length: 8 }, (_, i) => `Financial year ${2017 + i} as published`)];
    const rows = Array.from({ length: 45 }, (_, row) => [
      `Item ${row}`,
      ...Array.from({ length: 8 }, (__, i) => String(10_000 + row * 10 + i)),
    ]);
    const csv = [head, ...rows].map((cells) => cells.join(',')).join('\n');
    const { passages } = await readDocument('tests', bytesOf(csv), 'lines.csv');
    const lines = passages.flatMap(({ text }) => text.split('\n'));
    expect(lines).toHaveLength(45);
    for (const [row, line] of lines.entries())
      expect(line).toMatch(new RegExp(`: ${10_000 + row * 10 + 7}$`));
    const places = passages.map(({ locator }) => /^lines (\d+)-(\d+)$/.exec(locator)?.slice(1).map(Number));
    expect(places[0]?.[0]).toBe(2);
    for (const [i, place] of places.entries()) expect(places[i + 1]?.[0] ?? 47).toBe((place?.[1] ?? 0) + 1);
  });
});
