/** What a reporter's word weighs. `visitor`: nobody known. `young`: an account made a short while ago. `settled`: an older one. */
export type Standing = 'visitor' | 'young' | 'settled';

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

/** Young accounts are made by the dozen: so many of them weigh what one settled person does, and more of them no more. */
const youngForOne = 10;
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

/** What was reported of a version, by what the reporters' word weighs. Visitors are in neither. */
export interface ReportedHealth {
  readonly settled: VersionHealth;
  readonly young: VersionHealth;
}

/** In people, of young accounts. */
function weightOf(accounts: number): number {
  return accounts >= youngForOne ? 1 : 0;
}

/**
 * The people that count. Reports of visitors, whom anybody can make up, count for nothing. An account counts in full
 * once it is `CANARY_ACCOUNT_DAYS` old when it reports; ten younger ones together count as one person, and all of them
 * never as more: made-up reports alone cannot be the three people that end a canary.
 */
export function countedHealth({ settled, young }: ReportedHealth): VersionHealth {
  return {
    people: settled.people + weightOf(young.people),
    failed: settled.failed + weightOf(young.failed),
  };
}

/**
 * The rule of the automatic rollback: at least three people who count (`countedHealth`) saw the canary fail, and its
 * share of failures is certainly above that of the live version (the 95 % intervals do not touch).
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
