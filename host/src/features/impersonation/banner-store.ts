import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { $currentView } from '@loupe/shared/stores/impersonation';

const secondMs = 1000;

/** Seconds until the server ends the view, and what happens then. */
export function createBannerStore(endView: () => Promise<void>) {
  const { clock } = environment();
  const $secondsLeft = atom(0);
  const $isEnding = atom(false);

  async function end(): Promise<void> {
    if ($isEnding.get()) return;
    $isEnding.set(true);
    await endView();
    $isEnding.set(false);
  }

  function tick(): void {
    const view = $currentView.get();
    if (!view) return;
    const left = Math.max(0, Math.ceil((view.endsAt - clock.now()) / secondMs));
    $secondsLeft.set(left);
    if (left === 0) void end();
  }

  /** Counts until the returned function is called. */
  function follow(): Unsubscribe {
    const stops = [$currentView.subscribe(tick), clock.every(secondMs, tick)];
    return () => stops.forEach((stop) => stop());
  }

  return { $secondsLeft, $isEnding, end, follow };
}

export type BannerStore = ReturnType<typeof createBannerStore>;

/** `14:32`: minutes and seconds. */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
