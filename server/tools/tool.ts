import type { z } from 'zod';
import type { Figure } from '@loupe/shared/contract/run-events';
import type { Json, NewSource } from '../engines/run-context.ts';
import type { Readings } from './readings.ts';

/** A file of the user as the tools see it. `read` gives its content, which is as long as `bytes` says. */
export interface ReadableFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly kind: 'table' | 'document' | 'text';
  readonly bytes: number;
  readonly createdAt: Date;
  read(): Promise<Uint8Array>;
}

export interface Passage {
  readonly title: string;
  readonly locator: string;
  readonly text: string;
  readonly fileId: string | null;
  readonly documentId: string | null;
  readonly rank: number;
}

/** What tools reach the outside through; each is scoped to the run's user. */
export interface ToolContext {
  readonly userId: string;
  readonly chatId: string;
  readonly signal: AbortSignal;
  readonly now: Date;
  /** Looks whether a message can be sent, before anything is paid: when too many files wait to be read it is refused, where a run waits. */
  readonly isCheck?: boolean;
  /** What a language model works on: long documents then give the passages that say most about it, each a source. */
  readonly question?: string;
  /** Takes what was read whole, where the code of an agent goes on with it. */
  readonly readings?: Readings;
  /** Files of the run that a language model works on, oldest first. */
  readonly fileIds?: readonly string[];
  /** Throws `file.not_found` for unknown and foreign ids alike. */
  openFile(fileId: string): Promise<ReadableFile>;
  /** Full text over the given files, as far as they are the user's own, and, when asked, the sample library; best first. */
  searchPassages(
    query: string,
    scope: { fileIds: readonly string[]; includesLibrary: boolean; limit: number },
  ): Promise<readonly Passage[]>;
  /** The guarded fetcher: public http(s) only, size and time limits, no private addresses. */
  fetchPublic(
    url: string,
  ): Promise<{ url: string; status: number; contentType: string; body: Uint8Array; fetchedAt: Date }>;
  /** Keeps a fetched page for its owner and gives the id of the file; absent where nothing is kept. */
  keepPage?(page: { name: string; bytes: Uint8Array<ArrayBuffer> }): Promise<string>;
  /** SearXNG base address, or null when no web search is configured. */
  readonly searchUrl: string | null;
}

/**
 * A number a tool computed, with formula and inputs. `source` is the place in the outcome's `sources` it rests on, from 0;
 * `source_n` of an input is such a place counted from 1, until the run has numbered them.
 */
export type ToolFigure = Omit<Figure, 'source_n'> & { readonly source: number | null };

export interface ToolOutcome<O extends Json> {
  readonly output: O;
  readonly summary: string;
  readonly details?: readonly string[];
  readonly sources: readonly NewSource[];
  /** Numbers a report may link. An engine that writes from measures itself may register them its own way. */
  readonly figures?: readonly ToolFigure[];
  /** Kept with the checkpoint for the pages that show it; never shown to a language model. */
  readonly kept?: Json;
}

/** What decides whether a language model gets to know a tool. */
interface Offering extends Pick<ToolContext, 'searchUrl'> {
  /** A file of the run has a table. */
  readonly hasTables: boolean;
}

export interface Tool<I = unknown, O extends Json = Json> {
  readonly name: string;
  /** For a language model: what it does and when to use it. */
  readonly description: string;
  readonly input: z.ZodType<I>;
  /** Price of one call in millicredits. */
  readonly price: number;
  /** Changes something outside the run; not offered any more once text of strangers was read. None does today. */
  readonly hasOutsideEffects?: boolean;
  /** False where a setting or a file is missing that it cannot work without; then no language model gets to know it. */
  isOffered?(run: Offering): boolean;
  /** Line in the activity list, e.g. "Read prices.csv". */
  title(input: I): string;
  run(input: I, context: ToolContext): Promise<ToolOutcome<O>>;
}

/** Declares a tool; infers its input from the schema. */
export function defineTool<I, O extends Json>(tool: Tool<I, O>): Tool<I, O> {
  return tool;
}
