import type { Definition, Nodes } from 'mdast';
import type { Known, Target } from './block.ts';

/** More labels without meaning than a text has in earnest are shown as they were written. */
const MOST_HIDDEN = 40;

/**
 * Definitions from elsewhere that this block may use, as markdown to put in front of it. While more is to come also
 * those that may come yet: of `[words][label]` only the words are shown, of `[^note]` nothing.
 */
export function seedsFor(
  source: string,
  labels: ReadonlyMap<string, string>,
  known: Known,
  isStreaming: boolean,
) {
  let seeds = '';
  let hidesLabels = false;
  const mayHide = isStreaming && labels.size <= MOST_HIDDEN;
  for (const [folded, written] of labels) {
    const label = written.replace(/\s+/g, ' ');
    const isNote = folded.startsWith('^');
    const isKnown = isNote ? known.notes.has(folded.slice(1)) : known.definitions.has(folded);
    if (!isKnown && !(mayHide && (isNote || source.includes(`][${written}]`)))) continue;
    hidesLabels ||= !isKnown;
    seeds += `[${label}]: ${isNote ? 'x' : '#'}\n\n`;
  }
  // The last line ends a footnote that an indented first line would otherwise continue.
  return { seeds: seeds === '' ? '' : `${seeds}[--------]: #\n\n`, hidesLabels };
}

/** Takes mentions of notes that are not known out: shown, all of them would be drawn again when the note comes. */
export function dropMentions(node: Nodes, isKnown: (identifier: string) => boolean): void {
  if (!('children' in node)) return;
  const kept = node.children.filter(
    (child) => child.type !== 'footnoteReference' || isKnown(child.identifier),
  );
  if (kept.length < node.children.length) node.children.splice(0, Infinity, ...(kept as never[]));
  for (const child of node.children) dropMentions(child, isKnown);
}

/**
 * What the labels of a block stand for: in the document, else in the block itself, else nothing, which leaves the words
 * of the link. A label that is no reference is in nobody's way.
 */
export function definitionsFor(
  labels: ReadonlyMap<string, string>,
  known: Known,
  own: ReadonlyMap<string, Target>,
): Definition[] {
  return [...labels.keys()].map((identifier) => ({
    type: 'definition',
    identifier,
    url: (known.definitions.get(identifier) ?? own.get(identifier))?.url ?? '',
  }));
}
