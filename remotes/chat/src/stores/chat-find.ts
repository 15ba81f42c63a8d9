import { atom, computed, type ReadableAtom } from 'nanostores';
import { findInTurns, type Find } from '../lib/find-in-chat.ts';
import type { Turn } from '../lib/turns.ts';

export type ChatFind = ReturnType<typeof createChatFind>;

export interface Searched {
  readonly $turns: ReadableAtom<readonly Turn[]>;
  /** Messages that were not read yet. */
  readonly $olderCount: ReadableAtom<number>;
  /** Reads all of the chat; false when that failed. */
  readAll(): Promise<boolean>;
}

/** Finding words in the chat that is shown, also in what is not mounted and what was not read yet. */
export function createChatFind({ $turns, $olderCount, readAll }: Searched) {
  const $words = atom('');
  const $reading = atom<'idle' | 'reading' | 'failed'>('idle');
  const $finds = computed([$turns, $words], findInTurns);
  /** The find that is shown; what is read meanwhile comes before it and does not take its place. */
  const $shown = atom<Find | null>(null);
  const $at = computed([$finds, $shown], (finds, shown) =>
    shown === null ? -1 : finds.findIndex((find) => isSame(find, shown)),
  );

  async function start(): Promise<void> {
    if ($olderCount.get() === 0 || $reading.get() === 'reading') return;
    $reading.set('reading');
    $reading.set((await readAll()) ? 'idle' : 'failed');
    if ($at.get() < 0) $shown.set($finds.get().at(-1) ?? null);
  }

  /** Looks for other words: the first find from a turn on is shown, else the last. */
  function look(words: string, fromTurnId: string | null): void {
    $words.set(words);
    const order = new Map($turns.get().map(({ id }, index) => [id, index]));
    const from = order.get(fromTurnId ?? '') ?? 0;
    const finds = $finds.get();
    $shown.set(finds.find(({ turnId }) => (order.get(turnId) ?? 0) >= from) ?? finds.at(-1) ?? null);
  }

  /** Shows the next find, or the one before; after the last comes the first. */
  function step(by: 1 | -1): void {
    const finds = $finds.get();
    if (finds.length === 0) return;
    const at = $at.get();
    const next = at < 0 ? 0 : (at + by + finds.length) % finds.length;
    $shown.set(finds[next] ?? null);
  }

  return { $words, $reading, $finds, $shown, $at, start, look, step };
}

const isSame = (one: Find, other: Find): boolean =>
  one.turnId === other.turnId && one.part === other.part && one.nth === other.nth;
