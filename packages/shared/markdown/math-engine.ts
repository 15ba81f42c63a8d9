import { render } from 'katex';
import 'katex/dist/katex.min.css';

const MAX_LENGTH = 4_000;
/** Every level becomes several nested elements; some hundreds of levels overflow the browser's own stack. */
const MAX_DEPTH = 40;

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
 * Renders a formula into an element with KaTeX's DOM builder: no HTML string and no style attribute, so a strict
 * CSP and Trusted Types hold. Commands that reach out of the formula (\href, \includegraphics, \htmlData, …) are
 * an error, expansion and sizes are bounded. Throws on anything that cannot be shown (requirement M5).
 */
export function renderFormula(tex: string, target: HTMLElement, display: boolean): void {
  if (tex.length > MAX_LENGTH) throw new RangeError('The formula is too long');
  if (depthOf(tex) > MAX_DEPTH) throw new RangeError('The formula is nested too deeply');
  render(tex, target, {
    displayMode: display,
    output: 'htmlAndMathml',
    throwOnError: true,
    strict: false,
    maxExpand: 200,
    maxSize: 20,
    macros: { ...refusedDefinitions },
    // Never true. A plain false would show the refused command in red instead of the original text.
    trust: ({ command }: { command: string }) => {
      throw new Error(`${command} is not allowed in a formula`);
    },
  });
}
