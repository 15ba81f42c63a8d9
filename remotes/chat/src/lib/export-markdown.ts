import type { Source } from '@loupe/shared/contract/run-events';

const SOURCE_LINK = /\[([^\]]*)\]\(#source:(\d+)\)/g;
const FIGURE_LINK = /\[([^\]]*)\]\(#figure:[^)]*\)/g;

/** What a report is exported with. `date` is ISO 8601. */
export interface ExportFacts {
  readonly agent: string;
  readonly date: string;
  readonly engine: string;
}

/**
 * A report as a Markdown document that stands alone: sources become footnotes, links to figures become
 * plain numbers, and a first line says who prepared it and when.
 */
export function exportMarkdown(text: string, sources: readonly Source[], facts: ExportFacts): string {
  const known = new Map(sources.map((source) => [source.n, source]));
  const cited = new Set<number>();
  const body = text
    .replaceAll(SOURCE_LINK, (_link, label: string, number: string) => {
      const n = Number(number);
      if (!known.has(n)) return label;
      cited.add(n);
      return `[^${n}]`;
    })
    .replaceAll(FIGURE_LINK, '$1');
  const notes = [...known.values()]
    .filter((source) => cited.has(source.n))
    .sort((a, b) => a.n - b.n)
    .map(footnote);
  const head = `*${[facts.agent, facts.date.slice(0, 10), facts.engine].filter(Boolean).join(' · ')}*`;
  return `${[head, body.trim(), notes.join('\n')].filter(Boolean).join('\n\n')}\n`;
}

function footnote(source: Source): string {
  const parts = [
    source.title,
    source.locator,
    source.url,
    source.is_sample ? 'sample data' : null,
    `kept ${source.fetched_at.slice(0, 10)}`,
  ];
  return `[^${source.n}]: ${parts.filter(Boolean).join(', ').replaceAll('\n', ' ')}`;
}

/** A file name from a chat's title: `northwind-trend-and-risk.md`. */
export function exportFileName(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${slug || 'report'}.md`;
}
