import { atom } from 'nanostores';
import type { CopyWindow, SourceCopy } from '@loupe/shared/contract/source-copies';
import { failed, loading, ready, refreshing, type LoadError, type Loadable } from '../lib/loadable.ts';

/** Which parts are wanted: one alone, one with its neighbours, or (neither) those around the passage. */
export interface CopyQuery {
  readonly part?: number;
  readonly around?: number;
  readonly place?: string;
}

type LoadedCopy =
  | { readonly ok: true; readonly data: { readonly copy: SourceCopy } }
  | { readonly ok: false; readonly error: LoadError };

/** Fetches a window of the kept copy of source `n`. */
export type LoadCopy = (n: number, query: CopyQuery) => Promise<LoadedCopy>;

export type CopyReader = ReturnType<typeof createCopyReader>;

/** A page holds no more parts than these; those farthest away go first. */
const mostParts = 24;

/** The kept copy of one source, read part by part from its passage on. */
export function createCopyReader(load: LoadCopy, n: number, place: string | null) {
  const $copy = atom<Loadable<SourceCopy>>(loading);
  /** Which of its places is looked at. */
  const $mark = atom(0);
  const base: CopyQuery = place === null ? {} : { place };
  let latest = 0;

  async function fetchInto(query: CopyQuery, take: (copy: SourceCopy) => SourceCopy): Promise<void> {
    latest += 1;
    const mine = latest;
    $copy.set(refreshing($copy.get()));
    const result = await load(n, { ...base, ...query });
    if (mine !== latest) return;
    $copy.set(result.ok ? ready(take(result.data.copy)) : failed($copy.get(), result.error));
  }

  function shown(): CopyWindow | null {
    const copy = $copy.get();
    return copy.state === 'ready' ? copy.value.window : null;
  }

  /** Opens at the passage; again after a failure. */
  async function open(): Promise<void> {
    await fetchInto({}, (copy) => copy);
  }

  /** Adds the part before the first or after the last one shown. */
  async function more(where: 'before' | 'after'): Promise<void> {
    const window = shown();
    if (window === null) return;
    const part = where === 'before' ? window.first_part - 1 : window.last_part + 1;
    if (part < 0 || part >= window.part_count) return;
    await fetchInto({ part }, (copy) => ({
      ...copy,
      window: copy.window && joined(window, copy.window, where),
    }));
  }

  /** Looks at another of its places. */
  async function goTo(mark: number): Promise<void> {
    const window = shown();
    const wanted = window?.marks[mark];
    if (!window || !wanted) return;
    $mark.set(mark);
    if (wanted.part < window.first_part || wanted.part > window.last_part)
      await fetchInto({ around: wanted.part }, (copy) => copy);
  }

  return { $copy, $mark, open, more, goTo };
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
