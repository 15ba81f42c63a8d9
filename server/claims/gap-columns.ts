/** Three spaces and more, or a row of dots, set a line in columns: "Fergal Deasy       Chairman       2011". */
export const gap = / {3,}| ?(?:\.{4,}|(?:\. ){3,}\.?|…{2,}) */u;

export const hasGap = (line: string) => /   |\.\.\.\.|\. \. \.|……/u.test(line) && gap.test(line.trim());

/** "Address           Weavers Yard, Trowbridge" as a label; null for more than two columns. */
export function gapLabel(line: string): string | null {
  const [label, value, more] = line.split(gap);
  const isPair = value !== undefined && more === undefined && value.trim() !== '';
  return label !== undefined && isPair && /^\p{Lu}[^.;:|\d]{2,40}$/u.test(label)
    ? `${label}: ${value.trim()}`
    : null;
}
