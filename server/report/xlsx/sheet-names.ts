/** Names of sheets: at most 31 characters, none of `[]:*?/\`, no two alike (Excel's own limits). */
export function createSheetNames(): (wanted: string, other: string) => string {
  const taken = new Set<string>();
  return (wanted, other) => {
    const base = firstClause(clean(wanted) || clean(other));
    for (let n = 1; ; n += 1) {
      const ending = n === 1 ? '' : ` ${n}`;
      const name = `${[...base]
        .slice(0, 31 - ending.length)
        .join('')
        .slice(0, 31 - ending.length)
        .trim()}${ending}`;
      // "History" is a name that Excel keeps for itself.
      if (taken.has(name.toLowerCase()) || name.toLowerCase() === 'history') continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
}

/** A title that is too long ends where its first clause does, not within the second. */
function firstClause(text: string): string {
  const clause = /^(.{8,31}?)[;,(]/u.exec(text)?.[1]?.trim();
  return text.length <= 31 || clause === undefined ? text : clause;
}

function clean(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- not allowed in a name
      .replaceAll(/[[\]:*?/\\\u0000-\u001f]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[' ]+|[' ]+$/g, '')
      .toWellFormed()
  );
}
