import { array, assert, constant, constantFrom, nat, property, tuple } from 'fast-check';
import type { ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { createMarkdownDocument, type Snapshot } from './document.ts';
import { repairTail } from './repair.ts';
import { parseMarkdown } from './parse.ts';
import { toSafeElements } from './to-hast.ts';

function elementsOf({ groups }: Snapshot): ElementContent[] {
  return groups.flat().flatMap((block) => block.elements);
}

function flat({ groups, footnotes }: Snapshot) {
  return { elements: elementsOf({ groups, footnotes }), footnotes: footnotes.list };
}

function oneShot(text: string) {
  return flat(createMarkdownDocument(repairTail).update(text, false));
}

function streamed(text: string, cuts: readonly number[]) {
  const document = createMarkdownDocument(repairTail);
  for (const cut of [...cuts].sort((a, b) => a - b)) document.update(text.slice(0, cut), true);
  return flat(document.update(text, false));
}

/** The whole text read at once by the parser, as the specification has it. */
function reference(text: string): ElementContent[] {
  const root = parseMarkdown(text);
  const targets = new Map<string, { url: string }>();
  const visit = (node: Nodes) => {
    if (node.type === 'definition' && !targets.has(node.identifier))
      targets.set(node.identifier, { url: node.url });
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return toSafeElements(root.children, { resolve: (identifier) => targets.get(identifier) });
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
});
