import { AppError } from '../../errors/app-error.ts';
import { sampleDocuments } from '../../library/library.ts';
import type { ReadFileOutput } from '../../tools/read-file.tool.ts';
import type { WebSearchOutput } from '../../tools/web-search.tool.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { toClaimDocument } from '../../claims/claim-document.ts';
import { languageOfText } from '../../claims/text-language.ts';
import type { Table } from '../../table/table.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import type { Dossier } from './dossier.ts';
import type { CompanyRequest } from './request.ts';
import { shown } from '../../language/texts.ts';
import { companyTexts } from './messages/company-texts.ts';

const documentLimits = { quick: 4, standard: 8, deep: 12 } as const;
const pageLimits = { quick: 1, standard: 3, deep: 5 } as const;

/** Passages get their numbers when the report cites them: the first mark of the text is 1. */
export const citedLater = { numbersSources: false } as const;

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

interface Text {
  readonly passages: readonly { readonly locator: string; readonly text: string }[];
  readonly tables: readonly Table[];
  readonly title: string;
  readonly isTable: boolean;
}

function dossierOf(head: Omit<Dossier, 'document'>, { passages, tables, title, isTable }: Text): Dossier {
  const language = languageOfText(passages.map((passage) => passage.text).join('\n'));
  return {
    ...head,
    document: toClaimDocument({ key: head.key, name: head.name, title, passages, tables, language, isTable }),
  };
}

/** What the step has paid for, read again in full: typed tables do not fit into a checkpoint, nor do long documents. */
async function fromRead(run: AnalystRun, output: ReadFileOutput): Promise<Dossier> {
  const bytes =
    output.file_id === null
      ? sampleDocuments().find((one) => one.id === output.document)?.bytes
      : await (await run.tools.openFile(output.file_id)).read();
  const read = await readDocument(run.facts.userId, bytes ?? new Uint8Array(), output.name);
  return dossierOf(
    {
      key: output.file_id ?? output.document ?? output.name,
      name: output.name,
      kind: output.is_sample ? 'library' : 'file',
      fileId: output.file_id,
      url: null,
      isSample: output.is_sample,
      keptAt: output.kept_at,
    },
    {
      passages: read.passages,
      tables: read.typedTables,
      title: read.passages[0]?.title ?? '',
      isTable: read.kind === 'table',
    },
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.code !== 'run.credit_cap' && error.code !== 'run.step_limit')
    return shown(error.sentence);
  throw error;
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
    failed.push({ name: companyTexts().steps.webSearch, reason: reasonOf(error) });
  }
  const urls = results
    .flatMap((result) => (result.url === null ? [] : [result.url]))
    .slice(0, pageLimits[request.depth]);
  for (const [i, url] of urls.entries()) {
    try {
      const { output } = await run.useTool<FetchedPage>(`page-${i + 1}`, 'fetch_page', { url }, citedLater);
      dossiers.push(
        dossierOf(
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
        ),
      );
    } catch (error) {
      failed.push({ name: url, reason: reasonOf(error) });
    }
  }
  return { dossiers, failed, leftOut: 0 };
}

/** Reads the person's files, or the sample dossier, and pages when a web search is set up. A document that fails is told, not hidden. */
export async function gather(run: AnalystRun, request: CompanyRequest): Promise<Gathered> {
  const wanted = [
    ...request.fileIds.map((id) => ({ file_id: id })),
    ...(request.sample === null
      ? []
      : sampleDocuments(request.sample).map((document) => ({ document: document.id }))),
  ];
  const inputs = wanted.slice(0, documentLimits[request.depth]);
  const dossiers: Dossier[] = [];
  const failed: { name: string; reason: string }[] = [];
  for (const [i, input] of inputs.entries()) {
    try {
      const { output } = await run.useTool<ReadFileOutput>(`read-${i + 1}`, 'read_file', input, citedLater);
      dossiers.push(await fromRead(run, output));
    } catch (error) {
      failed.push({
        name: 'document' in input ? input.document : companyTexts().steps.file(i + 1),
        reason: reasonOf(error),
      });
    }
  }
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
