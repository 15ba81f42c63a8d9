import type { CopyWindow, ShownBlock } from '../contract/source-copies.ts';
import { CopyTable } from './copy-table.tsx';
import { flowingText } from './flowing-text.ts';
import { LitText } from './lit-text.tsx';
import { messages } from '#texts/evidence';
import classes from './kept-copy.module.css';

type TextBlock = Exclude<ShownBlock, { kind: 'page' } | { kind: 'table' }>;
type Rows = Extract<ShownBlock, { kind: 'table' }>;
type Group =
  | { readonly rows: readonly Rows[] }
  | { readonly block: TextBlock | { kind: 'page'; page: number } };

/** Rows of one table that follow each other are one table again, whatever parts they came in. */
function groupsOf(blocks: readonly ShownBlock[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'table') groups.push({ block });
    else if (last && 'rows' in last && last.rows[0]?.table === block.table)
      groups[groups.length - 1] = { rows: [...last.rows, block] };
    else groups.push({ rows: [block] });
  }
  return groups;
}

/** The parts of a kept copy that are there, as text and tables, with what is lit. */
export function CopyParts({ window, isMarkdown }: { window: CopyWindow; isMarkdown: boolean }) {
  const groups = groupsOf(window.parts.flatMap(({ blocks }) => blocks));
  return groups.map((group, i) => {
    if ('rows' in group) {
      const table = window.tables.find((one) => one.table === group.rows[0]?.table);
      return table && <CopyTable key={i} table={table} blocks={group.rows} marks={window.marks} />;
    }
    const { block } = group;
    if (block.kind === 'page')
      return (
        <p key={i} className={classes.page}>
          {messages.pageBreak(String(block.page))}
        </p>
      );
    return <Text key={i} block={block} window={window} isMarkdown={isMarkdown} />;
  });
}

type TextProps = { block: TextBlock; window: CopyWindow; isMarkdown: boolean };

function Text({ block, window, isMarkdown }: TextProps) {
  // The signs before a heading of Markdown say what its size says already.
  const signs = block.kind === 'heading' ? (/^#+\s+/.exec(block.text)?.[0].length ?? 0) : 0;
  return (
    <p className={classes[block.kind]} data-level={block.level}>
      <LitText
        text={window.page_count > 0 ? flowingText(block.text) : block.text.slice(signs)}
        start={block.start + signs}
        marks={window.marks}
        isMarkdown={isMarkdown && block.kind !== 'code'}
      />
    </p>
  );
}
