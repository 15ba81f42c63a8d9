import { atom } from 'nanostores';
import type { AdminSlice, DeclarationDifference, Release } from '@loupe/shared/contract/releases';
import {
  failed,
  loading,
  ready,
  refreshing,
  type Loadable,
  type LoadError,
} from '@loupe/shared/lib/loadable';
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

/** Version that is live for everybody once the slice is rolled back; null when there is no way back. */
export function versionAfterRollBack({ live_version, previous_version, canary }: AdminSlice): string | null {
  return canary ? live_version : previous_version;
}

/** Every slice with its versions, and the orders of an admin: asked for, confirmed, sent. */
export function createReleasesPage({ request }: Pick<Outside, 'request'>) {
  const $slices = atom<Loadable<readonly AdminSlice[]>>(loading);
  const $order = atom<Order | null>(null);
  const $differences = atom<Loadable<Differences> | null>(null);
  const $isSending = atom(false);
  const $error = atom<LoadError | null>(null);

  async function load(): Promise<void> {
    $slices.set(refreshing($slices.get()));
    const result = await request('GET /admin/releases', { isQuiet: true });
    if (result.ok) $slices.set(ready(result.data.slices));
    else if (result.error.kind !== 'cancelled') $slices.set(failed($slices.get(), result.error));
  }

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
    const slices = $slices.get();
    const slice = slices.state === 'ready' && slices.value.find(({ name }) => name === order?.slice.name);
    if (order && slice) $order.set({ ...order, slice });
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
    await load();
    renewOrder();
    return result.ok ? order : null;
  }

  return {
    $slices,
    $order,
    $differences,
    $isSending,
    $error,
    load,
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
