import { environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import type { HostSlots } from '@loupe/shared/slots';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { createFillings } from './fillings.ts';
import { createSlotAction } from './slot-actions.ts';
import { createPanels } from './slot-panels.tsx';

/** The slots of everybody who opens some: of slices by their names, of the host's own pages as `host`. */
export type SlotsOf = (opener: string) => HostSlots;

const log = (message: string, error?: unknown) => environment().log.error(message, error);
const tellFailure = (message: string) => showSnackbar(message, 'error');

/** What the slices of this tab fill the slots of its pages with. */
export function createSlots(loader: RemoteLoader, hostFor: (remote: string) => HostContract): SlotsOf {
  const fillingsOf = createFillings(loader, log);
  const world = { loader, hostFor, log, tellFailure };
  return (opener) => ({
    Panels: createPanels({ ...world, fillingsOf: (slot) => fillingsOf(opener, slot) }),
    actions: (slot) => fillingsOf(opener, slot).map((filling) => createSlotAction(filling, world)),
  });
}
