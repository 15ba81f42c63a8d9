import type { Literal } from 'mdast';
import type { CompileContext, Extension as MdastExtension, Token } from 'mdast-util-from-markdown';

/** A formula in the tree of a text. */
interface MathNode extends Literal {
  type: 'math';
  /** TeX without its delimiters. */
  value: string;
  /** The original text with its delimiters: what is shown when the formula cannot be. */
  source: string;
  display: boolean;
  /** False when the closing delimiter never came. */
  closed: boolean;
}

declare module 'mdast' {
  interface RootContentMap {
    math: MathNode;
  }
  interface PhrasingContentMap {
    math: MathNode;
  }
}

const CLOSERS: Readonly<Record<string, string>> = { $$: '$$', '\\[': '\\]', '\\(': '\\)' };

function enterMath(this: CompileContext, token: Token): undefined {
  this.enter({ type: 'math', value: '', source: '', display: true, closed: true }, token);
  this.buffer();
}
function addData(this: CompileContext, token: Token): undefined {
  this.config.enter['data']?.call(this, token);
  this.config.exit['data']?.call(this, token);
}
function fill(node: MathNode, opener: string, value: string, closed: boolean): void {
  node.value = value;
  node.closed = closed;
  node.display = opener !== '\\(';
  node.source = opener + value + (closed ? CLOSERS[opener] : '');
}

/** Makes nodes of what the syntax of maths has found. */
export const mathFromMarkdown: MdastExtension = {
  enter: { mathFlow: enterMath, mathText: enterMath },
  exit: {
    mathTextData: addData,
    mathFlowValue: addData,
    mathText(token) {
      const value = this.resume();
      const node = this.stack[this.stack.length - 1] as unknown as MathNode;
      fill(node, this.sliceSerialize(token).slice(0, 2), value, true);
      this.exit(token);
    },
    mathFlow(token) {
      const raw = this.resume();
      const node = this.stack[this.stack.length - 1] as unknown as MathNode;
      const opener = this.sliceSerialize(token).slice(0, 2);
      const text = raw.trimEnd();
      const closed = text.endsWith(CLOSERS[opener] as string);
      fill(node, opener, closed ? text.slice(0, -2) : text, closed);
      this.exit(token);
    },
  },
};
