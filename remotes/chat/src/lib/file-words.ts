/** `812 B`, `14 KB`, `2.4 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** True when a name ends with one of the endings (`.csv`); an empty list takes everything. */
export function hasEnding(name: string, endings: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return endings.length === 0 || endings.some((ending) => lower.endsWith(ending.toLowerCase()));
}

/** `.csv or .xlsx`, for a sentence. */
export function endingsText(endings: readonly string[]): string {
  if (endings.length < 2) return endings.join('');
  return `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`;
}
