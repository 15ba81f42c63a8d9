import { fetch } from 'undici';
import { z } from 'zod';
import type { NewSource } from '../engines/run-context.ts';
import { appError } from '../errors/app-error.ts';
import { passageSource } from './passage-source.ts';
import { defineTool, type ToolContext, type ToolOutcome } from './tool.ts';
import { toolTexts } from './messages/tools-texts.ts';

const answer = z.object({
  results: z.array(
    z.object({ url: z.string(), title: z.string().default(''), content: z.string().nullish() }),
  ),
});

interface Hit {
  readonly [key: string]: string | null;
  readonly title: string;
  readonly url: string | null;
  readonly text: string;
}

export interface WebSearchOutput {
  readonly [key: string]: string | readonly Hit[];
  /** "web", or "sample library and own files" when no web search is set up. */
  readonly where: string;
  readonly results: readonly Hit[];
}

const failed = (cause: unknown) =>
  appError('server.unavailable', { sentence: toolTexts.said((t) => t.webSilent), cause });

/** The operator's own SearXNG may be in a private network: its address is a setting, never the run's. */
async function searchWeb(
  base: string,
  query: string,
  limit: number,
  context: ToolContext,
): Promise<ToolOutcome<WebSearchOutput>> {
  const url = new URL('search', base.endsWith('/') ? base : `${base}/`);
  url.search = new URLSearchParams({ q: query, format: 'json', safesearch: '1' }).toString();
  const response = await fetch(url, {
    signal: AbortSignal.any([context.signal, AbortSignal.timeout(10_000)]),
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw failed(cause);
  });
  const parsed = answer.safeParse(await response.json().catch(() => null));
  if (!response.ok || !parsed.success) throw failed(response.status);
  const results = parsed.data.results
    .filter((one) => /^https?:\/\//.test(one.url))
    .slice(0, limit)
    .map((one) => ({ title: one.title || one.url, url: one.url, text: one.content ?? '' }));
  const sources = results.map((one): NewSource => ({
    key: `web:${one.url}`,
    kind: 'web',
    title: one.title,
    locator: toolTexts().searchResult,
    url: one.url,
    file_id: null,
    excerpt: one.text,
    fetched_at: context.now.toISOString(),
    is_sample: false,
  }));
  return {
    output: { where: 'web', results },
    summary: toolTexts().results(results.length),
    details: results.map((one) => `${one.title} · ${one.url}`),
    sources,
  };
}

export const webSearch = defineTool({
  name: 'web_search',
  description:
    'Searches the web (when set up), otherwise the files of this chat and the sample library. Follow up with fetch_page to read a result.',
  input: z.object({
    query: z.string().min(1).max(300),
    file_ids: z.array(z.string().max(80)).max(40).default([]),
    limit: z.number().int().min(1).max(10).default(6),
  }),
  price: 4_000,
  // What it finds without a web search, search_files finds for less.
  isOffered: ({ searchUrl }) => searchUrl !== null,
  title: ({ query }) => toolTexts().search(query.slice(0, 60)),
  async run({ query, file_ids, limit }, context): Promise<ToolOutcome<WebSearchOutput>> {
    if (context.searchUrl !== null) return searchWeb(context.searchUrl, query, limit, context);
    const passages = await context.searchPassages(query, { fileIds: file_ids, includesLibrary: true, limit });
    return {
      output: {
        where: 'sample library and own files',
        results: passages.map((one) => ({
          title: `${one.title}, ${one.locator}`,
          url: null,
          text: one.text,
        })),
      },
      summary: toolTexts().noWebSearch(toolTexts().passages(passages.length)),
      sources: passages.map((one) => passageSource(one, context.now)),
    };
  },
});
