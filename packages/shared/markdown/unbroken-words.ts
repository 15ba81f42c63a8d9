import type { Element, ElementContent } from 'hast';

function isMark(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.properties['dataSource'] !== undefined;
}

/** Shown as a button inside the line: a source mark or a figure. */
function isButton(node: ElementContent): boolean {
  return isMark(node) || (node.type === 'element' && node.properties['dataFigure'] !== undefined);
}

/** Parts of a word, and letters of each, that fit on the line of a phone: what is longer may be broken anywhere. */
const MOST_PARTS = 8;
const MOST_LETTERS = 24;

function isShort(part: ElementContent): boolean {
  return part.type !== 'text' || part.value.length <= MOST_LETTERS;
}

/** Where a line may be broken; not at the narrow space between two marks. */
const BREAKS = /([ \t\r\n]+)/;

/**
 * Puts a button and the letters it touches into a `span` with `dataStuck`, at any depth. A mark never begins a line, and no
 * full stop or bracket is torn off a figure: a button may be broken off whatever character is beside it. Elements
 * without a button in them are given back as they are.
 */
export function withUnbrokenWords(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const inner = nodes.map(withUnbrokenInside);
  if (inner.some(isButton)) return joinWords(inner);
  return inner.some((node, i) => node !== nodes[i]) ? inner : nodes;
}

function withUnbrokenInside(node: ElementContent): ElementContent {
  if (node.type !== 'element' || node.tagName === 'pre' || node.children.length === 0) return node;
  const children = withUnbrokenWords(node.children);
  return children === node.children ? node : { ...node, children: [...children] };
}

const text = (value: string): ElementContent => ({ type: 'text', value });

function joinWords(nodes: readonly ElementContent[]): ElementContent[] {
  const shown: ElementContent[] = [];
  let word: ElementContent[] = [];
  let hasButton = false;
  const show = (part: ElementContent) => {
    const last = shown.at(-1);
    if (part.type === 'text' && last?.type === 'text')
      shown[shown.length - 1] = text(last.value + part.value);
    else shown.push(part);
  };
  const endWord = () => {
    const isWhole = hasButton && word.length > 1 && word.length <= MOST_PARTS && word.every(isShort);
    if (isWhole) show(stuck(word));
    else word.forEach(show);
    word = [];
    hasButton = false;
  };
  nodes.forEach((node, i) => {
    if (node.type === 'text') {
      node.value.split(BREAKS).forEach((piece, place, pieces) => {
        // The space that somebody wrote before a mark is the last piece but an empty one.
        const isBeforeMark = place === pieces.length - 2 && pieces.at(-1) === '' && isMark(nodes[i + 1]);
        if (piece === '') return;
        if (place % 2 === 0 || (isBeforeMark && word.length > 0)) return void word.push(text(piece));
        endWord();
        show(text(piece));
      });
    } else if (isButton(node)) {
      word.push(node);
      hasButton = true;
    } else {
      endWord();
      show(node);
    }
  });
  endWord();
  return shown;
}

function stuck(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { dataStuck: true }, children };
}
