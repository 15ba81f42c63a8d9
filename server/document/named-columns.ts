const bare = (text: string) => text.trim().toLowerCase();

/** Position of a column by its name, whatever its capitals; -1: there is none. */
export function positionOf(columns: readonly string[], name: string): number {
  const exact = columns.indexOf(name);
  return exact >= 0 ? exact : columns.findIndex((column) => bare(column) === bare(name));
}

/** Positions of the columns that a place lists ("High, Low"); a name may hold commas itself. Null when one is not there. */
export function positionsOf(columns: readonly string[], listed: string): number[] | null {
  const whole = positionOf(columns, listed);
  if (whole >= 0) return [whole];
  // The longest name first: a column "Close, adjusted" is not the column "Close".
  for (let cut = listed.lastIndexOf(', '); cut > 0; cut = listed.lastIndexOf(', ', cut - 1)) {
    const first = positionOf(columns, listed.slice(0, cut));
    const rest = first < 0 ? null : positionsOf(columns, listed.slice(cut + 2));
    if (rest !== null) return [first, ...rest];
  }
  return null;
}
