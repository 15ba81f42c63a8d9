import type { EarlierRun } from '../../engines/run-context.ts';
import { alikeProducts, type Launch } from '../../launches/launch.ts';

type EarlierFinding = EarlierRun['findings'][number];

/** What is reported now beside what the last run found; a side that has nothing is null. */
export interface SinceLast {
  readonly kind: 'fresh' | 'changed' | 'gone';
  readonly launch: Launch | null;
  readonly before: EarlierFinding | null;
}

/** "Halden: Brewline 3", as findings are titled. */
export const titleOf = ({ competitor, product }: Launch): string => `${competitor}: ${product}`;

const isLaunch = ({ id }: EarlierFinding) => id.startsWith('launch-');

/** Earlier runs wrote the short name behind the name: "Pellet & Rose (P&R): Brewline 3". */
const plainTitle = ({ title }: EarlierFinding): string => title.replace(/ \([^()]*\)(?=: )/u, '');

/** The same launch in the last run: by its id, else by competitor and product where only one is alike. */
function earlierOf(launch: Launch, all: readonly EarlierFinding[], taken: ReadonlySet<EarlierFinding>) {
  const byId = all.find(({ id }) => id === launch.id);
  if (byId !== undefined) return byId;
  const alike = all.filter(
    (one) =>
      !taken.has(one) &&
      plainTitle(one).startsWith(`${launch.competitor}: `) &&
      alikeProducts(plainTitle(one).slice(launch.competitor.length + 2), launch.product) !== null,
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/**
 * What is new, changed and gone since the last run; null without one. `detailOf` says a launch as its finding does, and
 * `others` are launches that are found and not shown: they are not gone.
 */
export function sinceLast(
  launches: readonly Launch[],
  earlier: EarlierRun | undefined,
  { detailOf, others }: { readonly detailOf: (launch: Launch) => string; readonly others: readonly Launch[] },
): readonly SinceLast[] | null {
  if (earlier === undefined) return null;
  const all = earlier.findings.filter(isLaunch);
  const taken = new Set<EarlierFinding>();
  const changes: SinceLast[] = [];
  const byId = (launch: Launch) => Number(!all.some(({ id }) => id === launch.id));
  for (const launch of launches.toSorted((a, b) => byId(a) - byId(b))) {
    const before = earlierOf(launch, all, taken);
    if (before === undefined) changes.push({ kind: 'fresh', launch, before: null });
    else {
      taken.add(before);
      if (before.detail !== detailOf(launch)) changes.push({ kind: 'changed', launch, before });
    }
  }
  for (const launch of others) {
    const before = earlierOf(launch, all, taken);
    if (before !== undefined) taken.add(before);
  }
  const gone = all
    .filter((one) => !taken.has(one))
    .map((before): SinceLast => ({ kind: 'gone', launch: null, before }));
  const rank = { fresh: 0, changed: 1, gone: 2 };
  return [...changes, ...gone].toSorted((a, b) => rank[a.kind] - rank[b.kind]);
}
