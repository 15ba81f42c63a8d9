import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import type { ElementContent } from 'hast';
import { describe, expect, it, vi } from 'vitest';
import { createMarkdownDocument, type Snapshot } from './document.ts';
import { openEnd } from './open-end.ts';

// Hundreds of texts: on a busy machine they take longer than a test usually may.
vi.setConfig({ testTimeout: 120_000 });

function elementsOf({ groups }: Snapshot): ElementContent[] {
  return groups.flat().flatMap((block) => block.elements);
}

const INLINE = [
  'words',
  '**bold words**',
  '*soft* **both _of_ them**',
  '`code`',
  '~~gone~~',
  '[a link](https://a.example/path "title")',
  '[![a picture](https://a.example/a.png)](https://a.example/page)',
  '**[![a picture](/api/files/1)](https://a.example)** words',
  '![a picture](/api/files/1)',
  '[words][ref]',
  'a note[^1] and[^note]',
  '\\(x_1^2\\)',
  '$5 and $6',
  'tom &amp; jerry',
  '<https://a.example/b>',
  'https://a.example/b_c',
  'snake_case 2 * 3',
  '[97.42](#figure:close) [1](#source:1)',
];
const inline = array(constantFrom(...INLINE), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
const shapes: readonly ((text: string, more: string) => string)[] = [
  (text, more) => `${text}\n${more}`,
  (text, more) => `## ${text}\n${more}`,
  (text, more) => `> ${text}\n> ${more}\n>\n> - ${more}\n>   ${text}`,
  (text, more) => `> - ${text}\n> - ${more}\n\n> | a | b |\n> |---|---|\n> | 1 | ${text} |`,
  (text, more) => `- ${text}\n  ${more}\n  - ${more}\n    1. ${text}\n- [ ] ${text}\n- [x] ${more}`,
  (text, more) => `1. ${text}\n   \`\`\`js\n   let a = "**";\n   \`\`\`\n2. ${more}\n\n   ${text}`,
  (text, more) => `| a | b |\n|---|:-:|\n| ${text} | ${more} |\n| ${more} | 2 |\n${text}`,
  (text, more) => `${text}\n| a |\n|---|\n| ${more} |`,
  (text, more) => `- | a | b |\n  |---|---|\n  | ${text} | ${more} |`,
  (text) => `\`\`\`js\nlet a = "\`**\`";\n\`\`\`\n${text}`,
  (text, more) => `$$\na = 1\n\nb = 2\n$$\n${text}\n\n\\[\nx\n\\]\n${more}`,
  (text, more) => `${text}\n===\n${more}\n\n---\n\n* * *`,
  (text) => '[ref]: https://a.example/ref "title"\n\n[^1]: a **note**\n[^note]: another\n\n'.concat(text),
];
const wellFormed = array(
  tuple(constantFrom(...shapes), inline, inline).map(([shape, text, more]) => shape(text, more)),
  { minLength: 1, maxLength: 4 },
).map((parts) => `${parts.join('\n\n')}\n\nend`);
const longBlocks: readonly (readonly [what: string, text: string])[] = [
  ['quote', '> a **bold** word and `code` with [a link](https://a.example)\n'.repeat(70)],
  ['nested list', '- a **bold** word\n  - more `code`\n    - *deep* [l](https://a.example)\n'.repeat(30)],
  ['paragraph', 'a **bold** word and `code` ![i](/api/files/1) with [a link](https://a.example) '.repeat(50)],
  ['table', `| a | b |\n|---|---|\n${'| **bold** `code` | [l](https://a.example) |\n'.repeat(60)}after it`],
];

/** The words of a text, code and formulas apart, as a reader sees them. */
function wordsOf(node: ElementContent): string {
  if (node.type !== 'element' || node.tagName === 'pre' || node.tagName === 'code') {
    return node.type === 'text' ? node.value : '';
  }
  if (node.properties['dataMath'] !== undefined) return '';
  return node.tagName === 'img' ? String(node.properties['alt']) : node.children.map(wordsOf).join('');
}

/** Everything that is read, code and formulas too. */
function lettersOf(node: ElementContent): number {
  if (node.type === 'text') return node.value.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  if (node.type !== 'element') return 0;
  if (node.tagName === 'img') return String(node.properties['alt']).length;
  return node.children.reduce((sum, child) => sum + lettersOf(child), 0);
}

/** Streams a text in pieces; answers with each moment at which raw marks or fewer letters were shown. */
function flickers(text: string, piece: number): string[] {
  const document = createMarkdownDocument(openEnd);
  const seen: string[] = [];
  let letters = 0;
  for (let end = piece; end <= text.length; end += piece) {
    const elements = elementsOf(document.update(text.slice(0, end), true));
    const now = elements.reduce((sum, element) => sum + lettersOf(element), 0);
    const raw = /\*\*|`|\]\(|[[\]|~]|!$/.exec(elements.map(wordsOf).join('\n'))?.[0];
    if (now < letters) seen.push(`shorter at ${JSON.stringify(text.slice(0, end).slice(-60))}`);
    if (raw !== undefined) seen.push(`${raw} at ${JSON.stringify(text.slice(0, end).slice(-60))}`);
    letters = now;
  }
  return seen;
}

describe('what is shown of a growing text', () => {
  it('M1 never gets shorter and shows no raw marks', () => {
    assert(
      property(wellFormed, nat({ max: 4 }), (text, piece) => {
        expect(flickers(text, piece + 1)).toEqual([]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it.each(longBlocks)('M1 never gets shorter and shows no raw marks in a long %s', (_, text) => {
    expect(flickers(text, 11)).toEqual([]);
  });

  it('M1 keeps a table when a line without a bar follows', () => {
    const document = createMarkdownDocument(openEnd);
    const [table] = elementsOf(document.update('| a | b |\n|---|---|\n| 1 | 2 |\nnext', true));
    expect(table).toMatchObject({ tagName: 'table' });
  });

  it('M1 shows labels that were never explained as they were written, at the end', () => {
    const text = 'see [words][ref] and[^1]\n\nmore';
    const document = createMarkdownDocument(openEnd);
    const moment = elementsOf(document.update(text, true));
    expect(moment.map(wordsOf).join(' ')).toBe('see words and more');
    let end = document.update(text, false);
    while (!end.isComplete) end = document.update(text, false);
    expect(elementsOf(end).map(wordsOf).join(' ')).toBe('see [words][ref] and[^1] more');
    expect(elementsOf(end)).toEqual(elementsOf(createMarkdownDocument(openEnd).update(text, false)));
  });
});
