import type { TextItem } from './pdf-lines.ts';

/** Smaller than this share of what the page is written in nobody reads. */
const leastShare = 0.2;
const leastHeight = 1.5;

const heightOf = ({ transform }: TextItem) => Math.hypot(transform[2] ?? 0, transform[3] ?? 0);

/** How often a run of characters is turned by a right angle, against the clock; null for a slanted one. */
function turnsOf({ transform }: TextItem): number | null {
  const [a = 0, b = 0] = transform;
  const turns = Math.atan2(b, a) / (Math.PI / 2);
  return Math.abs(turns - Math.round(turns)) > 0.1 ? null : (Math.round(turns) + 4) % 4;
}

/** The direction in which most characters of a page are written. */
function mainTurns(items: readonly TextItem[]): number {
  const counts = [0, 0, 0, 0];
  for (const item of items) {
    const turns = item.str.trim() === '' ? null : turnsOf(item);
    if (turns !== null) counts[turns] = (counts[turns] ?? 0) + item.str.length;
  }
  return counts.indexOf(Math.max(...counts));
}

function turnBack(item: TextItem, turns: number): TextItem {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform;
  const turned = (u: number, v: number) => (turns === 1 ? [v, -u] : turns === 2 ? [-u, -v] : [-v, u]);
  return { ...item, transform: [...turned(a, b), ...turned(c, d), ...turned(x, y)] };
}

/** A page that lies on its side (a broad table) as it is read; pages that stand stay as they are. */
export function uprightItems(items: readonly TextItem[]): readonly TextItem[] {
  const turns = mainTurns(items);
  return turns === 0 ? items : items.map((item) => turnBack(item, turns));
}

/** Without what is outside the page (`view`: left, bottom, right, top) or is far too small to be seen. */
export function seenItems(items: readonly TextItem[], view: readonly number[]): readonly TextItem[] {
  const [left = 0, bottom = 0, right = Number.POSITIVE_INFINITY, top = Number.POSITIVE_INFINITY] = view;
  const heights = items
    .filter(({ str }) => str.trim() !== '')
    .map(heightOf)
    .sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return items.filter((item) => {
    const [x = 0, y = 0] = item.transform.slice(4);
    const isOn = x >= left - 1 && x <= right + 1 && y >= bottom - 1 && y <= top + 1;
    const height = heightOf(item);
    return isOn && !(height < leastHeight && height < usual * leastShare);
  });
}
