/** Signs that only TeX uses: a command, an index or power with braces, a letter with an index. */
const TEX = /\\[a-zA-Z]+|[_^]\{|[A-Za-z]_[A-Za-z0-9]/;

/** A formula as markdown: TeX as display maths, plain words as they are (the contract allows both). */
export function formulaMarkdown(formula: string): string {
  const text = formula.trim();
  return TEX.test(text) ? `$$\n${text}\n$$` : text;
}
