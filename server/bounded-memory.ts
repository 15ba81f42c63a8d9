import { LRUCache } from 'lru-cache';

/**
 * Remembers up to `most` values by key; what was asked for least lately is forgotten first. Its room grows with what is
 * kept: by `max` the cache would lay out all places at once, which for all memories of a server took 60 ms of its start.
 */
export function createBoundedMemory<V extends {}>(most: number): LRUCache<string, V> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}
