/**
 * What is missing in German. Several words that are the same in both languages were not translated; names and single
 * words may be the same.
 */
export function untranslated(english: unknown, german: unknown, path = ''): string[] {
  if (german === undefined) return [`${path} is missing in German`];
  if (typeof english === 'string') {
    const isLeft = english === german && /^[^\\]*[a-z]+ [a-z]+/.test(english);
    return isLeft ? [`${path} is not translated: “${english}”`] : [];
  }
  if (typeof english === 'function' && typeof german === 'function') {
    const isLeft = String(english) === String(german) && /[`'][^`']*[a-z]{2,} /.test(String(english));
    return isLeft ? [`${path} is not translated`] : [];
  }
  if (typeof english !== 'object' || english === null || typeof german !== 'object') return [];
  // A list may be longer in one language: words that are looked for in a text.
  if (Array.isArray(english))
    german = Object.assign(
      english.map(() => null),
      german,
    );
  return Object.entries(english).flatMap(([key, value]) =>
    untranslated(value, (german as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  );
}
