import { isTotalWord } from './row-kinds.ts';
import type { Column, TextColumn } from './table.ts';

const mostRows = 100_000;

/** Rows from a filled name to the next one; null when the first has none. */
function groupsOf({ codes }: TextColumn): number[][] | null {
  const groups: number[][] = [];
  for (const [row, code] of codes.entries()) {
    if (code !== 0) groups.push([row]);
    else if (groups.length === 0) return null;
    else groups.at(-1)?.push(row);
  }
  return groups;
}

/** Each name once, with rows below it that repeat the same items under the next name: a report that leaves out what it said above. */
function isGrouped(names: TextColumn, items: TextColumn): boolean {
  const groups = names.codes.length > mostRows ? null : groupsOf(names);
  if (groups === null || groups.length < 2 || names.codes.length < groups.length * 2) return false;
  if (new Set(groups.map(([row = 0]) => names.codes[row])).size < groups.length) return false;
  const lists = groups.map((rows) => rows.map((row) => items.codes[row] ?? 0));
  const isListed = lists.every((list) => !list.includes(0) && new Set(list).size === list.length);
  const first = new Set(lists[0]);
  return isListed && lists.slice(1).some((list) => list.filter((item) => first.has(item)).length > 1);
}

/** Each group of several rows ends with a line that says it is the total of it, "North total", or of the lines above. */
function isTotalled(names: TextColumn, items: TextColumn): boolean {
  const groups = names.codes.length > mostRows ? null : groupsOf(names);
  if (groups === null || names.codes.every((code) => code !== 0)) return false;
  const nameOf = ([row = 0]: readonly number[] = []) => names.words[names.codes[row] ?? 0] ?? '';
  const hasOwn = (rows: readonly number[]) => {
    const ends = rows.map((row) => isTotalWord(items.words[items.codes[row] ?? 0] ?? ''));
    return ends.length > 1 && ends.indexOf(true) === ends.length - 1;
  };
  return groups.every((rows, i) => {
    const next = nameOf(groups[i + 1]).toLowerCase();
    const isTotalNext = isTotalWord(next) && next.includes(nameOf(rows).toLowerCase());
    return rows.length === 1 || isTotalNext || hasOwn(rows);
  });
}

/**
 * Names of groups that are only in the first row of each ("North", below it nothing) written out for all of its rows, so
 * that a question for the group means all of it.
 */
export function fillGroups(columns: readonly Column[]): Column[] {
  const [names, items] = columns;
  if (
    names?.kind !== 'text' ||
    items?.kind !== 'text' ||
    !(isGrouped(names, items) || isTotalled(names, items))
  )
    return [...columns];
  const codes = new Uint32Array(names.codes);
  for (let row = 1; row < codes.length; row += 1) if (codes[row] === 0) codes[row] = codes[row - 1] ?? 0;
  return [{ ...names, codes }, ...columns.slice(1)];
}
