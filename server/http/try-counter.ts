import { createBoundedMemory } from '../bounded-memory.ts';
import type { Clock } from '../clock.ts';

/** Counts tries by key in windows of fixed length. Kept in memory: a restart forgives. */
export interface TryCounter {
  count(key: string): number;
  /** Milliseconds until the key's tries are forgiven; 0 when there are none. */
  msLeft(key: string): number;
  /**
   * Takes a try before its outcome is known, so that many at once count too. The returned function gives it back, once.
   */
  take(key: string): () => void;
  forget(key: string): void;
}

interface Tries {
  count: number;
  readonly since: number;
}

/** `mostKeys` bounds the memory: those asked about least lately are forgotten first. */
export function createTryCounter(
  clock: Clock,
  { windowMs, mostKeys }: { readonly windowMs: number; readonly mostKeys: number },
): TryCounter {
  const tries = createBoundedMemory<Tries>(mostKeys);
  const now = () => clock.now().getTime();

  const find = (key: string): Tries | undefined => {
    const found = tries.get(key);
    if (found && now() - found.since < windowMs) return found;
    tries.delete(key);
    return undefined;
  };
  const add = (key: string): Tries => {
    const fresh = { count: 0, since: now() };
    tries.set(key, fresh);
    return fresh;
  };

  return {
    count: (key) => find(key)?.count ?? 0,
    msLeft: (key) => {
      const found = find(key);
      return found ? found.since + windowMs - now() : 0;
    },
    take: (key) => {
      const taken = find(key) ?? add(key);
      taken.count += 1;
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        taken.count -= 1;
        if (taken.count <= 0 && tries.get(key) === taken) tries.delete(key);
      };
    },
    forget: (key) => void tries.delete(key),
  };
}
