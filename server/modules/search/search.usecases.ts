import type { SearchAnswer } from '@loupe/shared/contract/search';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { refusals } from '../../messages/refusals-texts.ts';
import * as found from './found-messages.read-model.ts';
import { takeDue } from './search-index.usecases.ts';
import {
  decodePlace,
  encodePlace,
  longestSearch,
  readSearch,
  scoreOf,
  type SearchPlace,
} from './search-query.models.ts';
import * as snippets from './snippet.models.ts';
import { hasWaiting } from './waiting-messages.read-model.ts';

export interface SearchDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export interface Asked {
  readonly q: string;
  readonly agent?: string | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Messages of one answer. */
const hitsShown = 20;
const chatsShown = 5;
/** The newest matches, among which the best come first. */
const mostCandidates = 200;
/** For so long an answer goes on to older shelves, milliseconds; what is left is for the next one. */
const lookMs = 80;

const nothing: SearchAnswer = { chats: [], messages: [], next_cursor: null, is_complete: true };

/**
 * Searches what a person asked and was answered, and the titles of the chats (R7). The newest matches are found first, the
 * best of them shown first. Throws `search.too_long`, `request.invalid` for odd days and cursors.
 */
export async function searchMessages(deps: SearchDeps, userId: string, asked: Asked): Promise<SearchAnswer> {
  const { db } = deps;
  if (asked.q.length > longestSearch) throw appError('search.too_long', { field: 'q' });
  if (asked.q.includes('\0'))
    throw appError('request.invalid', { field: 'q', sentence: refusals.said((t) => t.badCharacter) });
  const place = placeOf(asked.cursor);
  const filter = filterOf(asked);
  const words = readSearch(asked.q);
  if (words === null) return nothing;
  await takeDue(db, userId);
  const titleWords = snippets.wordsOfTitle(asked.q);
  const [query, titled, isWaiting] = await Promise.all([
    found.readQuery(db, words),
    place === null && titleWords.length > 0
      ? found.listTitled(
          db,
          userId,
          titleWords.map((word) => `%${word}%`),
          filter,
          chatsShown,
        )
      : [],
    hasWaiting(db, userId),
  ]);
  const chats = titled.map((chat) => ({
    id: chat.id,
    title: snippets.titleParts(chat.title, titleWords),
    agent: chat.agent,
    updated_at: chat.updatedAt.toISOString(),
  }));
  const page = query ? await pageOf(deps, userId, { query, place, filter }) : { ids: [], next: null };
  return {
    chats,
    messages: query ? await shownMessages(db, query, words.whole, page.ids) : [],
    next_cursor: page.next && encodePlace(page.next),
    is_complete: !isWaiting,
  };
}

function placeOf(cursor: string | undefined): SearchPlace | null {
  if (cursor === undefined) return null;
  const place = decodePlace(cursor);
  if (!place) throw appError('request.invalid', { field: 'cursor' });
  return place;
}

function filterOf({ agent, after, before }: Asked): found.SearchFilter {
  return { agent: agent ?? null, after: instantOf('after', after), before: instantOf('before', before) };
}

function instantOf(field: 'after' | 'before', text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = new Date(text);
  const isDay = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(text);
  if (!isDay || Number.isNaN(at.getTime()))
    throw appError('request.invalid', { field, sentence: refusals.said((t) => t.notADay) });
  return at;
}

interface Page {
  readonly ids: readonly string[];
  readonly next: SearchPlace | null;
}

/** The hits of a page, best first, and where the next one begins. */
async function pageOf(
  { db, clock }: SearchDeps,
  userId: string,
  asked: {
    readonly query: found.TextQuery;
    readonly place: SearchPlace | null;
    readonly filter: found.SearchFilter;
  },
): Promise<Page> {
  const { query, place, filter } = asked;
  const shelves = await found.listShelves(db, userId, place?.below ?? Number.MAX_SAFE_INTEGER, filter);
  // What is written between two pages belongs to neither.
  const below = place?.below ?? (shelves[0]?.highest ?? 0) + 1;
  const skipped = place?.skipped ?? 0;
  const { candidates, rest } = await candidatesBelow(db, userId, shelves, { query, below, filter });
  const now = clock.now();
  const scored = candidates.map((hit) => ({ hit, score: scoreOf(hit, now) }));
  scored.sort((one, other) => other.score - one.score || other.hit.position - one.hit.position);
  const end = skipped + hitsShown;
  const shown = scored.slice(skipped, end);
  const goesOn = rest === null ? null : { below: rest, skipped: 0 };
  return {
    ids: shown.map(({ hit }) => hit.messageId),
    next: end < scored.length ? { below, skipped: end } : goesOn,
  };
}

/** The newest matches before a place, and before which position older ones may be; null when there are none. */
async function candidatesBelow(
  db: Database,
  userId: string,
  shelves: readonly found.Shelf[],
  asked: Pick<Parameters<typeof found.listCandidates>[2], 'query' | 'below' | 'filter'>,
): Promise<{ candidates: readonly found.Candidate[]; rest: number | null }> {
  const candidates: found.Candidate[] = [];
  const until = performance.now() + lookMs;
  let looked = 0;
  // One first, since most people have one and a common word fills a page from it; then as many as there is time for.
  for (let many = 1; looked < shelves.length && performance.now() < until;) {
    const startedAt = performance.now();
    const part = shelves.slice(looked, looked + many);
    const most = mostCandidates - candidates.length;
    const hits = await found.listCandidates(db, userId, {
      ...asked,
      shelfIds: part.map(({ id }) => id),
      most,
    });
    candidates.push(...hits);
    if (hits.length === most) return { candidates, rest: Math.min(...hits.map(({ position }) => position)) };
    looked += part.length;
    const now = performance.now();
    many = Math.max(1, Math.min(many * 4, Math.floor(((until - now) / (now - startedAt)) * part.length)));
  }
  const last = shelves[looked - 1];
  return { candidates, rest: looked < shelves.length && last ? last.lowest : null };
}

async function shownMessages(
  db: Database,
  query: found.TextQuery,
  search: string,
  messageIds: readonly string[],
): Promise<SearchAnswer['messages']> {
  const byId = await found.readFound(db, messageIds);
  const hits = messageIds.flatMap((id) => byId.get(id) ?? []);
  const marked = await markedTexts(
    db,
    query,
    hits.map(({ plain }) => plain),
    search,
  );
  return hits.map((hit, index) => ({
    id: hit.messageId,
    chat_id: hit.chatId,
    chat_title: hit.chatTitle,
    role: hit.role,
    agent: hit.agent,
    created_at: hit.createdAt.toISOString(),
    snippet: snippets.partsOf(marked[index] ?? ''),
  }));
}

/** Each text where it matches, with the matches marked. */
async function markedTexts(
  db: Database,
  query: found.TextQuery,
  texts: readonly string[],
  search: string,
): Promise<string[]> {
  const near = await bestMarked(
    db,
    query,
    texts.map((text) => snippets.windowAround(text, search)),
  );
  const missed = near.flatMap((text, index) => (snippets.countMarks(text) === 0 ? [index] : []));
  const wide = await bestMarked(
    db,
    query,
    missed.map((index) => (texts[index] ?? '').slice(0, snippets.longestLook)),
  );
  return near.map((text, index) => {
    const other = wide[missed.indexOf(index)];
    return other !== undefined && snippets.countMarks(other) > 0 ? other : text;
  });
}

/** By the language that sees more. */
async function bestMarked(db: Database, query: found.TextQuery, texts: readonly string[]): Promise<string[]> {
  const marked = await found.markMatches(db, query, texts, snippets.marks);
  return marked.map(({ english, german }) =>
    snippets.countMarks(german) > snippets.countMarks(english) ? german : english,
  );
}
