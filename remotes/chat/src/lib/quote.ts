/** A passage as a quotation in Markdown, with room for what is asked about it. */
export function quotation(passage: string): string {
  const lines = passage
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
    .split('\n');
  return `${lines.map((line) => (line.trim() === '' ? '>' : `> ${line.trim()}`)).join('\n')}\n\n`;
}

/** What is being written, with a quotation behind it. */
export function withQuotation(written: string, passage: string): string {
  const before = written.trimEnd();
  return before === '' ? quotation(passage) : `${before}\n\n${quotation(passage)}`;
}
