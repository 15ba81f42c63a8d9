const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Part of a pattern that finds one of some words, the longest first. */
export const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Where a word in Latin letters or a number may begin and end; Japanese words have no spaces. */
export const wordStart = String.raw`(?<![\p{Script=Latin}\p{N}])`;
export const wordEnd = String.raw`(?![\p{Script=Latin}\p{N}])`;
