import type { ElementContent } from 'hast';
import type { OpenEnd } from './document.ts';
import { repairTail } from './repair.ts';

/** What is before the words of a line, and lines that have none. */
const LINE_START =
  /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*(?:#{1,6}[ \t]|(?:```|~~~).*$|[-:|= \t]+$)?/gm;
const HIDDEN =
  /!\[(?:[^\]]*$|[^\]]*\](?:\([^)]*\)?|\[[^\]]*\]?)?)|\](?:\([^)]*\)?|\[[^\]]*\]?|:.*)|\\\([^]*?(?:\\\)|$)|\\\[[^]*?(?:\\\]|$)|\$\$[^]*?(?:\$\$|$)|<[a-z][^\s<>]*>?|&#?\w*;?|[*_~`[\]\\|]|!$/gi;

/** The words of a piece of markdown, roughly: never more than it will show once it is read. */
function wordsOf(source: string): string {
  return source.replace(LINE_START, '').replace(HIDDEN, '');
}

const CONTAINERS = new Set(['ul', 'ol', 'li', 'blockquote', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Adds words where the last paragraph ends. What is behind code waits until it is read. */
function append(elements: readonly ElementContent[], words: string): readonly ElementContent[] {
  const last = elements.at(-1);
  if (last?.type !== 'element' || !CONTAINERS.has(last.tagName)) {
    const isBehindBlock = last?.type === 'element' && ['pre', 'table', 'hr'].includes(last.tagName);
    return isBehindBlock ? elements : [...elements, { type: 'text', value: words }];
  }
  const children = [...append(last.children, words)];
  return [...elements.slice(0, -1), { ...last, children }];
}

function withWords(elements: readonly ElementContent[], read: string, source: string) {
  const before = wordsOf(read);
  const words = wordsOf(source);
  if (!words.startsWith(before) || words.length === before.length) return elements;
  // A text is safe as it is; elements come from what was sanitized.
  return append(elements, words.slice(before.length));
}

/** How the end of a text is shown that is still being written. */
export const openEnd: OpenEnd = { repair: repairTail, withWords };
