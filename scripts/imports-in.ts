/**
 * What rules about imports can see of a TypeScript file: a text that changes whenever one of its imports does, and seldom
 * else. Takes more rather than less: where a statement cannot be told for certain, it is the whole file.
 */
export function importsIn(source: string): string {
  if (otherWays.test(source)) return source;
  const found = source.match(statement) ?? [];
  // Quotes and semicolons of a comment could end a statement too early.
  return found.some((one) => commentMark.test(one)) ? source : found.join('\n');
}

/** Ways to name another file besides import and export statements. */
const otherWays = /\brequire\b|\bgetBuiltinModule\b|<(?:reference|amd)/;
/** From the word to the end of the first string, or to the semicolon before it. */
const statement =
  /\b(?:import\b|export\s+(?:type\s*)?[*{])[^;'"`]*(?:'[^'\n]*'?|"[^"\n]*"?|`[^`]*`?|;|$)|\bfrom\s*['"][^\n]*/g;
const commentMark = /\/\/|\/\*|\*\//;
