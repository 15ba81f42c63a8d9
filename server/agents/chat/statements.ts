/** One thing a report says, without links and marks. */
export interface Statement {
  readonly text: string;
  readonly heading: string;
}

const rule = /^\|\s*:?-/;

/** Text without links, marks and escapes, as it reads on the page. */
function readable(line: string): string {
  return line
    .replace(/\[\d+\]\(#source:\d+\)/g, '')
    .replace(/\[([^\]]*)\]\(#figure:[^)]*\)/g, '$1')
    .replace(/\\\((.+?)\\\)/g, '$1')
    .replace(/(?<!\\)\*+/g, '')
    .replace(/\\([\\`*_[\]<>|#~])/g, '$1')
    .trim();
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(readable);

/** A row as "Name: Marit Haugland · Role: Chief Executive Officer". */
function rowText(head: readonly string[], line: string): string {
  return cellsOf(line)
    .flatMap((cell, i) => (cell === '' ? [] : [head[i] ? `${head[i]}: ${cell}` : cell]))
    .join(' · ');
}

/** Sentences, list items and table rows of a report; formulas and the question itself are left out. */
export function statementsOf(report: string): Statement[] {
  const statements: Statement[] = [];
  let heading = '';
  let head: readonly string[] = [];
  const lines = report.replace(/\$\$[\s\S]*?\$\$/g, '').split('\n');
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    const title = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
    if (title !== undefined) heading = readable(title);
    else if (rule.test(lines[i + 1] ?? '')) head = cellsOf(line);
    else if (
      rule.test(line) ||
      /^$|^---|^\*(?:Prepared|Erstellt)|^> \*\*(?:You asked|Ihre Frage)|^> —/.test(line)
    )
      continue;
    else if (line.startsWith('|')) statements.push({ heading, text: rowText(head, line) });
    else
      for (const sentence of readable(line.replace(/^[->\s]+/, '')).split(
        /(?<=[a-zäöüß0-9)%]{2}[.!?])\s+(?=[A-ZÄÖÜ])/,
      ))
        statements.push({ heading, text: sentence.replace(/:$/, '.') });
  }
  return statements;
}
