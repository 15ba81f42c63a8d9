import { change } from './device-db.ts';

const mostIds = 100;

/** Enters an id into the list of shown ones: no duplicates, at most 100, the oldest dropped (P2). */
export function addShownId(
  kept: unknown,
  id: string,
): { readonly keep: readonly string[]; readonly result: boolean } {
  const ids = Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  if (ids.includes(id)) return { keep: ids, result: false };
  return { keep: [...ids, id].slice(-mostIds), result: true };
}

/**
 * Claims a notification for whoever asks first, page or worker: true once for each id on this device (P2). Without
 * IndexedDB nobody can know, and showing twice is better than never.
 */
export async function claim(id: string): Promise<boolean> {
  try {
    return await change('shown', (kept) => addShownId(kept, id));
  } catch {
    return true;
  }
}
