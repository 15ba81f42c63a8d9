const separators = [';', '\t', '|', ','] as const;

/** Counts a separator outside quotes. */
function countOutsideQuotes(line: string, separator: string): number {
  let count = 0;
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) count += 1;
  }
  return count;
}

/** How often the most common count comes, among lines that hold the separator at all. */
function mostCommon(counts: readonly number[]): { count: number; lines: number } {
  const tally = new Map<number, number>();
  for (const count of counts) if (count > 0) tally.set(count, (tally.get(count) ?? 0) + 1);
  let best = { count: 0, lines: 0 };
  for (const [count, lines] of tally) if (lines > best.lines) best = { count, lines };
  return best;
}

/**
 * The separator that splits the first lines most evenly, whatever title lines are above; null when the text is not a
 * table. Of two that do, the one in more lines: a decimal comma is in each line of numbers, but in no header.
 */
export function findSeparator(text: string): string | null {
  const lines = text
    .slice(0, 64_000)
    .split('\n')
    .slice(0, 80)
    .filter((line) => line.trim() !== '' && !/^#(?!\d)/.test(line));
  const hint = /^sep=(.)$/i.exec(lines[0]?.trim() ?? '');
  if (hint?.[1] !== undefined) return hint[1];
  const found = separators.flatMap((separator) => {
    const counts = lines.slice(0, 60).map((line) => countOutsideQuotes(line, separator));
    const { count, lines: even } = mostCommon(counts);
    const present = counts.filter((one) => one > 0).length;
    return count === 0 ? [] : [{ separator, share: even / counts.length, present }];
  });
  const most = Math.max(...found.map(({ share }) => share));
  const even = found.filter(({ share }) => share >= most - 0.2);
  const widest = Math.max(...even.map(({ present }) => present));
  return even.find(({ present }) => present === widest)?.separator ?? null;
}
