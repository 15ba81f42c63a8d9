import type { Element, ElementContent, Root } from 'hast';
import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { textOf } from './block-title.ts';
import { formulaSchema } from './formula-schema.ts';
import type { Drawn } from './formula.tsx';

const MAX_LENGTH = 4_000;
/** Every level becomes several nested elements; some hundreds of levels overflow the browser's own stack. */
const MAX_DEPTH = 40;
/** Signs and commands: each becomes up to some twenty nodes. */
const MAX_TOKENS = 800;
/** What a drawn formula may consist of: a node costs some 15 µs of a slow processor until it is on the screen. */
const MAX_NODES = 4_000;
/** Changes of size, style or colour within one another: laying them out takes the cube of their number. */
const MAX_STYLES = 40;

const TOKENS = /\\(?:[a-zA-Z]+|.)|[^\s{}]/gs;
const LEVEL_MARKS = /\\(?:left|right|begin|end)(?![a-zA-Z])|\\.|[{}]/gs;
const LEVEL_STEPS: Readonly<Record<string, number>> = {
  '{': 1,
  '\\left': 1,
  '\\begin': 1,
  '}': -1,
  '\\right': -1,
  '\\end': -1,
};

function depthOf(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of tex.matchAll(LEVEL_MARKS)) {
    depth += LEVEL_STEPS[mark] ?? 0;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * Definitions multiply text: KaTeX bounds how often macros are expanded, not how long the result gets, and a formula of
 * a hundred characters could take all the memory there is.
 */
const DEFINITIONS = [
  'def',
  'gdef',
  'edef',
  'xdef',
  'let',
  'futurelet',
  'global',
  'long',
  'newcommand',
  'renewcommand',
  'providecommand',
];

const refusedDefinitions = Object.fromEntries(
  DEFINITIONS.map((name) => [
    `\\${name}`,
    () => {
      throw new Error(`\\${name} is not allowed in a formula`);
    },
  ]),
);

/**
 * Refuses a formula, before it is laid out, that would take the browser long to lay out. Judged by what was drawn: a
 * command for size, style or colour nests all that follows it, without a brace to count.
 */
function refuseCostly(drawn: readonly ElementContent[]): void {
  let nodes = 0;
  const visit = (node: ElementContent, styles: number): void => {
    if (++nodes > MAX_NODES) throw new RangeError('The formula is too large');
    if (node.type !== 'element') return;
    const within = node.tagName === 'mstyle' ? styles + 1 : styles;
    if (within > MAX_STYLES) throw new RangeError('The formula is nested too deeply');
    for (const child of node.children) visit(child, within);
  };
  for (const node of drawn) visit(node, 0);
}

/** What can move ink out of the box that KaTeX counts with, or makes a few signs wide. */
const MOVING =
  /\\(?:[hm]?kern|[hm]skip|hspace|raisebox|rule|smash|(?:math)?[clr]lap|neg(?:thin|med|thick)space|!|(?:\\|cr|newline)\s*\[|[hH]uge|L(?:arge|ARGE))/;
/** Letters that fit on the line of a phone without a place to break. */
const UNBROKEN = 24;

function hasClass({ properties }: Element, name: string): boolean {
  const names = properties['className'];
  return Array.isArray(names) && names.includes(name);
}

function some(nodes: readonly ElementContent[], test: (element: Element) => boolean): boolean {
  return nodes.some((node) => node.type === 'element' && (test(node) || some(node.children, test)));
}

/**
 * Whether a formula of a sentence gets a frame of its own, out of which nothing paints and in which it scrolls when it
 * is wider than the line. Others keep their place in the sentence, broken where KaTeX allows it.
 */
function needsFrame(tex: string, drawn: readonly ElementContent[]): boolean {
  if (MOVING.test(tex)) return true;
  return some(
    drawn,
    (element) =>
      hasClass(element, 'mtable') || (hasClass(element, 'base') && textOf(element).length > UNBROKEN),
  );
}

/** The allow-list comes last (requirement M2), and after what a formula may cost. */
const drawer = unified()
  .use(rehypeKatex, {
    output: 'htmlAndMathml',
    strict: false,
    maxExpand: 200,
    maxSize: 20,
    macros: refusedDefinitions,
    // Never true. A plain false would show the refused command in red instead of the original text.
    trust: ({ command }: { command: string }) => {
      throw new Error(`${command} is not allowed in a formula`);
    },
  })
  .use(() => (tree: Root, file: VFile) => {
    const [failure] = file.messages;
    if (failure !== undefined) throw failure.cause;
    refuseCostly(tree.children as ElementContent[]);
  })
  .use(rehypeSanitize, formulaSchema)
  .freeze();

/**
 * Draws a formula with KaTeX: safe elements, whose styles are set by name, so a strict CSP holds. Commands that reach out
 * of the formula (\href, \includegraphics, \htmlData, …) are an error, expansion and sizes are bounded. Throws on anything
 * that cannot be shown (requirement M5).
 */
export function renderFormula(tex: string, display: boolean): Drawn {
  if (tex.length > MAX_LENGTH) throw new RangeError('The formula is too long');
  if ((tex.match(TOKENS)?.length ?? 0) > MAX_TOKENS) throw new RangeError('The formula is too long');
  if (depthOf(tex) > MAX_DEPTH) throw new RangeError('The formula is nested too deeply');
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [display ? 'math-display' : 'math-inline'] },
    children: [{ type: 'text', value: tex }],
  };
  const { children } = drawer.runSync({ type: 'root', children: [code] }, new VFile()) as Root;
  const elements = children as ElementContent[];
  return { elements, isFramed: !display && needsFrame(tex, elements) };
}
