/** Elements that carry meaning; everything else around them is how a renderer draws. */
const MEANINGFUL = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li hr br em strong del code pre a table tr th td input'.split(' '),
);
const DRAWN_ONLY = new Set(['button', 'svg', 'label']);

/** A web or mail address as the browser reads it; null for what this product does not link (M3). */
function linkTarget(element: Element): string | null {
  try {
    const { protocol, href } = new URL(element.getAttribute('href') ?? '');
    // Which of its signs an address escapes makes no difference to where it leads.
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? decodeURIComponent(href) : null;
  } catch {
    return null;
  }
}

function attributesOf(element: Element): string {
  const start = element.localName === 'ol' ? (element.getAttribute('start') ?? '1') : '1';
  const align = element.getAttribute('align') ?? element.getAttribute('data-align');
  const isChecked = element.localName === 'input' && element.hasAttribute('checked');
  return `${start === '1' ? '' : ` start=${start}`}${align ? ` align=${align}` : ''}${isChecked ? ' checked' : ''}`;
}

function childrenOf(node: Node): string {
  return [...node.childNodes].map(canonicalNode).join('');
}

/** M1: a line break in a text is a line break. */
function textOf(text: string): string {
  return text.replaceAll(/ *\n */g, '<br>');
}

function canonicalNode(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return textOf(node.textContent ?? '');
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const element = node as Element;
  const name = element.localName;
  if (DRAWN_ONLY.has(name)) return '';
  if (name === 'pre')
    return `<pre>${(element.querySelector('code') ?? element).textContent?.replace(/\n$/, '')}</pre>`;
  if (name === 'div' && element.hasAttribute('data-language'))
    return canonicalNode(element.querySelector('pre')!);
  if (name === 'code') return `<code>${element.textContent?.replaceAll('\n', ' ')}</code>`;
  if (name === 'img') return element.getAttribute('alt') ?? '';
  if (name === 'a') {
    const target = linkTarget(element);
    return target === null ? childrenOf(element) : `<a ${target}>${childrenOf(element)}</a>`;
  }
  if (!MEANINGFUL.has(name)) return childrenOf(element);
  return `<${name}${attributesOf(element)}>${childrenOf(element)}</${name}>`;
}

/**
 * What a piece of HTML says, without how it is drawn: two renderings of one text are equal when they mean the same.
 * Titles, class names and relative addresses are not part of it, as this product shows none.
 */
export function canonicalTree(root: ParentNode & Node): string {
  return childrenOf(root)
    .replaceAll(/<br><\/br>/g, '<br>')
    .replaceAll(/(?: *<br> *)+/g, '<br>')
    .replaceAll(/(?:<br>)*(<\/?(?:p|h\d|blockquote|ul|ol|li|hr|pre|table|tr|th|td)\b[^>]*>)(?:<br>)*/g, '$1');
}
