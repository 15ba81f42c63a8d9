import type { AgentDefinition } from '../agents/agent-definition.ts';
import type { Json, RunFacts } from './run-context.ts';
import type { Tool } from '../tools/tool.ts';

const search = 'web_search';
const page = 'fetch_page';
/** What these bring says nothing that a document says. */
const withoutDocuments: readonly string[] = [search, page, 'calculate'];
const address = /https?:\/\/[^\s<>"'()[\]]+/gi;

/**
 * What a run may still do outside of itself. Text of strangers may contain orders, and an address or a search can carry
 * away what a file says. So a page is fetched only when the person or a search named its address, a search after a
 * document was read has no words but the person's and the agent's, and nothing leaves the run any more once a page was
 * read. What is asked for in one turn was decided before its answers were read.
 */
export class WebAccess {
  private readonly named: Set<string>;
  private hasSearched = false;
  private hasReadPage = false;
  private hasReadDocument = false;
  /** As it was when the turn was asked for. */
  private knewDocument = false;
  private readonly words: ReadonlySet<string>;

  constructor(facts: RunFacts, agent: Pick<AgentDefinition, 'title' | 'instructions' | 'outline'>) {
    const own = [
      facts.prompt,
      ...Object.values(facts.inputs),
      ...facts.history.filter(({ role }) => role === 'user').map(({ text }) => text),
    ];
    this.named = new Set(own.flatMap(addressesIn));
    this.words = new Set([...own, agent.title, agent.instructions, ...agent.outline].flatMap(wordsIn));
  }

  beginTurn(): void {
    this.knewDocument = this.hasReadDocument;
  }

  /** Notes what a tool has brought. */
  noteResult(tool: string, output: Json): void {
    if (tool === page) this.hasReadPage = true;
    if (!withoutDocuments.includes(tool) || (tool === search && !isFromWeb(output)))
      this.hasReadDocument = true;
    if (tool !== search || !isFromWeb(output)) return;
    this.hasSearched = true;
    for (const found of addressesIn(JSON.stringify(output))) this.named.add(found);
  }

  isOffered(tool: Tool): boolean {
    if (tool.hasOutsideEffects) return !this.hasReadPage && !this.hasSearched;
    if (tool.name === search) return !this.hasReadPage && !this.hasSearched;
    return tool.name !== page || !this.hasReadPage;
  }

  /** False for a search with words that may come from a document: whoever answers it would learn them. A year is no secret. */
  maySearch(tool: string, input: unknown): boolean {
    if (tool !== search || !this.knewDocument) return true;
    if (typeof input !== 'object' || input === null || !('query' in input)) return true;
    return wordsIn(String(input.query)).every((word) => this.words.has(word) || /^(?:19|20)\d\d$/.test(word));
  }

  /** False for an address that nobody named: it may have been made up to carry something away. */
  mayFetch(tool: string, input: unknown): boolean {
    if (tool !== page || typeof input !== 'object' || input === null || !('url' in input)) return true;
    return this.named.has(bareAddress(String(input.url)));
  }
}

/** Without web search the same tool looks into own files and the sample library. */
function isFromWeb(output: Json): boolean {
  return typeof output !== 'object' || output === null || !('where' in output) || output.where === 'web';
}

/** Addresses of web pages that a text names. */
export function addressesIn(text: string): string[] {
  return (text.match(address) ?? []).map(bareAddress);
}

/** An address without its fragment and what a sentence puts behind it. */
export function bareAddress(url: string): string {
  return url
    .replace(/[.,;:!?]+$/, '')
    .replace(/#.*$/, '')
    .replace(/\/$/, '');
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
