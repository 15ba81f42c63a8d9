/**
 * What is copied from a text with formulas, marks and charts: each formula once, as the TeX it was written as (and as
 * MathML where the target takes HTML), marks as `[1]`, not as a digit behind a word, and a chart as its table. Everything
 * else is left to the browser.
 */

const FORMULA = '[data-math]';
/** Controls, and signs that nobody means to copy. */
const LEFT_OUT =
  '[data-language] > :first-child:not(pre), button:not([data-figure]), [data-plot], svg, script, style, [hidden]';
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DIV FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);
const SPACED = new Set('BLOCKQUOTE H1 H2 H3 H4 H5 H6 OL P PRE TABLE UL'.split(' '));

/** The selection with every formula it touches as a whole, or undefined when it has no formula and no mark. */
function selectedContents(selection: Selection): DocumentFragment | undefined {
  if (selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const first = elementOf(range.startContainer)?.closest(FORMULA);
  const last = elementOf(range.endContainer)?.closest(FORMULA);
  if (first != null) range.setStartBefore(first);
  if (last != null) range.setEndAfter(last);
  const root = elementOf(range.commonAncestorContainer);
  if (
    root == null ||
    (root.closest('[data-markdown]') === null && root.querySelector('[data-markdown]') === null)
  )
    return undefined;
  const contents = range.cloneContents();
  return contents.querySelector(`${FORMULA}, sup, [data-chart]`) === null ? undefined : contents;
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

/** The formula as it was written; while it is not drawn its text is just that. */
function sourceOf(formula: HTMLElement): string {
  const tex = formula.querySelector('annotation')?.textContent;
  if (tex === undefined) return formula.textContent;
  return formula.dataset['math'] === 'display' ? `$$${tex}$$` : `\\(${tex}\\)`;
}

/** Formulas as TeX or as MathML, marks in brackets. */
function makeReadable(contents: DocumentFragment, formulasAs: 'tex' | 'mathml'): void {
  for (const formula of contents.querySelectorAll<HTMLElement>(FORMULA)) {
    const math = formula.querySelector('math');
    const source = sourceOf(formula);
    if (formulasAs === 'mathml' && math !== null) formula.replaceChildren(math);
    else formula.replaceChildren(source);
  }
  for (const mark of contents.querySelectorAll('sup')) mark.replaceChildren(`[${mark.textContent.trim()}]`);
  for (const table of contents.querySelectorAll('[data-chart] > [hidden]')) table.removeAttribute('hidden');
  for (const control of contents.querySelectorAll(LEFT_OUT)) control.remove();
}

interface Written {
  text: string;
  /** Line ends that are due before the next letter. */
  ends: number;
}

function write(written: Written, text: string): void {
  if (text === '') return;
  const { ends } = written;
  if (ends > 0 && written.text !== '') written.text = written.text.trimEnd() + '\n'.repeat(ends);
  written.text += ends > 0 || written.text === '' ? text.replace(/^ +/, '') : text;
  written.ends = 0;
}

function writeNode(written: Written, node: Node, isCode: boolean): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    if (isCode) write(written, text);
    else if (text.trim() !== '' || written.ends === 0) write(written, text.replace(/[ \t\n]+/g, ' '));
    return;
  }
  const name = node.nodeName;
  const { dataset } = node as HTMLElement;
  const isBlock = BLOCKS.has(name) || dataset?.['math'] === 'display';
  const ends = isBlock ? (SPACED.has(name) && node.parentNode?.nodeName !== 'LI' ? 2 : 1) : 0;
  written.ends = Math.max(written.ends, ends);
  if (name === 'BR') written.ends += 1;
  if ((name === 'TD' || name === 'TH') && node.previousSibling !== null) write(written, '\t');
  for (const child of node.childNodes)
    writeNode(written, child, isCode || name === 'PRE' || 'plain' in (dataset ?? {}));
  written.ends = Math.max(written.ends, ends);
}

/** A piece of a page as text: one line for each line of it. */
function textOf(contents: DocumentFragment): string {
  const written: Written = { text: '', ends: 0 };
  for (const node of contents.childNodes) writeNode(written, node, false);
  return written.text.trimEnd();
}

function fillClipboard(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (event.defaultPrevented || event.clipboardData === null || selection === null) return;
  const contents = selectedContents(selection);
  if (contents === undefined) return;
  const withMathML = contents.cloneNode(true) as DocumentFragment;
  makeReadable(contents, 'tex');
  makeReadable(withMathML, 'mathml');
  const page = document.implementation.createHTMLDocument('');
  page.body.append(withMathML);
  event.clipboardData.setData('text/plain', textOf(contents));
  event.clipboardData.setData('text/html', page.body.innerHTML);
  event.preventDefault();
}

/** From now on copies of the page are readable. */
export function listenForCopies(): void {
  document.addEventListener('copy', fillClipboard);
}
