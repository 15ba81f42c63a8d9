import type { Token } from './tag-sentence.ts';

/** "lag 5 Mio. Euro über dem Vorjahr", "lag 5 Mio. Euro höher": by how much, where no "mit" or "bei" says that it is the value. */
export function isDistance(tokens: readonly Token[], from: number, at: number, next: number): boolean {
  return (
    /^(?:unter|über|oberhalb|unterhalb|höher|niedriger|geringer|größer)$/.test(tokens[next]?.lower ?? '') &&
    !tokens
      .slice(from + 1, at)
      .some(({ lower }) => /^(?:mit|bei|auf|von|betrug|beträgt|erreichte)$/.test(lower))
  );
}
