import type { Figure, Finding, Source } from '@loupe/shared/contract/run-events';
import { titleText, type Inline, type ReportBlocks } from './blocks.ts';

/** A report, or the reports of a chat, with all that is behind it: what an export is made of. */
export interface ReportDocument {
  /** What wrote it; names the events of its calendar. */
  readonly runId: string;
  readonly title: string;
  /** Said above it: what wrote it and when ("Stock Market Analysis, 19 November 2026"), and how. */
  readonly head: readonly string[];
  readonly blocks: ReportBlocks;
  readonly findings: readonly Finding[];
  readonly sources: readonly Source[];
  readonly figures: readonly Figure[];
  /** ISO instant at which the run ended. */
  readonly finishedAt: string;
  /** True when the run was stopped or failed, so that the report is what had been written by then. */
  readonly isUnfinished: boolean;
  readonly brand: string;
}

/** The title of the blocks, else the one given. */
export function titleOf(blocks: ReportBlocks, other: string): string {
  const title = blocks.find((block) => block.kind === 'title');
  return (title && titleText(title.text)) || other;
}

/** Every piece of running text of a report, in order. */
function inlinesOf(blocks: ReportBlocks): Inline[] {
  return blocks.flatMap((block): readonly Inline[] => {
    switch (block.kind) {
      case 'title':
      case 'heading':
      case 'lead':
      case 'paragraph':
        return block.text;
      case 'quote':
        return inlinesOf(block.blocks);
      case 'list':
        return block.items.flatMap((item) => inlinesOf(item.blocks));
      case 'limits':
        return [...block.title, ...block.items.flatMap((item) => inlinesOf(item.blocks))];
      case 'table':
      case 'chart':
        return [
          ...block.title,
          ...block.columns.flatMap(({ title }) => title),
          ...block.rows.flatMap((row) => row.flatMap(({ text }) => text)),
        ];
      default:
        return [];
    }
  });
}

/** The figures a report names, in the order it names them. */
export function namedFigures({ blocks, figures }: Pick<ReportDocument, 'blocks' | 'figures'>): Figure[] {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const ids = new Set(inlinesOf(blocks).flatMap((inline) => (inline.kind === 'figure' ? [inline.id] : [])));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

/** The sources a report cites or a figure it names rests on, by number. */
export function namedSources(document: Pick<ReportDocument, 'blocks' | 'figures' | 'sources'>): Source[] {
  const cited = inlinesOf(document.blocks).flatMap((inline) =>
    inline.kind === 'citation' ? [inline.n] : [],
  );
  const behind = namedFigures(document).flatMap(({ source_n: n }) => n ?? []);
  const wanted = new Set([...cited, ...behind]);
  return document.sources.filter(({ n }) => wanted.has(n)).toSorted((a, b) => a.n - b.n);
}
