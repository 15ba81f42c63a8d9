import { sampleDocuments } from '../../library/library.ts';
import type { WebSearchOutput } from '../../tools/web-search.tool.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { citedLater, dossierOf, readDocuments, sentenceOf } from '../ground/read-documents.ts';
import type { CompanyRequest } from './request.ts';
import { companyTexts } from './messages/company-texts.ts';

/** Documents that are read. */
export const documentLimits = { quick: 4, standard: 8, deep: 20 } as const;
const pageLimits = { quick: 1, standard: 3, deep: 5 } as const;

export interface Gathered {
  readonly dossiers: readonly Dossier[];
  /** What could not be read, with the reason as a sentence. */
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
  readonly leftOut: number;
}

interface FetchedPage {
  readonly url: string;
  readonly title: string;
  readonly passages: readonly { readonly locator: string; readonly text: string }[];
  readonly fetched_at: string;
}

async function readWeb(run: AnalystRun, request: CompanyRequest): Promise<Gathered> {
  const dossiers: Dossier[] = [];
  const failed: { name: string; reason: string }[] = [];
  let results: WebSearchOutput['results'] = [];
  try {
    results = (
      await run.useTool<WebSearchOutput>(
        'web-search',
        'web_search',
        { query: `${request.company} company`, limit: 8 },
        citedLater,
      )
    ).output.results;
  } catch (error) {
    failed.push({ name: companyTexts().steps.webSearch, reason: sentenceOf(error) });
  }
  const urls = results
    .flatMap((result) => (result.url === null ? [] : [result.url]))
    .slice(0, pageLimits[request.depth]);
  for (const [i, url] of urls.entries()) {
    try {
      const { output } = await run.useTool<FetchedPage>(`page-${i + 1}`, 'fetch_page', { url }, citedLater);
      dossiers.push(
        await dossierOf(
          {
            key: `page:${output.url}`,
            name: output.title,
            kind: 'web',
            fileId: null,
            url: output.url,
            isSample: false,
            keptAt: output.fetched_at,
          },
          { passages: output.passages, tables: [], title: output.title, isTable: false },
          run.signal,
        ),
      );
    } catch (error) {
      failed.push({ name: url, reason: sentenceOf(error) });
    }
  }
  return { dossiers, failed, leftOut: 0 };
}

/** Reads the person's files, or the sample dossier, and pages when a web search is set up. A document that fails is reported, not hidden. */
export async function gather(run: AnalystRun, request: CompanyRequest): Promise<Gathered> {
  const wanted = [
    ...request.fileIds.map((id) => ({ file_id: id })),
    ...(request.sample === null
      ? []
      : sampleDocuments(request.sample).map((document) => ({ document: document.id }))),
  ];
  const inputs = wanted.slice(0, documentLimits[request.depth]);
  const { dossiers, failed } = await readDocuments(run, inputs);
  const web =
    run.tools.searchUrl === null || request.sample !== null
      ? { dossiers: [], failed: [] }
      : await readWeb(run, request);
  return {
    dossiers: [...dossiers, ...web.dossiers],
    failed: [...failed, ...web.failed],
    leftOut: wanted.length - inputs.length,
  };
}
