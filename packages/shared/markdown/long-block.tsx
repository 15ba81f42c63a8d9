import { createElement, memo } from 'react';
import type { Element, ElementContent } from 'hast';
import type { Block } from './block-title.ts';
import { renderAll } from './render.tsx';
import { TableFrame } from './table-frame.tsx';

/** Items of a list that are drawn together, and again together when one of them has changed. */
const ITEMS = 24;

/** The table or list of a block that is drawn in parts, since it is long; undefined for any other block. */
export function longElementOf({ elements: [only, ...more] }: Block): Element | undefined {
  if (only?.type !== 'element' || more.length > 0) return undefined;
  const isLong =
    only.tagName === 'table'
      ? only.children.length > 2
      : /^[ou]l$/.test(only.tagName) && only.children.length > ITEMS;
  return isLong ? only : undefined;
}

/** A long list. Items that are finished are not drawn again. */
export function LongList({ list }: { list: Element }) {
  const parts = Array.from({ length: Math.ceil(list.children.length / ITEMS) }, (_, i) => (
    <Part key={i} nodes={list.children.slice(i * ITEMS, (i + 1) * ITEMS)} />
  ));
  const { start } = list.properties;
  return createElement(list.tagName, typeof start === 'number' ? { start } : {}, parts);
}

/** A table in parts: a long one has several bodies, and those that are finished are not drawn again. */
export function TableInParts({ table, name }: { table: Element; name: string }) {
  return (
    <TableFrame name={name}>
      {table.children.map((part, i) => (
        <Part key={i} nodes={[part]} />
      ))}
    </TableFrame>
  );
}

const Part = memo(
  function Part({ nodes }: { nodes: readonly ElementContent[] }) {
    return renderAll(nodes);
  },
  (before, after) =>
    before.nodes.length === after.nodes.length && before.nodes.every((node, i) => node === after.nodes[i]),
);
