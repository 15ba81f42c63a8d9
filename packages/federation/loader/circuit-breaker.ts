/** So many final failures of one version open its circuit. */
const failuresToOpen = 2;
/** For so long an open circuit is passed by. */
const openMs = 60_000;

/** Remembers in this tab which versions of which slices failed for good, so that nobody waits for them again and again. */
export interface CircuitBreaker {
  /** True while the version is passed by. */
  isOpen(remote: string, version: string): boolean;
  /** After the time of an open circuit one more failure opens it again. */
  noteFailure(remote: string, version: string): void;
  /** What has loaded is trusted again. */
  noteSuccess(remote: string, version: string): void;
  /** What loads but cannot be drawn is passed by from the second time on. True the first time. */
  noteRenderFailure(remote: string, version: string): boolean;
  /** As if it had never failed. */
  forget(remote: string, version: string): void;
}

function keyOf(remote: string, version: string): string {
  return `${remote} ${version}`;
}

export function createCircuitBreaker(now: () => number): CircuitBreaker {
  const failures = new Map<string, { count: number; lastAt: number }>();
  const rendersFailed = new Set<string>();
  return {
    isOpen(remote, version) {
      const known = failures.get(keyOf(remote, version));
      return known !== undefined && known.count >= failuresToOpen && now() - known.lastAt < openMs;
    },
    noteFailure(remote, version) {
      const count = failures.get(keyOf(remote, version))?.count ?? 0;
      failures.set(keyOf(remote, version), { count: count + 1, lastAt: now() });
    },
    noteSuccess: (remote, version) => void failures.delete(keyOf(remote, version)),
    noteRenderFailure(remote, version) {
      const key = keyOf(remote, version);
      const isFirst = !rendersFailed.has(key);
      rendersFailed.add(key);
      if (!isFirst) failures.set(key, { count: failuresToOpen, lastAt: now() });
      return isFirst;
    },
    forget(remote, version) {
      failures.delete(keyOf(remote, version));
      rendersFailed.delete(keyOf(remote, version));
    },
  };
}
