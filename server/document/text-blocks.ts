import type { NewBlock } from './kept-copy.ts';

const listItem = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+\S/;
const fence = /^\s*(?:```|~~~)/;

/** A table that is in lines of the text; its header is above the first of `lines`. */
export interface TableInText {
  readonly block: Extract<NewBlock, { kind: 'table' }>;
}

/** Paragraphs of a plain text: lines up to an empty one. `firstLine` is the number of its first line. */
export function paragraphBlocks(text: string, firstLine?: number): NewBlock[] {
  const blocks: NewBlock[] = [];
  let open: string[] = [];
  let openAt = 0;
  const close = () => {
    if (open.length > 0)
      blocks.push({
        kind: open.every((line) => listItem.test(line)) ? 'list' : 'paragraph',
        text: open.join('\n'),
        ...(firstLine !== undefined && { line: firstLine + openAt }),
      });
    open = [];
  };
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') close();
    else {
      if (open.length === 0) openAt = i;
      open.push(line.trimEnd());
    }
  }
  close();
  return blocks;
}

/** Paragraphs of a plain text with its tables where they are. */
export function plainBlocks(text: string, tables: readonly TableInText[]): NewBlock[] {
  const lines = text.split('\n');
  const blocks: NewBlock[] = [];
  let from = 0;
  for (const { block } of tables) {
    const first = block.head.headerLine - 1;
    blocks.push(...paragraphBlocks(lines.slice(from, first).join('\n'), from + 1), block);
    from = block.table.lines.at(-1) ?? from;
  }
  return [...blocks, ...paragraphBlocks(lines.slice(from).join('\n'), from + 1)];
}

/** Headings, lists, code, tables and paragraphs of a Markdown text, each with its line. */
export function markdownBlocks(text: string, tables: readonly TableInText[]): NewBlock[] {
  const lines = text.split('\n');
  const byHeader = new Map(tables.map((table) => [table.block.head.headerLine, table]));
  const blocks: NewBlock[] = [];
  let from = 0;
  const flush = (to: number) => {
    if (to > from) blocks.push(...paragraphBlocks(lines.slice(from, to).join('\n'), from + 1));
  };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    const table = byHeader.get(i + 1);
    const heading = /^(#{1,6})\s(.*)$/.exec(line);
    if (table !== undefined) {
      flush(i);
      blocks.push(table.block);
      i = (table.block.table.lines.at(-1) ?? i + 1) - 1;
    } else if (fence.test(line)) {
      flush(i);
      const end = lines.findIndex((other, at) => at > i && fence.test(other));
      const last = end < 0 ? lines.length - 1 : end;
      blocks.push({ kind: 'code', text: lines.slice(i, last + 1).join('\n'), line: i + 1 });
      i = last;
    } else if (heading !== null) {
      flush(i);
      blocks.push({ kind: 'heading', text: line.trimEnd(), line: i + 1, level: heading[1]?.length ?? 1 });
    } else continue;
    from = i + 1;
  }
  flush(lines.length);
  return blocks;
}
