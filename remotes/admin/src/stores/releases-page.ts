import { atom } from 'nanostores';
import type {
  AdminSlice,
  DeclarationDifference,
  Release,
  ReleaseChecks,
} from '@loupe/shared/contract/releases';
import { failed, loading, ready, type Loadable, type LoadError } from '@loupe/shared/lib/loadable';
import { byCode } from '@loupe/shared/lib/text-order';
import { createResource, pick } from '@loupe/shared/stores/resource';
import type { Outside } from './outside.ts';

/** What an admin is about to confirm. */
export type Order =
  | {
      readonly kind: 'promote';
      readonly slice: AdminSlice;
      readonly version: string;
      readonly percent: number;
    }
  | { readonly kind: 'roll_back'; readonly slice: AdminSlice };

/** Shares that can be chosen; 100 is everybody. */
export const shares = [1, 5, 10, 25, 50, 100] as const;

export interface Differences {
  readonly from: Release;
  readonly to: Release;
  readonly differences: readonly DeclarationDifference[];
}

/** The share that is offered first for a version: the next step of a canary that runs, everybody where nothing is live. */
export function nextShare({ live_version: live, canary }: AdminSlice, version: string): number {
  if (live === null) return 100;
  if (canary?.version !== version) return 10;
  return shares.find((share) => share > canary.percent) ?? 100;
}

/** What somebody vouches for of a version; a site that is older than this page does not say. */
export function checksBy(
  checks: ReleaseChecks | null | undefined,
  voucher: ReleaseChecks[keyof ReleaseChecks],
): (keyof ReleaseChecks)[] {
  const names = Object.keys(checks ?? {}) as (keyof ReleaseChecks)[];
  return names.filter((name) => checks?.[name] === voucher);
}

/** Version that is live for everybody once the slice is rolled back; null when there is no way back. */
export function versionAfterRollBack({ live_version, previous_version, canary }: AdminSlice): string | null {
  return canary ? live_version : previous_version;
}

/** People whose browsers reported what they have of a slice now: of the live version and of the canary. */
export function peopleOf({ versions, live_version: live, canary }: AdminSlice): number {
  return versions
    .filter(({ version }) => version === live || version === canary?.version)
    .reduce((sum, { health }) => sum + health.people, 0);
}

/** What an order does to the people, shown before it is confirmed. */
export interface Effect {
  /** What the people of the order get. */
  readonly version: string;
  readonly percent: number;
  /** About how many of them there are, of how many; null while nobody has reported. */
  readonly people: { readonly about: number; readonly of: number } | null;
  /** What the others keep; null when there are none. */
  readonly others: string | null;
  /** The canary that ends with it. */
  readonly ends: { readonly version: string; readonly percent: number } | null;
  /** It was rolled back before. */
  readonly isWithdrawn: boolean;
}

/** What comes of promoting a version for a share of the people. */
export function effectOf({ slice, version, percent }: Extract<Order, { kind: 'promote' }>): Effect {
  const { canary, live_version: live } = slice;
  const of = peopleOf(slice);
  return {
    version,
    percent,
    people: of > 0 ? { about: Math.round((of * percent) / 100), of } : null,
    others: percent < 100 ? live : null,
    ends: canary && canary.version !== version ? canary : null,
    isWithdrawn: slice.versions.some((one) => one.version === version && one.is_withdrawn),
  };
}

/**
 * The release that was taken back and has had no successor since: what a team has to know of its slice. Null while a
 * canary runs or something newer than it is live.
 */
export function lastRolledBack({ versions, live_version: live, canary }: AdminSlice) {
  if (canary) return null;
  const sinceLive = versions.slice(
    0,
    Math.max(
      0,
      versions.findIndex(({ version }) => version === live),
    ),
  );
  return (
    sinceLive
      // A site that is older than this page does not tell when.
      .flatMap(({ version, rolled_back: rolledBack }) => (rolledBack ? [{ version, ...rolledBack }] : []))
      .toSorted((a, b) => byCode(b.at, a.at))[0] ?? null
  );
}

/** Newest versions that are listed at once; the rest is a long history. */
const newestShown = 5;

/** The versions that matter now: the newest, and whatever is in force or was. */
export function versionsInBrief(slice: AdminSlice): AdminSlice['versions'] {
  const inForce = [slice.live_version, slice.previous_version, slice.canary?.version];
  return slice.versions.filter(({ version }, at) => at < newestShown || inForce.includes(version));
}

/** Every slice with its versions, and the orders of an admin: asked for, confirmed, sent. */
export function createReleasesPage({ request }: Pick<Outside, 'request'>) {
  const slices = createResource<readonly AdminSlice[]>(() =>
    pick(request('GET /admin/releases', { isQuiet: true }), (answer) => answer.slices),
  );
  const $order = atom<Order | null>(null);
  const $differences = atom<Loadable<Differences> | null>(null);
  const $isSending = atom(false);
  const $error = atom<LoadError | null>(null);

  async function compare(slice: AdminSlice, to: string): Promise<void> {
    if (slice.live_version === null || slice.live_version === to) return $differences.set(null);
    const asked = $order.get();
    $differences.set(loading);
    const result = await request('GET /admin/releases/:name/diff', {
      params: { name: slice.name },
      query: { from: slice.live_version, to },
      isQuiet: true,
    });
    // Another order, or none, may be on the screen by now.
    if ($order.get()?.slice !== asked?.slice) return;
    if (result.ok) $differences.set(ready(result.data));
    else if (result.error.kind !== 'cancelled') $differences.set(failed(loading, result.error));
  }

  function ask(order: Order): void {
    $error.set(null);
    $differences.set(null);
    $order.set(order);
    if (order.kind === 'promote') void compare(order.slice, order.version);
  }

  function send(order: Order) {
    const { name, revision } = order.slice;
    return order.kind === 'promote'
      ? request('POST /releases/:name/promote', {
          params: { name },
          body: { version: order.version, percent: order.percent, revision },
          isQuiet: true,
        })
      : request('POST /releases/:name/rollback', { params: { name }, body: { revision }, isQuiet: true });
  }

  /** After a refusal the order is about what is there now. */
  function renewOrder(): void {
    const order = $order.get();
    const slice = slices.value()?.find(({ name }) => name === order?.slice.name);
    if (!order || !slice) return;
    const isOther = slice.live_version !== order.slice.live_version;
    $order.set({ ...order, slice });
    if (isOther && order.kind === 'promote') void compare(slice, order.version);
  }

  /** The order that was carried out, or null; then the reason is there to be read. */
  async function confirm(): Promise<Order | null> {
    const order = $order.get();
    if (!order || $isSending.get()) return null;
    $isSending.set(true);
    $error.set(null);
    const result = await send(order);
    $isSending.set(false);
    if (result.ok) $order.set(null);
    else if (result.error.kind !== 'cancelled') $error.set(result.error);
    await slices.load();
    renewOrder();
    return result.ok ? order : null;
  }

  return {
    $slices: slices.$loadable,
    $order,
    $differences,
    $isSending,
    $error,
    load: () => slices.load(),
    value: () => slices.value(),
    start: slices.start,
    ask,
    confirm,
    /** Changes the share of the order that is about to be confirmed. */
    choose(percent: number): void {
      const order = $order.get();
      if (order?.kind === 'promote') $order.set({ ...order, percent });
    },
    dismiss(): void {
      if (!$isSending.get()) $order.set(null);
    },
  };
}

export type ReleasesPage = ReturnType<typeof createReleasesPage>;
