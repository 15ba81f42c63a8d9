import type { Element, ElementContent } from 'hast';
import type { BlockEntry, Known, Part } from './block.ts';
import { definitionsFor } from './label-seeds.ts';
import { isLoose, toSafeList } from './safe-elements.ts';

function elementOf({ elements }: BlockEntry, tagName: string): Element | undefined {
  const [only, ...more] = elements;
  return more.length === 0 && only?.type === 'element' && only.tagName === tagName ? only : undefined;
}

/** Puts the pieces of a long table together again: one head, one body for each piece. */
export function joinTable(source: string, parts: readonly Part[]): BlockEntry | undefined {
  const bodies: ElementContent[] = [];
  for (const [i, part] of parts.entries()) {
    const table = elementOf(part, 'table');
    if (table === undefined) return undefined;
    bodies.push(...(i === 0 ? table.children : table.children.slice(1)));
  }
  return join(source, { type: 'element', tagName: 'table', properties: {}, children: bodies }, parts);
}

/** Puts the pieces of a long list together again; if one is loose, all are. */
export function joinList(
  source: string,
  parts: readonly Part[],
  hasGap: boolean,
  known: Known,
): BlockEntry | undefined {
  const loose = hasGap || parts.some((part) => part.list !== undefined && isLoose(part.list));
  const tagName = parts[0]?.list?.ordered === true ? 'ol' : 'ul';
  const items: ElementContent[] = [];
  for (const part of parts) {
    if (part.list === undefined) return undefined;
    if (part.isLoose !== loose) {
      const definitions = definitionsFor(part.labels, known, part.definitions);
      part.elements = toSafeList(part.list, loose, definitions);
      part.isLoose = loose;
    }
    const list = elementOf(part, tagName);
    if (list === undefined) return undefined;
    items.push(...list.children);
  }
  const properties = elementOf(parts[0] as Part, tagName)?.properties ?? {};
  return join(source, { type: 'element', tagName, properties, children: items }, parts);
}

function join(source: string, element: Element, parts: readonly Part[]): BlockEntry {
  return {
    share: 0,
    pieces: parts,
    hidesLabels: parts.some((part) => part.hidesLabels),
    source,
    elements: [element],
    labels: new Map(parts.flatMap((part) => [...part.labels])),
    definitions: firstOfEach(parts.map((part) => part.definitions)),
    notes: firstOfEach(parts.map((part) => part.notes)),
    mentions: parts.flatMap((part) => part.mentions),
  };
}

function firstOfEach<T>(maps: readonly ReadonlyMap<string, T>[]): ReadonlyMap<string, T> {
  return new Map(maps.flatMap((map) => [...map]).toReversed());
}
