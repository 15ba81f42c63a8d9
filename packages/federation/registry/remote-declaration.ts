import type { Permission } from '@loupe/shared/contract/permissions';
import type { AppPath, RouteName } from '@loupe/shared/contract/routes';
import type { SlotName } from '@loupe/shared/host-contract';
import { takesValue, type ConfigFields } from '@loupe/shared/lib/slice-config';
import { isAppPathOf } from './app-pages.ts';
import { isRemoteName } from './remote-name.ts';

/** Public name of an exposed module: `./chat-page`. */
type ExposeName = `./${string}`;

export interface ExposeDeclaration {
  /** Source file below the remote's root. */
  readonly file: `./src/expose/${string}`;
  /** Exposes of one group are built into one chunk: for what is shown together on a first load. */
  readonly group?: string;
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
  /** Permissions the remote's pages ask about. */
  readonly permissions?: readonly Permission[];
  /** What an admin may set of it; the slice reads it from `host.config`. */
  readonly config?: ConfigFields;
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
  const pointed = [...Object.values(declaration.routes), ...Object.values(declaration.slots ?? {})];
  for (const expose of pointed) {
    if (expose !== undefined && !Object.hasOwn(declaration.exposes, expose)) {
      throw new Error(`Remote "${declaration.name}" points to ${expose}, which it does not expose`);
    }
  }
  for (const [field, described] of Object.entries(declaration.config ?? {})) {
    if (!takesValue(described, described.default))
      throw new Error(`Remote "${declaration.name}" has a field ${field} that does not take its own default`);
  }
  return declaration;
}
