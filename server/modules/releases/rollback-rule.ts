/** People that ran a version, and how many of them saw it fail, in the time of the canary. */
export interface VersionHealth {
  readonly people: number;
  readonly failed: number;
}

export interface RollbackVerdict {
  readonly isWorse: boolean;
  /** Least share of people, 0–1, that the canary fails for. */
  readonly canaryAtLeast: number;
  /** Greatest share that the live version fails for. */
  readonly liveAtMost: number;
}

/** Fewer say nothing: one person's broken network must not end a canary. */
const leastFailed = 3;
/** Held for the live version while nobody has reported it. */
const assumedLive = 0.02;
/** Of the normal distribution, for 95 % on both sides. */
const z = 1.959963984540054;

/** Bounds of the 95 % Wilson interval of a share. */
export function wilsonInterval({ people, failed }: VersionHealth): { low: number; high: number } {
  if (people === 0) return { low: 0, high: 1 };
  const share = failed / people;
  const scale = 1 + z ** 2 / people;
  const middle = share + z ** 2 / (2 * people);
  const spread = z * Math.sqrt((share * (1 - share)) / people + z ** 2 / (4 * people ** 2));
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/**
 * The rule of the automatic rollback: at least three people saw the canary fail, and its share of failures is certainly
 * above that of the live version (the 95 % intervals do not touch).
 */
export function judgeCanary(canary: VersionHealth, live: VersionHealth): RollbackVerdict {
  const canaryAtLeast = wilsonInterval(canary).low;
  const liveAtMost = live.people === 0 ? assumedLive : wilsonInterval(live).high;
  return {
    isWorse: canary.failed >= leastFailed && canaryAtLeast > liveAtMost,
    canaryAtLeast,
    liveAtMost,
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The evidence, as the audit log keeps it. */
export function describeVerdict(
  canary: VersionHealth,
  live: VersionHealth,
  { canaryAtLeast, liveAtMost }: RollbackVerdict,
): string {
  const of = ({ failed, people }: VersionHealth) => `failed for ${failed} of ${people} people`;
  return `canary ${of(canary)} (at least ${percent(canaryAtLeast)}), live ${of(live)} (at most ${percent(liveAtMost)})`;
}
