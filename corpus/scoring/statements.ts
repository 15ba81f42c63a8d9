/** One thing a report says: a part of a cell or sentence with the sources that are right after it. */
export interface Statement {
  readonly kind: 'cell' | 'sentence' | 'quote';
  /** Headings above, from the outermost. */
  readonly section: string;
  /** The words that say what it is about: row label, column head and unit line of a table; empty for sentences. */
  readonly context: string;
  readonly rowLabel: string;
  readonly columnHead: string;
  readonly unitLine: string;
  /** The whole row or sentence, without marks. */
  readonly whole: string;
  readonly text: string;
  readonly sources: readonly number[];
  readonly figures: readonly string[];
}

const mark = /\[(?:[^\]\\]|\\.)*\]\(#source:(\d+)\)/g;
const figureLink = /\[((?:[^\]\\]|\\.)*)\]\(#figure:([^)]+)\)/g;

/** Words as a reader sees them: no marks of sources, no markup. */
export function plain(markdown: string): string {
  return markdown
    .replace(mark, ' ')
    .replace(/\[((?:[^\]\\]|\\.)*)\]\(#[^)]*\)/g, '$1')
    .replace(/\\([\\`*_[\]<>|#~])/g, '$1')
    .replace(/\*\*|(?<!\p{L})[*_](?=\S)|(?<=\S)[*_](?!\p{L})/gu, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Segment {
  readonly text: string;
  readonly sources: readonly number[];
  readonly figures: readonly string[];
}

/** Parts of a text, each ended by the marks that belong to it. */
function segmentsOf(markdown: string): Segment[] {
  const segments: Segment[] = [];
  const group = /((?:\[(?:[^\]\\]|\\.)*\]\(#source:\d+\)[\s\u202f]*)+)/g;
  let from = 0;
  const push = (raw: string, marks: string) => {
    const text = plain(raw);
    const figures = [...raw.matchAll(figureLink)].map((match) => match[2] ?? '');
    const sources = [...marks.matchAll(mark)].map((match) => Number(match[1]));
    if (/[\p{L}\d]/u.test(text)) segments.push({ text, sources, figures });
    else if (sources.length > 0 && segments.length > 0) {
      const last = segments[segments.length - 1] as Segment;
      segments[segments.length - 1] = { ...last, sources: [...last.sources, ...sources] };
    }
  };
  for (const match of markdown.matchAll(group)) {
    push(markdown.slice(from, match.index), match[0]);
    from = match.index + match[0].length;
  }
  push(markdown.slice(from), '');
  return segments;
}

const cellsOf = (line: string) => {
  const cells = line.trim().split(/(?<!\\)\|/);
  return cells.slice(1, -1).map((cell) => cell.trim());
};

function tableStatements(lines: readonly string[], section: string, unitLine: string): Statement[] {
  const head = cellsOf(lines[0] ?? '').map(plain);
  return lines.slice(2).flatMap((line) => {
    const cells = cellsOf(line);
    const rowLabel = plain(cells[0] ?? '');
    const rowSources = segmentsOf(cells[0] ?? '').flatMap(({ sources }) => sources);
    const whole = plain(cells.join(' · '));
    return cells.flatMap((cell, column) =>
      segmentsOf(cell).map((segment): Statement => {
        const columnHead = head[column] ?? '';
        return {
          kind: 'cell',
          section,
          context: column === 0 ? columnHead : `${rowLabel} · ${columnHead} · ${unitLine}`,
          rowLabel: column === 0 ? '' : rowLabel,
          columnHead,
          unitLine,
          whole,
          ...segment,
          sources: segment.sources.length > 0 ? segment.sources : rowSources,
        };
      }),
    );
  });
}

function textStatements(text: string, section: string, isQuote: boolean): Statement[] {
  return text
    .split(/(?<=[.!?](?:\[[^\]]*\]\(#source:\d+\)[\s\u202f]*)*)\s+(?=[\p{Lu}„“"*\d[])/u)
    .flatMap((sentence) => {
      const whole = plain(sentence);
      return segmentsOf(sentence).map((segment) => ({
        kind: isQuote ? ('quote' as const) : ('sentence' as const),
        section,
        context: '',
        rowLabel: '',
        columnHead: '',
        unitLine: '',
        whole,
        ...segment,
      }));
    });
}

/** Everything a report in Markdown says, in order. */
export function statementsOf(markdown: string): Statement[] {
  const headings: string[] = [];
  const statements: Statement[] = [];
  let unitLine = '';
  // Formulas are shown, not said.
  const blocks = markdown.replace(/\$\$[\s\S]*?\$\$/g, '').split(/\n\s*\n/);
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const rest: string[] = [];
    for (const line of lines) {
      const heading = /^(#{1,6})\s+(.*)$/.exec(line);
      if (heading === null) {
        rest.push(line);
        continue;
      }
      headings.length = (heading[1] ?? '').length - 1;
      headings[(heading[1] ?? '').length - 1] = plain(heading[2] ?? '');
      unitLine = '';
    }
    const section = headings.slice(1).filter(Boolean).join(' / ');
    if (rest.length === 0) continue;
    const tableAt = rest.findIndex(
      (line, i) => line.startsWith('|') && /^\|[\s:|-]+\|$/.test(rest[i + 1] ?? ''),
    );
    const before = tableAt < 0 ? rest : rest.slice(0, tableAt);
    for (const line of before) {
      const isQuote = line.startsWith('>');
      statements.push(
        ...textStatements(line.replace(/^\s*(?:>\s*|[-*+]\s+|\d+\.\s+)*/, ''), section, isQuote),
      );
    }
    if (before.length > 0) unitLine = plain(before.join(' '));
    if (tableAt >= 0) statements.push(...tableStatements(rest.slice(tableAt), section, unitLine));
  }
  return statements;
}
