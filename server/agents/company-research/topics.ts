import type { AnalystRun } from '../agent-definition.ts';
import { bare, bestQuote } from '../writing/sentences.ts';
import type { Dossier, Evidence } from './dossier.ts';
import { citedLater } from './gather.ts';
import type { CompanyRequest, Focus } from './request.ts';
import type { companyEn } from './messages/company-en.ts';
import { companyTexts } from './messages/company-texts.ts';

interface Topic {
  readonly id: keyof typeof companyEn.topics;
  readonly query: string;
  readonly focus: readonly Focus[];
  /** Words of the query a sentence must hold to be quoted; 1 when not given. */
  readonly least?: number;
}

const topics: readonly Topic[] = [
  {
    id: 'business',
    query: 'business products services customers lanes markets',
    focus: ['everything'],
  },
  {
    id: 'results',
    query: 'revenue margin profit outlook expects dividend',
    focus: ['everything', 'finances'],
  },
  {
    id: 'risks',
    query: 'risk claim court damages recall strike withdrew',
    focus: ['everything', 'risks'],
  },
  {
    id: 'people',
    query: 'chief executive officer director appointed leaves successor',
    focus: ['people'],
  },
  {
    id: 'finance',
    query: 'debt borrowings loan credit bank dividend shares capital',
    focus: ['finances', 'risks'],
  },
  {
    id: 'assets',
    query: 'terminal plant site vessels contract investment acquisition bought',
    focus: ['everything'],
  },
  {
    id: 'customers',
    query: 'customers customer largest dependence percent revenue',
    focus: ['risks', 'finances'],
    least: 2,
  },
];

export interface TopicQuotes {
  readonly title: string;
  readonly quotes: readonly Evidence[];
}

interface FoundPassage {
  readonly title: string;
  readonly locator: string;
  readonly text: string;
  readonly file_id: string | null;
  readonly document: string | null;
}

/** Searches the documents by topic and picks the sentences to quote, each once in the report. */
export async function findQuotes(
  run: AnalystRun,
  request: CompanyRequest,
  dossiers: readonly Dossier[],
): Promise<TopicQuotes[]> {
  const counts = { quick: 2, standard: 4, deep: 7 } as const;
  const ordered = [
    ...topics.filter((topic) => topic.focus.includes(request.focus)),
    ...topics.filter((topic) => !topic.focus.includes(request.focus)),
  ].slice(0, counts[request.depth]);
  const used = new Set<string>();
  const found: TopicQuotes[] = [];
  for (const topic of ordered) {
    const { output } = await run.useTool<{ passages: readonly FoundPassage[] }>(
      `search-${topic.id}`,
      'search_files',
      {
        query: `${request.company} ${topic.query}`,
        file_ids: request.fileIds,
        include_library: request.sample !== null,
        ...(request.sample === null ? {} : { company: request.sample }),
        limit: 8,
      },
      citedLater,
    );
    const quotes: Evidence[] = [];
    for (const passage of output.passages) {
      const dossier = dossiers.find((one) => one.key === (passage.file_id ?? passage.document));
      const quote = dossier === undefined ? null : bestQuote(passage.text, topic.query, topic.least);
      if (
        dossier === undefined ||
        quote === null ||
        [...used].some((one) => one.includes(quote) || quote.includes(one)) ||
        quotes.length >= 2
      )
        continue;
      used.add(quote);
      quotes.push({
        dossier,
        place:
          dossier.lines.find(
            (line) =>
              quote.startsWith(bare(line.text).slice(0, 40)) || bare(line.text).includes(quote.slice(0, 60)),
          )?.place ?? passage.locator,
        quote,
      });
    }
    if (quotes.length > 0) found.push({ title: companyTexts().topics[topic.id], quotes });
  }
  return found;
}
