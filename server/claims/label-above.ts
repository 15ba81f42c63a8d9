/** "FIRMA", "SITZ in politischer Gemeinde": a label that stands alone above its value. */
const inCapitals = /^\p{Lu}{3}[\p{Lu}/&-]*(?: [\p{L}/&()-]+){0,5}$/u;
/** "2. a) Firma:", "Registered office:" */
const open = /^\p{Lu}[^:.;!?|()]{2,60}:$/u;
const longest = 60;
/** A value is a line, and no text. */
const longestValue = 100;

const indentOf = (line: string) => /^\s*/u.exec(line)?.[0].length ?? 0;

/** A line is further in than another one. */
const isIn = (line: string, other: string) => line.trim() !== '' && indentOf(line) >= indentOf(other) + 2;

/** The one line below a label; null where more are there, or it is a text. */
function valueBelow(raw: readonly string[], at: number): string | null {
  const [line, value = '', next = ''] = [raw[at] ?? '', raw[at + 1], raw[at + 2]];
  if (isIn(next, line)) return null;
  const text = value.trim();
  const isPlain = text.length <= longestValue && /^[\p{Lu}\d]/u.test(text) && !/[.!?:]$/u.test(text);
  // "Vorsitzender: Jukka Roe" is a line of its own below the heading of a body.
  return isPlain && !/^\p{Lu}[^:]{1,40}: /u.test(text) && !/ {3,}/u.test(text) ? text : null;
}

interface LabelsAbove {
  /** Each has its one value further in, in the line below. */
  readonly labels: ReadonlySet<number>;
  /** Several lines further in are below each. */
  readonly headings: ReadonlySet<number>;
}

/** Lines in capitals of a register's extract, above what they name. */
export function labelsAbove(raw: readonly string[]): LabelsAbove {
  const [labels, headings] = [new Set<number>(), new Set<number>()];
  raw.forEach((line, at) => {
    const text = line.trim();
    const isAbove = isIn(raw[at + 1] ?? '', line) && !isIn(line, raw[at - 1] ?? line);
    if (text.length > longest || !inCapitals.test(text) || !isAbove) return;
    (valueBelow(raw, at) === null ? headings : labels).add(at);
  });
  return { labels, headings };
}

/** "2. a) Firma:" with what it names further in below it: a label, and no item of a list. */
export const isOpenLabelAbove = (label: string, raw: readonly string[], at: number): boolean =>
  open.test(label) &&
  indentOf(raw[at + 1] ?? '') > indentOf(raw[at] ?? '') &&
  (raw[at + 1] ?? '').trim() !== '';
