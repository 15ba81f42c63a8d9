import type { RootContent } from 'mdast';
import { expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';

const TEXTS = [
  '# Heading\n\nwords with **bold**, *soft*, ~~struck~~ and `code`',
  '| a | b |\n|---|--:|\n| 1 | \\(x\\) |',
  '- [x] done\n- [ ] open\n\n> quoted[^1]\n\n[^1]: a note',
  '$$\nx = 1\n$$\n\n![picture](/api/files/1) and [words](#figure:f1)',
];

const unplaced = (nodes: readonly RootContent[]): unknown =>
  JSON.parse(JSON.stringify(nodes, (key, value: unknown) => (key === 'position' ? undefined : value)));

it.each(TEXTS)('M1 reads %j the same with and without looking for addresses', (text) => {
  const [, ...besideAddress] = parseMarkdown(`http\n\n${text}`).children;
  expect(unplaced(parseMarkdown(text).children)).toEqual(unplaced(besideAddress));
});

it.each(['www.e.example', 'https://e.example/a', 'me@e.example', 'me&#64;e.example'])(
  'M1 makes a link of the bare address in %j',
  (address) => {
    const { children } = parseMarkdown(`See ${address} there`);
    expect(JSON.stringify(children)).toContain('"type":"link"');
  },
);
