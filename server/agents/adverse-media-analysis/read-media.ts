import { runPartByPart } from '../../run-part-by-part.ts';
import { articlesOf, type Article } from '../../screening/articles.ts';
import { watchlistOf, type TableList } from '../../screening/watchlist-of-table.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { rowLines, unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { mediaReportTexts } from './messages/media-texts.ts';
import type { MediaRequest } from './request.ts';

/** A list with the table it was read from. */
export interface ScreenedList {
  readonly dossier: Dossier;
  readonly source: DocumentTable;
  readonly list: TableList;
}

export interface MediaMatter {
  readonly dossiers: readonly Dossier[];
  readonly lists: readonly ScreenedList[];
  readonly articles: readonly Article[];
  readonly leftOut: readonly string[];
}

/** Reads the files: tables with names are lists, texts are articles, whatever field they were put into. */
export async function readMedia(run: AnalystRun, { asked, files }: MediaRequest): Promise<MediaMatter> {
  const texts = mediaReportTexts().missing;
  const { dossiers, failed } = await readDocuments(run, files.wanted);
  const lists: ScreenedList[] = [];
  const articles: Article[] = [];
  const leftOut = unreadLines(failed);
  for (const dossier of dossiers) {
    const own = await runPartByPart(articlesIn(dossier), run.signal);
    if (own.length === 0 && !dossier.text.isTable) leftOut.push(texts.noText(dossier.name));
    articles.push(...own);
    // Tables within an article are no lists.
    if (own.length > 0) continue;
    for (const [at, table] of dossier.document.tables.entries()) {
      const list = watchlistOf(table, asked.kind);
      if (list === null) leftOut.push(texts.noNames(dossier.name));
      else {
        lists.push({ dossier, source: { document: dossier.key, at, table }, list });
        leftOut.push(...doubtsOf(dossier.name, lists.at(-1)!, mediaReportTexts().kindsScreened[asked.kind]));
      }
    }
  }
  return { dossiers, lists, articles, leftOut };
}

function* articlesIn({ document }: Dossier): Generator<undefined, readonly Article[]> {
  yield;
  return articlesOf(document);
}

/** What of a list was not screened, or screened as something it may not be. */
function doubtsOf(name: string, { source: { table }, list }: ScreenedList, kind: string): string[] {
  const texts = mediaReportTexts().missing;
  const faults = list.faults.map(({ line, code }) => ({ line, reason: texts.faults[code] }));
  return [
    ...(list.isAssumed ? [texts.assumed(name, kind)] : []),
    ...(table.footLines.length > 0 ? [texts.ragged(name, table.footLines.slice(0, 5))] : []),
    ...(table.place.isHidden || table.place.hidden.rows.length + table.place.hidden.columns.length > 0
      ? [texts.hidden(name)]
      : []),
    ...rowLines(name, faults),
  ];
}
