/** What is compared, with the place of each of its characters on the page. */
interface Searchable {
  readonly text: string;
  readonly places: readonly { readonly node: Text; readonly offset: number }[];
}

const blocks = 'p, li, td, th, pre, blockquote, h1, h2, h3, h4, h5, h6, figure, div';

/** Every place of the words below an element: capital or not, whatever is between two blocks of text apart. */
export function rangesOf(root: Element, words: string): Range[] {
  const wanted = words.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  if (wanted === '') return [];
  const { text, places } = searchable(root);
  const ranges: Range[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    if (!first || !last) break;
    const range = new Range();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    ranges.push(range);
  }
  return ranges;
}

function searchable(root: Element): Searchable {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const places: { node: Text; offset: number }[] = [];
  let text = '';
  let block: Element | null = null;
  const add = (character: string, node: Text, offset: number) => {
    text += character;
    places.push({ node, offset });
  };
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const own = node.parentElement?.closest(blocks) ?? null;
    if (own !== block && text !== '') add('\n', node, 0);
    block = own;
    for (const [offset, character] of node.data.split('').entries()) {
      const isSpace = /\s/u.test(character);
      if (isSpace && /\s$/u.test(text)) continue;
      const lower = character.toLowerCase();
      // A letter whose small form is two would move all places behind it.
      add(isSpace ? ' ' : lower.length === 1 ? lower : character, node, offset);
    }
  }
  return { text, places };
}
