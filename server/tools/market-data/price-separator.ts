const separators = [';', '\t', '|', ','] as const;

/** Counts a separator outside quotes. */
function countIn(line: string, separator: string): number {
  return line.replace(/"[^"]*"/g, '').split(separator).length - 1;
}

/** The most frequent count above zero, and the share of the lines that have it. */
function usual(counts: readonly number[]): { count: number; share: number } {
  const times = new Map<number, number>();
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  const [count, lines] = [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0];
  return { count, share: lines / counts.length };
}

/** The separator that most lines agree on, whatever titles stand above them; null when the text is not a table. */
export function findPriceSeparator(text: string): string | null {
  const lines = text
    .slice(0, 64_000)
    .split('\n')
    .slice(0, 60)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const hint = /^sep=(.)$/i.exec(lines[0]?.trim() ?? '');
  if (hint?.[1] !== undefined) return hint[1];
  let best: { separator: string; share: number; count: number } | null = null;
  for (const separator of separators) {
    const { count, share } = usual(lines.map((line) => countIn(line, separator)));
    const isBetter = best === null || share > best.share + 0.2;
    const isFiner = best !== null && Math.abs(share - best.share) <= 0.2 && count > best.count;
    if (count > 0 && (isBetter || isFiner)) best = { separator, share, count };
  }
  return best?.separator ?? null;
}
