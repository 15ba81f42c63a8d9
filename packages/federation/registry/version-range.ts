const versionPattern = /^(\d+)\.(\d+)\.(\d+)/;

/**
 * Tells whether a version lies in a caret range (`^1.2.0`: from 1.2.0 up to, not including, 2.0.0; `^0.2.1`: up to 0.3.0).
 * Anything that is not a caret range of three numbers contains nothing.
 */
export function isInCaretRange(version: string, range: string): boolean {
  if (!range.startsWith('^')) return false;
  const wanted = numbersOf(range.slice(1));
  const given = numbersOf(version);
  if (!wanted || !given) return false;
  const fixed = wanted[0] > 0 ? 1 : wanted[1] > 0 ? 2 : 3;
  for (let index = 0; index < fixed; index += 1) if (given[index] !== wanted[index]) return false;
  return isAtLeast(given, wanted);
}

type Version = readonly [number, number, number];

function numbersOf(text: string): Version | null {
  const found = versionPattern.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

function isAtLeast(given: Version, wanted: Version): boolean {
  for (let index = 0; index < 3; index += 1) {
    const difference = (given[index] ?? 0) - (wanted[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
