import type { InlineMath, Math } from 'mdast-util-math';
import type { CompileContext, Extension as MdastExtension, Token } from 'mdast-util-from-markdown';

declare module 'mdast-util-math' {
  interface MathData {
    /** What opens the formula; `$$` where nothing is said. */
    opener?: string;
    /** False when the closing delimiter never came. */
    closed?: boolean;
  }
  interface InlineMathData {
    opener?: string;
  }
}

/** A formula of a text (requirement M4). */
export interface FormulaText {
  /** TeX without its delimiters. */
  readonly tex: string;
  /** The original text with its delimiters: what is shown when the formula cannot be. */
  readonly source: string;
  readonly display: boolean;
  /** False when the closing delimiter never came: then it is text, not a formula. */
  readonly closed: boolean;
}

const CLOSERS: Readonly<Record<string, string>> = { $$: '$$', '\\[': '\\]', '\\(': '\\)' };

/** Reads a node of maths: everything but `\(…\)` stands by itself. */
export function formulaOf(node: Math | InlineMath): FormulaText {
  const opener = node.data?.opener ?? '$$';
  const closed = node.type === 'inlineMath' || node.data?.closed !== false;
  const source = opener + node.value + (closed ? CLOSERS[opener] : '');
  return { tex: node.value, source, display: opener !== '\\(', closed };
}

function topOf(context: CompileContext): Math | InlineMath {
  return context.stack.at(-1) as Math | InlineMath;
}

/**
 * Beside the handlers of `remark-math`: which delimiters were written, and whether a formula on lines of its own was
 * closed. Its last line may end with the closing delimiter.
 */
export const mathFromMarkdown: MdastExtension = {
  exit: {
    mathText(token: Token) {
      const value = this.resume();
      const node = topOf(this);
      node.value = value;
      node.data = { opener: this.sliceSerialize(token).slice(0, 2) };
      this.exit(token);
    },
    mathFlow(token: Token) {
      const text = this.resume().trimEnd();
      const opener = this.sliceSerialize(token).slice(0, 2);
      const closed = text.endsWith(CLOSERS[opener] as string);
      const node = topOf(this);
      node.value = closed ? text.slice(0, -2) : text;
      node.data = { opener, closed };
      this.data.mathFlowInside = undefined;
      this.exit(token);
    },
  },
};
