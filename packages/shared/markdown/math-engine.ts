import { render } from 'katex';
import 'katex/dist/katex.min.css';

const MAX_LENGTH = 4_000;

/**
 * Renders a formula into an element with KaTeX's DOM builder: no HTML string and no style attribute, so a strict
 * CSP and Trusted Types hold. Commands that reach out of the formula (\href, \includegraphics, \htmlData, …) are
 * an error, expansion and sizes are bounded. Throws on anything that cannot be shown (requirement M5).
 */
export function renderFormula(tex: string, target: HTMLElement, display: boolean): void {
  if (tex.length > MAX_LENGTH) throw new RangeError('The formula is too long');
  render(tex, target, {
    displayMode: display,
    output: 'htmlAndMathml',
    throwOnError: true,
    strict: false,
    maxExpand: 200,
    maxSize: 20,
    // Never true. A plain false would show the refused command in red instead of the original text.
    trust: ({ command }: { command: string }) => {
      throw new Error(`${command} is not allowed in a formula`);
    },
  });
}
