import { atom } from 'nanostores';
import type { CopyWindow, SourceCopy } from '@loupe/shared/contract/source-copies';
import { createResource, type Fetched } from '@loupe/shared/stores/resource';

/** Which parts are wanted: one alone, one with its neighbours, or (neither) those around the passage. */
export interface CopyQuery {
  readonly part?: number;
  readonly around?: number;
  readonly place?: string;
}

/** Fetches a window of the kept copy of source `n`. */
export type LoadCopy = (n: number, query: CopyQuery) => Promise<Fetched<{ readonly copy: SourceCopy }>>;

export type CopyReader = ReturnType<typeof createCopyReader>;

/** A page holds no more parts than these; those farthest away go first. */
const mostParts = 24;

/** The kept copy of one source, read part by part from its passage on. */
export function createCopyReader(load: LoadCopy, n: number, place: string | null) {
  /** Which of its places is looked at. */
  const $mark = atom(0);
  const copy = createResource<SourceCopy>(() => fetchWindow({}));

  async function fetchWindow(query: CopyQuery): Promise<Fetched<SourceCopy>> {
    const answer = await load(n, { ...(place !== null && { place }), ...query });
    return answer.ok ? { ok: true, data: answer.data.copy } : answer;
  }

  function shown(): CopyWindow | null {
    return copy.value()?.window ?? null;
  }

  /** Adds the part before the first or after the last one shown. */
  async function more(where: 'before' | 'after'): Promise<void> {
    const window = shown();
    if (window === null) return;
    const part = where === 'before' ? window.first_part - 1 : window.last_part + 1;
    if (part < 0 || part >= window.part_count) return;
    await copy.load(async () => {
      const answer = await fetchWindow({ part });
      if (!answer.ok) return answer;
      const added = answer.data.window;
      return { ok: true, data: { ...answer.data, window: added && joined(window, added, where) } };
    });
  }

  /** Looks at another of its places. */
  async function goTo(mark: number): Promise<void> {
    const window = shown();
    const wanted = window?.marks[mark];
    if (!window || !wanted) return;
    $mark.set(mark);
    if (wanted.part < window.first_part || wanted.part > window.last_part)
      await copy.load(() => fetchWindow({ around: wanted.part }));
  }

  /** Opens at the passage; again after a failure. */
  const open = () => copy.load();

  return { $copy: copy.$loadable, $mark, open, more, goTo };
}

function joined(window: CopyWindow, added: CopyWindow, where: 'before' | 'after'): CopyWindow {
  const parts =
    where === 'before'
      ? [...added.parts, ...window.parts].slice(0, mostParts)
      : [...window.parts, ...added.parts].slice(-mostParts);
  const known = new Set(window.tables.map(({ table }) => table));
  return {
    ...window,
    parts,
    first_part: parts[0]?.part ?? window.first_part,
    last_part: parts.at(-1)?.part ?? window.last_part,
    tables: [...window.tables, ...added.tables.filter(({ table }) => !known.has(table))],
  };
}
