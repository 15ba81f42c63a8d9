/** Three spaces and more, or dots that lead on, set a line in columns: "Fergal Deasy       Chairman       2011", "Status ....... Active". */
export const gap = / {3,}|\s?(?:\.{4,}|(?:\. ){3,}\.?|…{2,})\s*/u;

/** "Chief executive ... Jane Roe": where the longest labels leave room for two or three dots only, a short label before a name or number. */
const shortLead = /^(\p{Lu}[\p{L}/&-]*(?: [\p{L}/&-]+){0,3}) \.{2,3} (?=[\p{Lu}\d$£€(])(.*[^.!?\s])\s*$/u;

export const hasGap = (line: string) =>
  (/   |\.\.\.\.|\. \. \.|……/u.test(line) && gap.test(line.trim())) || shortLead.test(line.trim());

/** "Employees ........ 34" of a table of contents: a page. */
const page = /(?:\.{4,}|(?:\. ){3,}\.?|…{2,})\s*\d{1,3}\s*$/u;

/** "Address           Weavers Yard, Trowbridge" as a label; null for more than two columns. */
export function gapLabel(line: string): string | null {
  if (page.test(line)) return null;
  const short = gap.test(line) ? null : shortLead.exec(line.trim());
  if (short !== null) return `${short[1] ?? ''}: ${short[2] ?? ''}`;
  const [label, value, more] = line.split(gap);
  const isPair = value !== undefined && more === undefined && value.trim() !== '';
  return label !== undefined && isPair && /^\p{Lu}[^.;:|\d]{2,40}$/u.test(label)
    ? `${label}: ${value.trim()}`
    : null;
}
