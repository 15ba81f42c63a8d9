import { array, assert, constant, constantFrom, nat, property, tuple } from 'fast-check';
import type { ElementContent } from 'hast';
import { describe, expect, it, vi } from 'vitest';
import { createMarkdownDocument, type MarkdownDocument, type Snapshot } from './document.ts';
import { openEnd } from './open-end.ts';
import { parseMarkdown } from './parse.ts';
import { toSafeElements } from './safe-elements.ts';

function elementsOf({ groups }: Snapshot): ElementContent[] {
  return groups.flat().flatMap((block) => block.elements);
}

function flat(snapshot: Snapshot) {
  const { footnotes } = snapshot;
  return { elements: elementsOf(snapshot), footnotes: footnotes.list };
}

/** The whole text, once everything in it was read. */
function whole(document: MarkdownDocument, text: string) {
  let snapshot = document.update(text, false);
  while (!snapshot.isComplete) snapshot = document.update(text, false);
  return flat(snapshot);
}

function oneShot(text: string) {
  return whole(createMarkdownDocument(openEnd), text);
}

function streamed(text: string, cuts: readonly number[]) {
  const document = createMarkdownDocument(openEnd);
  for (const cut of [...cuts].sort((a, b) => a - b)) document.update(text.slice(0, cut), true);
  return whole(document, text);
}

/** The whole text read at once by the parser, as the specification has it. */
function reference(text: string): ElementContent[] {
  return toSafeElements(parseMarkdown(text).children, []);
}

const LINES = [
  'A plain line with **bold** and *soft* words',
  'open **bold',
  'costs $5 and $6',
  '',
  '',
  '',
  '   ',
  '# Heading',
  '## Another',
  '#no heading',
  '- item',
  '* other item',
  '+ third',
  '1. first',
  // Neither `2)` nor a lone `-`: behind indented code the parser takes them for text, against the specification.
  '1) second',
  '  - nested',
  '    deep',
  '  continued',
  ' one',
  '> quote',
  '> - in a quote',
  '> ```',
  '>',
  '```',
  '```js',
  '~~~',
  '````',
  '  ```',
  '- ```',
  '    ```',
  'let a = "`"',
  '``` `not a fence`',
  '| a | b |',
  '|---|--:|',
  '| 1 | 2 |',
  '$$',
  'x = 1 $$',
  '$$ y $$',
  '\\[',
  '\\]',
  'y &= 2',
  'a \\(b\\) c \\[ d \\]',
  '  $$',
  '- $$',
  '---',
  '===',
  '***',
  '[ref]',
  '[text][ref]',
  '[ref]: https://example.org/one',
  '[ref]: https://example.org/two "title"',
  '[^1]',
  '[^1]: a note',
  '    more of the note',
  '![image](/api/files/1)',
  '<div>raw</div>',
  '\tindented by a tab',
  '- [ ] task',
  '&amp; &copy; &nope;',
  '"title"',
];

const LIST_LINES = [
  '- item',
  '- **bold** item',
  '- item \\(x\\)',
  '  continued',
  '  - nested',
  '    - deeper',
  '  ```',
  '    code',
  '-',
  '- [x] task',
  '  1. one',
  ' - shifted',
  '',
  '  para',
  '[ref]: https://e.example',
  '- [ref]',
  '- [^1]',
  '  [^1]: note',
  '* * *',
  '- - -',
  'lazy',
  '+ other',
];
const longList = array(constantFrom(...LIST_LINES.slice(0, 12)), { minLength: 70, maxLength: 120 })
  .chain((lines) =>
    tuple(constant(lines), array(tuple(nat({ max: 120 }), constantFrom(...LIST_LINES)), { maxLength: 4 })),
  )
  .map(([lines, extra]) => {
    const all = ['- first', ...lines];
    for (const [at, line] of extra) all.splice(Math.max(1, at), 0, line);
    return all.join('\n');
  });

const markdown = array(constantFrom(...LINES), { maxLength: 24 }).map((lines) => lines.join('\n'));
const withCuts = markdown.chain((text) =>
  tuple(constant(text), array(nat({ max: Math.max(0, text.length) }), { maxLength: 30 })),
);

// Hundreds of texts: on a busy machine they take longer than a test usually may.
vi.setConfig({ testTimeout: 120_000 });

describe('a growing text', () => {
  it('M1 reads as the whole text once it is complete, wherever it was cut', () => {
    assert(
      property(withCuts, ([text, cuts]) => {
        expect(streamed(text, cuts)).toEqual(oneShot(text));
      }),
      { numRuns: 400 },
    );
  });

  it('M1 reads as the whole text when it came character by character', () => {
    assert(
      property(markdown, (text) => {
        expect(
          streamed(
            text,
            Array.from({ length: text.length }, (_, i) => i),
          ),
        ).toEqual(oneShot(text));
      }),
      { numRuns: 40 },
    );
  });

  it('M1 reads a long list as one list, whole and grown', () => {
    assert(
      property(longList, (text) => {
        const expected = oneShot(text);
        expect(expected.elements).toEqual(reference(text));
        expect(
          streamed(
            text,
            Array.from({ length: 12 }, (_, i) => Math.floor((text.length * i) / 12)),
          ),
        ).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('M1 is cut into blocks where the whole text has them', () => {
    assert(
      property(markdown, (text) => {
        expect(oneShot(text).elements).toEqual(reference(text));
      }),
      { numRuns: 600 },
    );
  });

  it('M1 goes on with a formula that is behind a list item, where a blank line has TeX behind it', () => {
    const text = '1. first\n  $$\n   \n$$';
    expect(oneShot(text).elements).toEqual(reference(text));
    expect(streamed(text, [16, 17])).toEqual(oneShot(text));
  });

  it('M1 takes its footnotes from the first that has the name', () => {
    const text = 'a [^1] [^2]\n\n[^1]: first\n\n[^1]: second\n[^2]: other';
    expect(JSON.stringify(oneShot(text).footnotes)).toMatch(/first.*other/);
  });
});

/** What hostile texts are made of. */
const FRAGMENTS =
  '* ** _ ~ ~~ ` `` [ ] ![ ]( ](a) [] [a] [^ [^1] ]: < & &amp; $$ \\( \\) \\[ \\] \\ a | |a| www.a.b http://a a@b.c " ( ) ! \u{1F600}'
    .split(' ')
    .concat([' ', '\t', '\n', '\n\n', '\r\n', '\0', '\n>', '> ', '\n- ', '\n  ', '\n    ', '# ', '\n===\n'])
    .concat([
      '\n---\n',
      '\n```\n',
      '\n~~~\n',
      '\n$$\n',
      '\n|-|\n',
      '\n[a]: /x\n',
      '\n[^1]: n\n',
      '1. ',
      '[x] ',
    ]);
const repeated = tuple(
  array(constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 3 }),
  nat({ max: 40 }),
).map(([parts, times]) => parts.join('').repeat(times + 1));
const hostile = array(repeated, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));

describe('a hostile text', () => {
  it('M1 M2 reads the same streamed as whole', () => {
    assert(
      property(hostile, nat({ max: 40 }), (text, piece) => {
        const cuts = Array.from({ length: 40 }, (_, i) => (i + 1) * (piece + 1)).filter(
          (cut) => cut < text.length,
        );
        expect(streamed(text, cuts)).toEqual(oneShot(text));
      }),
      { numRuns: 60 },
    );
  });
});

/** How many calls it takes until a text is shown as a whole. */
function callsFor(text: string): number {
  const document = createMarkdownDocument(openEnd);
  for (let calls = 1; ; calls++) if (document.update(text, false).isComplete) return calls;
}

function sizeOf(snapshot: Snapshot): number {
  return JSON.stringify(elementsOf(snapshot)).length;
}

describe('the work of one update', () => {
  it('M1 is done at once for a long report', () => {
    expect(
      callsFor('## Heading\n\nA paragraph of **some** words, as long as a line or two.\n\n'.repeat(100)),
    ).toBe(1);
  });

  it('M2 is a part of it when a text has thousands of blocks', () => {
    expect(callsFor('a *b*\n\n'.repeat(3_000))).toBeGreaterThan(8);
  });

  it.each([
    ['a table of 5,000 rows', `| a | b | c |\n|---|---|---|\n${'| 1 | **2** | 3 |\n'.repeat(5_000)}`],
    ['a list of 3,000 items with code', '- item\n\n  ```js\n  let a;\n  ```\n'.repeat(3_000)],
    ['a list of 10,000 links', '- [a](https://a.example)\n'.repeat(10_000)],
    ['a code block of 260 KB', `\`\`\`js\n${'let value = 1;\n'.repeat(17_000)}\`\`\``],
    ['a paragraph of 300 KB', 'word '.repeat(60_000)],
  ])('M2 is a part of it for %s, which grows until it is there', (_, text) => {
    const document = createMarkdownDocument(openEnd);
    const sizes: number[] = [];
    let snapshot: Snapshot;
    do {
      snapshot = document.update(text, false);
      sizes.push(sizeOf(snapshot));
    } while (!snapshot.isComplete);
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(flat(snapshot)).toEqual(oneShot(text));
  });

  it('M2 is a part of it when one definition concerns thousands of blocks', () => {
    const blocks = 'see [a]\n\n'.repeat(1_000);
    const document = createMarkdownDocument(openEnd);
    for (let end = 800; end < blocks.length; end += 800) document.update(blocks.slice(0, end), true);
    const { isComplete } = document.update(`${blocks}[a]: https://a.example\n\nmore`, true);
    expect(isComplete).toBe(false);
    expect(whole(document, `${blocks}[a]: https://a.example\n\nmore`)).toEqual(
      oneShot(`${blocks}[a]: https://a.example\n\nmore`),
    );
  });

  it('M2 does not read a costly block again for every few characters', () => {
    const text = '*a* **b** '.repeat(60);
    const document = createMarkdownDocument(openEnd);
    // What has come since the last reading is added as words; what was read stays the same object.
    const firstWord = () => {
      const [paragraph] = elementsOf(document.update(text.slice(0, end), true));
      return paragraph?.type === 'element' ? paragraph.children[0] : undefined;
    };
    const seen = new Set<ElementContent | undefined>();
    let end = 300;
    for (; end < text.length; end += 10) seen.add(firstWord());
    // Ninety updates.
    expect(seen.size).toBeLessThan(20);
    expect(whole(document, text)).toEqual(oneShot(text));
  });

  it('M2 of a list goes to the items that a definition concerns', () => {
    const items = Array.from({ length: 200 }, (_, i) => `- [${i}]\n`).join('');
    const document = createMarkdownDocument(openEnd);
    const list = (text: string) => {
      const [first] = elementsOf(document.update(text, true));
      return first?.type === 'element' ? first.children : [];
    };
    const before = list(`${items}\nend\n\n`);
    const after = list(`${items}\nend\n\n[3]: https://a.example\n\nmore`);
    expect(after.filter((item, i) => item !== before[i])).toHaveLength(16);
  });
});
