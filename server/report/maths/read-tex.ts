import { parseDocument } from 'htmlparser2';
import katex from 'katex';
import type { MathsNode } from './maths-node.ts';

/** What is longer is shown as it was written. */
const longestTex = 4000;

interface Element {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly children: readonly unknown[];
}

/** A formula by the parser that shows it on the page (KaTeX, as MathML); null for TeX that it does not know. */
export function readTex(tex: string, isDisplayed = true): MathsNode | null {
  if (tex.length > longestTex) return null;
  try {
    const written = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: isDisplayed,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 200,
      maxSize: 20,
    });
    const semantics = find(parseDocument(written, { xmlMode: true }).children, 'semantics');
    const [root] = semantics ? elementsOf(semantics) : [];
    return root ? readElement(root) : null;
  } catch {
    return null;
  }
}

function find(nodes: readonly unknown[], name: string): Element | null {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = node.name === name ? node : find(node.children, name);
    if (found) return found;
  }
  return null;
}

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'name' in node && 'attribs' in node && 'children' in node;
const elementsOf = ({ children }: Element): Element[] => children.filter(isElement);

function textOf({ children }: Element): string {
  return children
    .map((child) => (isElement(child) ? textOf(child) : ((child as { readonly data?: string }).data ?? '')))
    .join('');
}

const row = (children: readonly MathsNode[]): MathsNode =>
  children.length === 1 && children[0] ? children[0] : { kind: 'row', children };

function readElement(element: Element): MathsNode {
  const parts = elementsOf(element).map(readElement);
  const at = (index: number): MathsNode => parts[index] ?? { kind: 'row', children: [] };
  switch (element.name) {
    case 'mi':
      return readName(element);
    case 'mn':
      return { kind: 'number', text: textOf(element) };
    case 'mo':
      // The invisible sign between a function and what it is of.
      return textOf(element) === '\u2061'
        ? { kind: 'words', text: ' ' }
        : {
            kind: 'sign',
            text: textOf(element).replace('∣', '|'),
            ...(element.attribs['fence'] === 'true' && { grows: true as const }),
          };
    case 'mtext':
      return { kind: 'words', text: textOf(element) };
    case 'mspace':
      return { kind: 'words', text: ' ' };
    case 'mfrac':
      return {
        kind: 'fraction',
        over: at(0),
        under: at(1),
        hasLine: element.attribs['linethickness'] !== '0px',
      };
    case 'msqrt':
      return { kind: 'root', inside: row(parts), degree: null };
    case 'mroot':
      return { kind: 'root', inside: at(0), degree: at(1) };
    case 'msub':
      return { kind: 'scripts', base: at(0), sub: at(1), sup: null };
    case 'msup':
      return { kind: 'scripts', base: at(0), sub: null, sup: at(1) };
    case 'msubsup':
      return { kind: 'scripts', base: at(0), sub: at(1), sup: at(2) };
    case 'munder':
    case 'mover':
    case 'munderover':
      return readStack(element, parts);
    case 'mtable':
      return { kind: 'grid', rows: elementsOf(element).map((line) => elementsOf(line).map(readElement)) };
    case 'annotation':
      return { kind: 'row', children: [] };
    default:
      return row(joinLetters(parts));
  }
}

const signs = new Set(['|', '#', '%', '∞', '‖', '!', '′']);

function readName(element: Element): MathsNode {
  const text = textOf(element).replace('∣', '|');
  if (signs.has(text)) return { kind: 'sign', text };
  const isUpright = element.attribs['mathvariant'] === 'normal' || [...text].length > 1;
  return { kind: 'name', text, ...(!isUpright && { isItalic: true }) };
}

/** Marks above letters as KaTeX parts them from words, and as they are part of a letter. */
const marks: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  ˊ: '\u0301',
  ˋ: '\u0300',
  '^': '\u0302',
  '˜': '\u0303',
  '˚': '\u030a',
  ˇ: '\u030c',
  '˙': '\u0307',
  ˉ: '\u0304',
  '˘': '\u0306',
  '˝': '\u030b',
};

/** "ü" within words is one letter again, where it would be a "u" below two dots. */
function letterOf(base: MathsNode, above: MathsNode | null): MathsNode | null {
  if (base.kind !== 'words' || above?.kind !== 'sign') return null;
  const mark = marks[above.text];
  return mark === undefined ? null : { kind: 'words', text: `${base.text}${mark}`.normalize('NFC') };
}

function readStack(element: Element, parts: readonly MathsNode[]): MathsNode {
  const [base = { kind: 'row', children: [] }, first = null, second = null] = parts;
  const letter = element.name === 'mover' ? letterOf(base, first) : null;
  if (letter !== null) return letter;
  const isAccent = element.attribs['accent'] === 'true' || isStretchy(elementsOf(element)[1]);
  if (element.name === 'munderover') return { kind: 'stack', base, below: first, above: second, isAccent };
  return element.name === 'munder'
    ? { kind: 'stack', base, below: first, above: null, isAccent }
    : { kind: 'stack', base, below: null, above: first, isAccent };
}

const isStretchy = (element: Element | undefined) => element?.attribs['stretchy'] === 'true';

const isLetter = (node: MathsNode | undefined) => node?.kind === 'name' && !node.isItalic;

/** Upright letters side by side are one word: `\mathrm{SMA}`; so are the pieces of words between their marks. */
function joinLetters(parts: readonly MathsNode[]): MathsNode[] {
  const out: MathsNode[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last?.kind === 'words' && part.kind === 'words')
      out[out.length - 1] = { kind: 'words', text: last.text + part.text };
    else if (isLetter(last) && isLetter(part) && last?.kind === 'name' && part.kind === 'name')
      out[out.length - 1] = { kind: 'name', text: last.text + part.text };
    else out.push(part);
  }
  return out;
}
