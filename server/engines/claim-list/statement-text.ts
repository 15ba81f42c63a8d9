const anyLink = /\[((?:\\.|[^[\]\n\\])*)\]\(#(source|figure|claim):([^()\s]+)\)/g;

/** The links of a statement, and what is left when its marks are read and not seen. */
export interface StatementText {
  /** As read. */
  readonly plain: string;
  /** As read, without the values of figures. */
  readonly own: string;
  readonly sources: readonly number[];
  readonly figures: readonly string[];
}

/** Reads a statement's markdown. Links to sources and figures were checked before: each leads somewhere. */
export function readStatement(markdown: string): StatementText {
  const sources = new Set<number>();
  const figures = new Set<string>();
  const read = (valueOfFigure: (label: string) => string) =>
    markdown.replace(anyLink, (_whole, label: string, kind: string, target: string) => {
      if (kind === 'source') sources.add(Number(target));
      if (kind === 'figure') figures.add(target);
      return kind === 'figure' ? valueOfFigure(label) : '';
    });
  const plain = tidy(read((label) => label));
  return { plain, own: tidy(read(() => ' ')), sources: [...sources], figures: [...figures] };
}

/** Text without the marks of Markdown. */
function tidy(markdown: string): string {
  return (
    markdown
      .replace(/^\s*\||\|\s*$/g, '')
      // The title of a block of the report is no sentence.
      .replace(/^\[[^\]]*\]\(#block:[^)]*\)$/, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|__|~~|`|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
      .replace(/\s*\|\s*/g, ' · ')
      .replace(/\\([\\`*_[\]<>|#~])/g, '$1')
      .replace(/\n\s*>?/g, ' ')
      .replace(/[ \t]+/g, ' ')
      .replace(/\s+([.,;:!?])(?=\s|$)/g, '$1')
      .trim()
  );
}
