/** A run of characters of a page with its place, as the PDF reader gives it. */
export interface TextItem {
  readonly str: string;
  /** a, b, c, d, x, y; y grows upwards. */
  readonly transform: readonly number[];
  readonly width: number;
}

/** Words of a line that are together: a cell of a table, or the whole line of a text. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

export interface PageLine {
  readonly y: number;
  readonly height: number;
  readonly segments: readonly Segment[];
}

interface Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly height: number;
}

/** Gaps between words are a third of the height of the letters; between columns more than the whole. */
const columnGap = 0.95;
const wordGap = 0.12;

function runsOf(items: readonly TextItem[]): Run[] {
  return items.flatMap(({ str, transform, width }) => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
    const height = Math.hypot(c, d);
    // Turned text is a label beside the page or a stamp over it.
    if (str.trim() === '' || Math.abs(b) > Math.abs(a) * 0.1 || height === 0) return [];
    const start = str.length - str.trimStart().length;
    const each = width / Math.max(1, str.length);
    const trimmed = str.trim();
    return [{ text: trimmed, left: x + start * each, right: x + (start + trimmed.length) * each, y, height }];
  });
}

/** A small raised mark is one of a footnote and no digit of the number beside it. */
function isRaised(run: Run, line: readonly Run[]): boolean {
  const tallest = Math.max(...line.map(({ height }) => height));
  return run.height < tallest * 0.8 && /^[\d*†‡,()a-z]{1,4}$/i.test(run.text);
}

function segmentsOf(runs: readonly Run[]): Segment[] {
  const segments: { text: string; left: number; right: number }[] = [];
  for (const { text, left, right, height } of runs.toSorted((a, b) => a.left - b.left)) {
    const last = segments.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : left - last.right;
    if (last === undefined || gap > height * columnGap) segments.push({ text, left, right });
    else {
      last.text += gap > height * wordGap ? ` ${text}` : text;
      last.right = Math.max(last.right, right);
    }
  }
  return segments;
}

/** The lines of a page from top to bottom, split where gaps are as wide as between columns. */
export function linesOf(items: readonly TextItem[]): PageLine[] {
  const rows: { y: number; height: number; runs: Run[] }[] = [];
  for (const run of runsOf(items).toSorted((a, b) => b.y - a.y || a.left - b.left)) {
    const row = rows.at(-1);
    if (row !== undefined && row.y - run.y <= Math.max(row.height, run.height) * 0.45) {
      row.runs.push(run);
      if (run.height > row.height) Object.assign(row, { height: run.height, y: run.y });
    } else rows.push({ y: run.y, height: run.height, runs: [run] });
  }
  return rows.map(({ y, height, runs }) => {
    const kept = runs.filter((run) => !isRaised(run, runs));
    return { y, height, segments: segmentsOf(kept.length > 0 ? kept : runs) };
  });
}

const isText = (segment: Segment | undefined) =>
  segment !== undefined && /\p{L}.*\s.*\p{L}/u.test(segment.text) && segment.text.length >= 15;

/** Where a page of two columns of text is parted; null for any other page. */
function findGutter(lines: readonly PageLine[]): number | null {
  const pairs = lines.flatMap(({ segments }) => (segments.length === 2 ? [segments] : []));
  const texts = pairs.filter(([left, right]) => isText(left) && isText(right));
  if (texts.length < 5 || texts.length < lines.length * 0.35) return null;
  const from = Math.max(...texts.map(([left]) => left?.right ?? 0));
  const to = Math.min(...texts.map(([, right]) => right?.left ?? 0));
  if (to <= from) return null;
  return (from + to) / 2;
}

/** The lines of both columns of a page, the left one first; what goes over both keeps its place above or below. */
export function columnsOf(lines: readonly PageLine[]): PageLine[][] {
  const gutter = findGutter(lines);
  if (gutter === null) return [[...lines]];
  const crosses = (line: PageLine) =>
    line.segments.some(({ left, right }) => left < gutter && right > gutter);
  const regions: PageLine[][] = [];
  let open: PageLine[] = [];
  const close = () => {
    for (const side of [(one: Segment) => one.right <= gutter, (one: Segment) => one.left >= gutter]) {
      const part = open.flatMap((line) => {
        const segments = line.segments.filter(side);
        return segments.length === 0 ? [] : [{ ...line, segments }];
      });
      if (part.length > 0) regions.push(part);
    }
    open = [];
  };
  for (const line of lines) {
    if (!crosses(line)) open.push(line);
    else {
      close();
      const last = regions.at(-1);
      if (last !== undefined && last.every(crosses)) last.push(line);
      else regions.push([line]);
    }
  }
  close();
  return regions;
}

/** Text of lines in the order they are read; an empty line where the page leaves room. */
export function textOfLines(lines: readonly PageLine[]): string {
  let text = '';
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const room = above === undefined ? 0 : above.y - line.y;
    const end = above === undefined ? '' : room > Math.max(above.height, line.height) * 1.9 ? '\n\n' : '\n';
    text += end + line.segments.map((segment) => segment.text).join(' ');
  });
  return text;
}
