import type { Source } from '@loupe/shared/contract/run-events';
import type { ChatExportFormat } from '@loupe/shared/contract/exports';
import { language } from '@loupe/shared/language';
import { longDayWords } from '@loupe/shared/lib/dates/utc-words';
import { formatFileTime } from '@loupe/shared/lib/dates/formats';

const SOURCE_LINK = /\[([^\]]*)\]\(#source:(\d+)\)/g;
const FIGURE_LINK = /\[([^\]]*)\]\(#figure:[^)]*\)/g;
const CLAIM_LINK = /\[([^\]]*)\]\(#claim:[^)]*\)/g;

/** What a report is exported with. `date` is ISO 8601. */
export interface ExportFacts {
  readonly agent: string;
  readonly date: string;
  readonly engine: string;
}

/**
 * A report as a Markdown document that stands alone: sources become footnotes, links to figures become
 * plain numbers, marks of claims become words, and a first line says who prepared it and when. `notePrefix` keeps the
 * footnotes of several texts apart.
 */
export function exportMarkdown(
  text: string,
  sources: readonly Source[],
  facts: ExportFacts,
  notePrefix = '',
): string {
  const known = new Map(sources.map((source) => [source.n, source]));
  const cited = new Set<number>();
  const body = text
    .replaceAll(SOURCE_LINK, (_link, label: string, number: string) => {
      const n = Number(number);
      if (!known.has(n)) return label;
      cited.add(n);
      return `[^${notePrefix}${n}]`;
    })
    .replaceAll(FIGURE_LINK, '$1')
    .replaceAll(CLAIM_LINK, '($1)');
  const notes = [...known.values()]
    .filter((source) => cited.has(source.n))
    .sort((a, b) => a.n - b.n)
    .map((source) => footnote(source, notePrefix));
  const head = `*${[facts.agent, longDayWords(facts.date, language), facts.engine].filter(Boolean).join(' · ')}*`;
  return `${[head, body.trim(), notes.join('\n')].filter(Boolean).join('\n\n')}\n`;
}

function footnote(source: Source, prefix: string): string {
  const parts = [
    source.title,
    source.locator,
    source.url,
    source.is_sample ? 'sample data' : null,
    `kept ${longDayWords(source.fetched_at, language)}`,
  ];
  return `[^${prefix}${source.n}]: ${parts.filter(Boolean).join(', ').replaceAll('\n', ' ')}`;
}

/** `northwind-trend-and-risk`: a title as the beginning of a file name. */
function slugOf(title: string): string {
  return (
    title
      .normalize('NFKD')
      // Accents of Latin letters; the marks of other scripts are part of their words.
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, 60)
      .toWellFormed()
      .replaceAll(/^-+|-+$/g, '')
  );
}

/** A file name that carries when it was exported (H6, F7): `northwind-freight_01-05-2026_03-07pm.csv`. */
export function timedFileName(title: string, now: number, ending: 'csv' | ChatExportFormat): string {
  return `${slugOf(title) || 'export'}_${formatFileTime(now)}.${ending}`;
}
