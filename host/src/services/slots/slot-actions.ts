import type { HostContract } from '@loupe/shared/host-contract';
import type { ActionSlotName, ActionSlots, SlotAction } from '@loupe/shared/slots';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { LoadFailure } from '@loupe/federation/loader/load-failure';
import { slotTexts } from '#texts/slots';
import type { FoundFilling } from './fillings.ts';

type Run = (given: { readonly host: HostContract; readonly data: unknown }) => unknown;

/** What an action works with. */
export interface ActionWorld {
  readonly loader: Pick<RemoteLoader, 'load'>;
  readonly hostFor: (remote: string) => HostContract;
  readonly tellFailure: (message: string) => void;
  readonly log: (message: string, error: unknown) => void;
}

function runOf(module: unknown): Run {
  const run = (module as Record<string, unknown> | null | undefined)?.['run'];
  if (typeof run !== 'function') throw new LoadFailure('expose', 'not_a_component');
  return run as Run;
}

/** An action of a slice: its code comes with the first intent, and what goes wrong is shown and logged. */
export function createSlotAction<Name extends ActionSlotName>(
  { key, remote, expose, label }: FoundFilling,
  { loader, hostFor, tellFailure, log }: ActionWorld,
): SlotAction<ActionSlots[Name]> {
  return {
    key,
    label,
    prepare: () => void loader.load(remote, expose).catch(() => undefined),
    async run(data) {
      try {
        const run = runOf(await loader.load(remote, expose, true));
        await run({ host: hostFor(remote), data });
      } catch (error) {
        log(`The action ${key} failed`, error);
        tellFailure(slotTexts.actionFailed(label));
      }
    },
  };
}
