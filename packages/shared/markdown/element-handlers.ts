import type { Element, ElementContent, Properties } from 'hast';
import type { Code, FootnoteReference, InlineCode } from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import type { Options } from 'remark-rehype';
import { formulaOf } from './math-node.ts';

/** What our reports show otherwise than `remark-rehype` does of its own. */
export const elementHandlers: Options['handlers'] = {
  // Without the line end behind it that the package adds for whoever reads the HTML.
  break: () => el('br', []),
  code: (_, node: Code) => codeBlock(node.value, node.lang ?? ''),
  // As a list: the package would trim what is in a lone element at the start of a line.
  inlineCode: (_, node: InlineCode) => [el('code', [{ type: 'text', value: node.value }])],
  // The notes themselves are at the end of the document, which is more than this block.
  footnoteReference: (_, node: FootnoteReference) => el('sup', [], { dataFootnote: node.identifier }),
  math: (_, node: Math) => formula(node),
  inlineMath: (_, node: InlineMath) => formula(node),
};

function el(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

function textWithBreaks(value: string): ElementContent[] {
  return value
    .split('\n')
    .flatMap((line, i): ElementContent[] => [
      ...(i === 0 ? [] : [el('br', [])]),
      { type: 'text', value: line },
    ]);
}

/** A formula as `rehype-katex` takes it. Its delimiters go along: its text is kept when it cannot be shown. */
function formula(node: Math | InlineMath): Element {
  const { tex, source, display, closed } = formulaOf(node);
  if (!closed) return el('p', textWithBreaks(source));
  return el('code', [{ type: 'text', value: tex }], {
    className: ['language-math', display ? 'math-display' : 'math-inline'],
    dataDelimiters: source.slice(0, 2) + source.slice(-2),
  });
}

/** Blank lines at the end of code depend on where its list ends; nobody sees them. */
function withoutBlankEnd(code: string): string {
  const end = code.indexOf('\n', code.trimEnd().length);
  return end === -1 ? code : code.slice(0, end);
}

/** A code block; `info` is what is behind the fence, its first word names the language. */
export function codeBlock(value: string, info: string): Element {
  const language = /^[\w+#.-]{1,40}/.exec(info)?.[0];
  const properties = language === undefined ? {} : { className: [`language-${language.toLowerCase()}`] };
  return el('pre', [el('code', [{ type: 'text', value: withoutBlankEnd(value) }], properties)]);
}
