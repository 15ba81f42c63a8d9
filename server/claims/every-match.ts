/**
 * What `text.matchAll(pattern)` gives, without its copy of the pattern for each text: most sentences hold none, and making
 * the copies took longer than looking. The pattern is global, and nobody else is in the middle of using it.
 */
export function everyMatch(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
