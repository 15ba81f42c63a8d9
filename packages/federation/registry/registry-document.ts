import type { Language } from '@loupe/shared/lib/language';
import type { ConfigFields, ConfigValues } from '@loupe/shared/lib/slice-config';
import type { SliceLabel } from '@loupe/shared/lib/slice-label';
import type { RuntimeConfig } from '@loupe/shared/contract/runtime-config';

/** One file of a release. `integrity` is a subresource integrity value, `sha384-…`; sizes in bytes. */
export interface ReleaseFile {
  readonly file: string;
  readonly integrity: string;
  readonly bytes: number;
  readonly gzip_bytes: number;
}

/** A file the loader fetches: path below the release's folder. */
export interface LoadedFile {
  readonly file: string;
  readonly integrity: string;
}

/**
 * The entry of a release. Without `format` it is a classic script that leaves its container under `containerGlobal`;
 * `module` is an ES module that exports it (docs/decisions/0055). Every script that a module may ever import is listed
 * at one of the exposes: the loader vouches for each by its hash before any of them runs.
 */
interface EntryFile extends LoadedFile {
  readonly format?: 'module';
}

/** What an expose needs besides the entry, in load order. */
export interface ExposeFiles {
  readonly scripts: readonly LoadedFile[];
  readonly styles: readonly LoadedFile[];
}

/** What takes the place of entry and scripts on pages in a language; style sheets have no words. */
export interface LanguageFiles {
  readonly entry: LoadedFile;
  /** Expose → scripts. */
  readonly scripts: Readonly<Record<string, readonly LoadedFile[]>>;
}

/** What a slice shows or offers in a slot that the site, or another slice, opens (docs/decisions/0061). */
export interface Filling {
  /** Of the site, like `report.action`, or of another slice: its name, a dot, its name for the slot. */
  readonly slot: string;
  /** Of another slice's slot alone: the versions of it that this was written for, `^1.0.0`. */
  readonly range?: string;
  readonly expose: string;
  /** What it is called where it is shown. */
  readonly label: SliceLabel;
}

/** A slot that a slice opens in its own pages and panels: its version says what data it gives. */
export type OpenedSlots = Readonly<Record<string, string>>;

/** What the loader must know of a release to load it. */
export interface ReleaseBody {
  readonly name: string;
  readonly owner: string;
  /** Package version, a dash and the hash of the content: a folder of this name never changes. */
  readonly version: string;
  /** Caret range of the host contract, `^1.0.0`. */
  readonly host_api: string;
  readonly entry: EntryFile;
  readonly exposes: Readonly<Record<string, ExposeFiles>>;
  /** The languages it was built for beside the first; in one that is not named it shows what `entry` leads to. */
  readonly languages?: Readonly<Partial<Record<Language, LanguageFiles>>>;
  /** Route name → expose. */
  readonly routes: Readonly<Record<string, string>>;
  /** Slot name → expose. */
  readonly slots: Readonly<Record<string, string>>;
  /** Absent when it fills none. */
  readonly fills?: readonly Filling[];
  /** Absent when it opens none. */
  readonly opens?: OpenedSlots;
  readonly permissions: readonly string[];
}

/** `dist/release.json`: written by the build, read by the server and, for an earlier version, by the loader. */
export interface ReleaseManifest extends ReleaseBody {
  readonly schema: 2;
  readonly files: readonly ReleaseFile[];
  /** What it takes from the host instead of carrying it: request → caret range it was built against. */
  readonly shared: Readonly<Record<string, string>>;
  /** Versions of the host contract its exposes were run against. */
  readonly contract?: { readonly tested: readonly string[] };
  /** What an admin may set of it. */
  readonly config?: ConfigFields;
  /** Where its team has errors reported to; absent: nowhere. */
  readonly report_to?: string;
}

/** Where a release can be fetched from: its manifest, and the integrity of exactly those bytes. */
export interface ReleasePointer {
  readonly version: string;
  readonly base_url: string;
  readonly manifest_url: string;
  readonly manifest_integrity: string;
  /** What is set of it, for exactly this version; absent when it asks for nothing. */
  readonly config_values?: ConfigValues;
}

/** A release that only a share of the people gets (who: `canary.ts`). */
export interface Canary extends ReleaseBody, ReleasePointer {
  /** Whole percent of the people, 1–99. */
  readonly percent: number;
}

/** One remote in force: its release, inlined so that no request is needed, the version before it, and its canary. */
export interface RegistryEntry extends ReleaseBody, ReleasePointer {
  readonly previous: ReleasePointer | null;
  readonly canary: Canary | null;
}

/** A remote that an admin has switched off: nothing of it is loaded, and its pages say so. */
export interface SwitchedOff {
  readonly name: string;
  /** As of a release: the pages that it has when it is on. */
  readonly routes: Readonly<Record<string, string>>;
}

/** The registry document: what is in force, for everybody and for the people of a canary. */
export interface RegistryDocument {
  readonly schema: 2;
  /** Id of what `remotes` and `switched_off` say, 16 characters: the same releases in force have the same id, wherever and whenever asked. */
  readonly composition: string;
  /** When the remotes last changed, ISO 8601: later with every change, also when the server's clock was set back. */
  readonly issued_at: string;
  readonly remotes: readonly RegistryEntry[];
  /** Absent when every remote is on. */
  readonly switched_off?: readonly SwitchedOff[];
}

/** The registry document as it travels: in the page's data block and at `/remotes/registry.signed.json`. */
export interface SignedRegistry {
  /** The exact text that was signed: JSON of a `RegistryDocument`. */
  readonly document: string;
  /** Ed25519 signature of its UTF-8 bytes, base64. */
  readonly signature: string;
}

/** The data block of the page, `<script type="application/json" id="loupe-page">`. */
export interface PageData {
  readonly config: RuntimeConfig;
  readonly registry: SignedRegistry | null;
  /** The policy of this page admits the developer's origin that its address names. */
  readonly is_developer_page?: true;
}

/** Global variable under which a remote's entry leaves its container. */
export function containerGlobal(remote: string): string {
  return `loupe_remote_${remote.replaceAll('-', '_')}`;
}

/** Global list through which a remote's chunks reach it. */
export function chunksGlobal(remote: string): string {
  return `${containerGlobal(remote)}_chunks`;
}
