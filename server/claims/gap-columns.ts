/** Three spaces and more, or dots that lead on, set a line in columns: "Fergal Deasy       Chairman       2011", "Status ....... Active". */
export const gap = / {3,}|\s?(?:\.{4,}|(?:\. ){3,}\.?|…{2,})\s*/u;

export const hasGap = (line: string) => /   |\.\.\.\.|\. \. \.|……/u.test(line) && gap.test(line.trim());

/** "Employees ........ 34" of a table of contents: a page. */
const page = /(?:\.{4,}|(?:\. ){3,}\.?|…{2,})\s*\d{1,3}\s*$/u;

/** "Address           Weavers Yard, Trowbridge" as a label; null for more than two columns. */
export function gapLabel(line: string): string | null {
  if (page.test(line)) return null;
  const [label, value, more] = line.split(gap);
  const isPair = value !== undefined && more === undefined && value.trim() !== '';
  return label !== undefined && isPair && /^\p{Lu}[^.;:|\d]{2,40}$/u.test(label)
    ? `${label}: ${value.trim()}`
    : null;
}
