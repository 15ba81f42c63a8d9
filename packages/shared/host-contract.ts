import type { ReadableAtom } from 'nanostores';
import type { ConfigValues } from '@loupe/shared/lib/slice-config';
import type { Request } from '@loupe/shared/stores/request';
import type { ActionSlotName, ActionSlots, HostSlots, PanelSlotName, PanelSlots } from '@loupe/shared/slots';

/** Version of this contract; a remote declares the range it was built for. Breaking change: new major. */
export const hostContractVersion = '1.4.0';

export type SnackbarColor = 'success' | 'pending' | 'error';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly permissions: readonly string[];
}

export interface UnsavedOptions {
  /**
   * False: what was begun comes back by itself, or is soon typed again, so other pages open without a question. True
   * when missing; hosts that never ask ignore it.
   */
  readonly asksToLeave?: boolean;
}

/** What the host gives to every exposed component of a remote, instead of globals. */
export interface HostContract {
  /** Goes to a path of the composed site. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Shows one message in the snackbar (S4). */
  notify(message: string, color: SnackbarColor): void;
  /** The request helper (H1-H10), typed by the contract. */
  readonly request: Request;
  /** The signed-in user, or null for a visitor. */
  readonly $user: ReadableAtom<SignedInUser | null>;
  readonly $theme: ReadableAtom<'light' | 'dark'>;
  /** Sets the page name in the document title; the host adds the brand. */
  setTitle(pageName: string): void;
  /**
   * Says that something a person has begun would be lost by reloading the page, and when that is over (1.1.0). While
   * anything is unsaved, no newer version of the site takes this one's place, and the person is asked before another
   * page is opened. `what` tells the places of one slice apart.
   */
  setUnsaved(what: string, isUnsaved: boolean, options?: UnsavedOptions): void;
  /**
   * What an admin has set of the slice, else its defaults (1.2.0). For the version that runs; it stays the same while a
   * tab is open. `readConfig` of `lib/slice-config` gives it with the types of the declared fields.
   */
  readonly config: ConfigValues;
  /** What other slices fill the slots with that this one opens in its pages (1.3.0). */
  readonly slots: HostSlots;
  /**
   * Reports an error that the slice caught itself to the endpoint its team named in the declaration, and counts it with
   * the version that runs (1.4.0). What leaves the tab is its class and the places in files of the slice, never its message.
   */
  reportError(error: unknown): void;
}

/** Props of every exposed page. `params` by the names of the route table, absent optional ones missing. */
export interface RemotePageProps {
  readonly host: HostContract;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Props of an exposed component that fills a slot of the frame. */
export interface RailSlotProps {
  readonly host: HostContract;
  /** Current path, e.g. `/chat/cht_1`. */
  readonly path: string;
}

/** Props of the search over the person's chats, opened from anywhere. */
export interface SearchSlotProps {
  readonly host: HostContract;
  readonly onClose: () => void;
}

/** Props of `Panel`, exported by the module that fills a panel slot (1.3.0). */
export interface PanelProps<Name extends PanelSlotName> {
  readonly host: HostContract;
  readonly data: PanelSlots[Name];
}

/** What `run` is called with, exported by the module that fills an action slot (1.3.0). */
export interface ActionGiven<Name extends ActionSlotName> {
  readonly host: HostContract;
  readonly data: ActionSlots[Name];
}

/** Slots of the frame, each filled by the slice that it was made for, and the props each gives. */
interface SlotProps {
  'rail.list': RailSlotProps;
  'chat.search': SearchSlotProps;
}
export type SlotName = keyof SlotProps;

const knownSlots: Readonly<Record<SlotName, true>> = { 'rail.list': true, 'chat.search': true };
/** Names of the slots; a release that fills another one does not fit this host. */
export const slotNames: readonly string[] = Object.keys(knownSlots);
