/** Where Latin letters are in Unicode: Basic Latin to Extended-B, and Extended Additional. */
const blocks = [
  [0x41, 0x24f],
  [0x1e00, 0x1eff],
] as const;

/** The Latin letters of a kind as ranges of a character class. */
function rangesOf(kind: RegExp): string {
  const ranges: string[] = [];
  for (const [first, last] of blocks)
    for (let code = first; code <= last; code += 1) {
      if (!kind.test(String.fromCodePoint(code))) continue;
      const start = code;
      while (code < last && kind.test(String.fromCodePoint(code + 1))) code += 1;
      ranges.push(`\\u{${start.toString(16)}}-\\u{${code.toString(16)}}`);
    }
  return ranges.join('');
}

const ranges: Readonly<Record<string, string>> = {
  '\\p{L}': rangesOf(/\p{L}/u),
  '\\p{Lu}': rangesOf(/\p{Lu}/u),
  '\\p{Ll}': rangesOf(/\p{Ll}/u),
};

/**
 * The source of a pattern (flag `u`) with letters of the Latin script in place of those of all scripts. Each `\p{L}` is
 * several hundred ranges to the engine: a pattern with sixty of them takes a fifth of a second until it is compiled.
 */
export function withLatinLetters(source: string): string {
  let isInClass = false;
  return source.replace(/\\p\{Lu?l?\}|\\.|[[\]]/gu, (part) => {
    if (part === '[' || part === ']') isInClass = part === '[';
    const letters = ranges[part];
    if (letters === undefined) return part;
    return isInClass ? letters : `[${letters}]`;
  });
}
