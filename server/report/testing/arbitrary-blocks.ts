import fc from 'fast-check';
import { chartShapes } from '@loupe/shared/lib/chart-data';
import { fitsMark } from '@loupe/shared/lib/printed-number';
import { tableForms, type Block, type Cell, type Grid, type Inline, type ListItem } from '../blocks.ts';
import { withNumber } from '../read-number.ts';
import { joined } from '../words.ts';

/** Words as reports have them, with everything that means something in markdown, and names in many scripts. No bare address: the page shows one as a link. */
const word = fc.oneof(
  fc.constantFrom(
    'Revenue',
    'rose',
    'Жуков',
    'Παπαδόπουλος',
    '株式会社',
    'محمد',
    'עלי',
    'A*B*',
    '_x_',
    '[link]',
    '(a|b)',
    '1.',
    '#1',
    '-',
    '+',
    '>',
    '`code`',
    '~~no~~',
    '$5',
    '$$',
    'a\\b',
    '&amp;',
    '<b>',
    '!',
    '1)',
    '|',
    '==',
    '\\(x\\)',
    '[^1]',
    'C_t',
    '97.42',
    '−5 %',
    ':-',
    '***',
  ),
  fc.string({ minLength: 1, maxLength: 8, unit: 'binary-ascii' }).map(tidy),
);

function tidy(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e]/g, '').trim() || 'x';
}

const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const marks = fc.record(
  {
    isBold: fc.constant(true as const),
    isItalic: fc.constant(true as const),
    isStruck: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const id = fc.stringMatching(/^[a-z][\w.:-]{0,12}$/);
const label = fc.constantFrom('97.42', '−19.1 %', '1', 'EUR 24,000', '+6.0 %');

const piece: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 4, arbitrary: phrase.map((text): Inline => ({ kind: 'text', text })) },
  fc
    .tuple(fc.constantFrom('rises', 'fell', 'Ünver'), marks)
    .map(([text, how]): Inline => ({ kind: 'text', text, ...how })),
  fc
    .tuple(id, label, marks)
    .map(([figure, text, how]): Inline => ({ kind: 'figure', id: figure, text, ...how })),
  fc.integer({ min: 1, max: 99 }).map((n): Inline => ({ kind: 'citation', n, text: `${n}` })),
  phrase.map((text): Inline => ({
    kind: 'link',
    url: 'https://example.com/a?b=1',
    text: text.replaceAll(/[^\p{L} ]/gu, 'x'),
  })),
  fc.constantFrom('a+b', 'x|y', '`').map((text): Inline => ({ kind: 'code', text })),
  fc.constantFrom('x^2', '\\frac{a}{b}', 'C_t - 1').map((tex): Inline => ({ kind: 'maths', tex })),
);

/** Running text: pieces with a space between them, so that no mark touches a word. */
const text: fc.Arbitrary<readonly Inline[]> = fc
  .array(piece, { minLength: 1, maxLength: 5 })
  .map((pieces) =>
    joined(pieces.flatMap((one, at): Inline[] => (at === 0 ? [one] : [{ kind: 'text', text: ' ' }, one]))),
  );
const title: fc.Arbitrary<readonly Inline[]> = phrase.map((one) => [
  { kind: 'text', text: one.replaceAll(/[^\p{L} ]/gu, 'x') },
]);

const cellText = fc.oneof(
  text.filter((inlines) => inlines.every((one) => !('text' in one) || !one.text.includes('\n'))),
  fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .map((n): Inline[] => [{ kind: 'text', text: n.toFixed(2) }]),
  fc.tuple(id, label).map(([figure, shown]): Inline[] => [{ kind: 'figure', id: figure, text: shown }]),
  fc.constant<Inline[]>([]),
);

const grid: fc.Arbitrary<Grid> = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.record({
    columns: fc.array(
      fc.record({ title, align: fc.constantFrom('left' as const, 'right' as const, 'center' as const) }),
      { minLength: width, maxLength: width },
    ),
    rows: fc
      .array(fc.array(cellText, { minLength: width, maxLength: width }), { maxLength: 4 })
      .map((rows) => numbered(rows)),
  }),
);

function numbered(rows: readonly (readonly (readonly Inline[])[])[]): Cell[][] {
  const said = rows
    .flat()
    .map((one) =>
      one.flatMap((inline) => (inline.kind !== 'citation' && 'text' in inline ? inline.text : '')).join(''),
    );
  return rows.map((row) => row.map((one) => (fitsMark(said, '.') ? withNumber(one, '.') : { text: one })));
}

const paragraph = text.map((one): Block => ({ kind: 'paragraph', text: one }));
const items = (isTask: fc.Arbitrary<boolean | null>): fc.Arbitrary<readonly ListItem[]> =>
  fc.array(fc.record({ isDone: isTask, blocks: fc.array(paragraph, { minLength: 1, maxLength: 2 }) }), {
    minLength: 1,
    maxLength: 4,
  });

const block: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc
    .tuple(fc.constantFrom(2 as const, 3 as const, 4 as const), text)
    .map(([level, one]): Block => ({ kind: 'heading', level, text: one })),
  fc.constantFrom('\\sigma = \\sqrt{252}', 'a\n+ b').map((tex): Block => ({ kind: 'maths', tex })),
  fc
    .constantFrom('x = 1', '```\ny', '# no title')
    .map((one): Block => ({ kind: 'code', language: 'ts', text: one })),
  fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((blocks): Block => ({ kind: 'quote', blocks })),
  items(fc.constantFrom(true, false)).map((all): Block => ({ kind: 'list', start: null, items: all })),
  items(fc.constant(null)).map((all): Block => ({ kind: 'list', start: 1, items: all })),
  fc
    .tuple(title, items(fc.constant(null)))
    .map(([name, all]): Block => ({ kind: 'limits', title: name, items: all })),
  fc.constant<Block>({ kind: 'rule' }),
  fc
    .tuple(title, grid, fc.constantFrom(...tableForms))
    .map(([name, one, form]): Block => ({ kind: 'table', form, title: name, ...one })),
  grid.map((one): Block => ({ kind: 'table', form: 'plain', title: [], ...one })),
  fc
    .tuple(title, grid, fc.constantFrom(...chartShapes))
    .map(([name, one, shape]): Block => ({ kind: 'chart', shape, title: name, ...one })),
);

/** A report: title, lead, and blocks of every kind. */
export const anyReport: fc.Arbitrary<Block[]> = fc
  .tuple(text, text, fc.array(block, { maxLength: 8 }))
  .map(([name, lead, blocks]) => [{ kind: 'title', text: name }, { kind: 'lead', text: lead }, ...blocks]);
