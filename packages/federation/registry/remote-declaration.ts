import type { Permission } from '@loupe/shared/contract/permissions';
import type { AppPath, RouteName } from '@loupe/shared/contract/routes';
import type { SlotName } from '@loupe/shared/host-contract';
import { takesValue, type ConfigFields } from '@loupe/shared/lib/slice-config';
import type { SliceLabel } from '@loupe/shared/lib/slice-label';
import type { ActionSlotName, PanelSlotName } from '@loupe/shared/slots';
import { isAppPathOf } from './app-pages.ts';
import { areFillings, areOpenedSlots } from './fillings.ts';
import { isRemoteName } from './remote-name.ts';
import { isReportAddress } from './report-address.ts';

/** Public name of an exposed module: `./chat-page`. */
type ExposeName = `./${string}`;

export interface ExposeDeclaration {
  /** Source file below the remote's root. */
  readonly file: `./src/expose/${string}`;
  /** Exposes of one group are built into one chunk: for what is shown together on a first load. */
  readonly group?: string;
}

/**
 * What it shows (`Panel`) or offers (`run`) in a slot that the site opens, or another slice (docs/decisions/0061).
 * Slots of slices need the `range` of versions that this was written for.
 */
interface FillingDeclaration {
  readonly slot: PanelSlotName | ActionSlotName;
  readonly range?: `^${number}.${number}.${number}`;
  readonly expose: ExposeName;
  readonly label: SliceLabel;
}

/** What a remote is, said once, statically: read by its build, copied into its release and into the registry. */
export interface RemoteDeclaration {
  /** `^[a-z][a-z0-9-]{0,39}$`, unique in the composed site. */
  readonly name: string;
  /** Team that answers for it. */
  readonly owner: string;
  /** Caret range of the host contract it was built for, e.g. `^1.0.0`. */
  readonly hostApi: `^${number}.${number}.${number}`;
  readonly exposes: Readonly<Record<ExposeName, ExposeDeclaration>>;
  /** Which expose is the page of which route of the table, or of which own path below `/apps/<name>`. */
  readonly routes: Readonly<Partial<Record<RouteName | AppPath, ExposeName>>>;
  /** Which expose fills which slot of the frame. */
  readonly slots?: Readonly<Partial<Record<SlotName, ExposeName>>>;
  /** Slots in pages of the site and of other slices that it fills. */
  readonly fills?: readonly FillingDeclaration[];
  /** Slots that it opens for others: own name → version of the data it gives. Others call it `<name>.<own name>`. */
  readonly opens?: Readonly<Record<string, `${number}.${number}.${number}`>>;
  /** Permissions the remote's pages ask about. */
  readonly permissions?: readonly Permission[];
  /** What an admin may set of it; the slice reads it from `host.config`. */
  readonly config?: ConfigFields;
  /** Endpoint of the team that the site reports the errors of released versions to (docs/decisions/0062). */
  readonly reportTo?: `https://${string}`;
}

/** Checks a declaration as it is written: a bad one stops the build with a sentence. */
export function defineRemoteDeclaration<const D extends RemoteDeclaration>(declaration: D): D {
  if (!isRemoteName(declaration.name)) {
    throw new Error(
      `A remote cannot be called "${declaration.name}": lower case letters, digits and dashes, at most 40`,
    );
  }
  const foreign = Object.keys(declaration.routes).find(
    (route) => route.startsWith('/') && !isAppPathOf(declaration.name, route),
  );
  if (foreign !== undefined) {
    throw new Error(
      `Remote "${declaration.name}" may own pages below /apps/${declaration.name}, not ${foreign}`,
    );
  }
  const pointed = [
    ...Object.values(declaration.routes),
    ...Object.values(declaration.slots ?? {}),
    ...(declaration.fills ?? []).map(({ expose }) => expose),
  ];
  for (const expose of pointed) {
    if (expose !== undefined && !Object.hasOwn(declaration.exposes, expose)) {
      throw new Error(`Remote "${declaration.name}" points to ${expose}, which it does not expose`);
    }
  }
  if (!areFillings(declaration.fills, declaration.exposes))
    throw new Error(
      `Remote "${declaration.name}" fills a slot that is not known, without the range of another slice's slot, without a label, or twice with the same`,
    );
  if (!areOpenedSlots(declaration.name, declaration.opens))
    throw new Error(
      `Remote "${declaration.name}" opens a slot without a version, or by a name that a slot of the site has`,
    );
  if (declaration.reportTo !== undefined && !isReportAddress(declaration.reportTo))
    throw new Error(
      `Remote "${declaration.name}" has errors reported to ${declaration.reportTo}: it must be a whole https address on the standard port, like https://errors.example.com/loupe, without credentials or a fragment`,
    );
  for (const [field, described] of Object.entries(declaration.config ?? {})) {
    if (!takesValue(described, described.default))
      throw new Error(`Remote "${declaration.name}" has a field ${field} that does not take its own default`);
  }
  return declaration;
}
