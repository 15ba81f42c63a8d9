import { browserSeams } from '@loupe/federation/loader/browser-seams';
import type { Container } from '@loupe/federation/loader/loader-seams';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { environment } from '@loupe/shared/environment';

export const faultNames = ['none', 'slow', 'missing', 'type', 'throw'] as const;
export type FaultName = (typeof faultNames)[number];

/** Long enough to see the skeleton. */
const slowMs = 3000;

function Throwing(): never {
  throw new Error('A fault was asked for in the overlay');
}

function throwing(container: Container): Container {
  return { ...container, get: async () => () => ({ Page: Throwing, Slot: Throwing }) };
}

/** As the loader does it without an overlay. */
const { loadEntry } = browserSeams;

/** Faults of slices in this tab, each until another is chosen; a slice is loaded again under its fault. */
export function createFaults(loader: Pick<RemoteLoader, 'reload'>) {
  const chosen = new Map<string, FaultName>();
  // The overlay puts itself in front of the loader; nobody else has to carry code for it.
  browserSeams.loadEntry = async (url, integrity, remote) => {
    const fault = chosen.get(remote);
    if (fault === 'missing') return loadEntry(url.replace('entry', 'missing-entry'), integrity, remote);
    if (fault === 'type') return loadEntry('/remotes/registry.json', integrity, remote);
    if (fault === 'slow') await new Promise<void>((done) => void environment().clock.after(slowMs, done));
    const container = await loadEntry(url, integrity, remote);
    return fault === 'throw' && container ? throwing(container) : container;
  };
  return {
    choose(remote: string, fault: FaultName): void {
      chosen.set(remote, fault);
      void loader.reload(remote);
    },
    chosenFor: (remote: string) => chosen.get(remote) ?? 'none',
  };
}
