import { language } from '@loupe/shared/language';
import { sliceLabel } from '@loupe/shared/lib/slice-label';
import { byCode } from '@loupe/shared/lib/text-order';
import { siteSlots } from '@loupe/shared/slots';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { openerOf } from '@loupe/federation/registry/fillings';
import type { Filling } from '@loupe/federation/registry/registry-document';
import { isInCaretRange } from '@loupe/federation/registry/version-range';

/** What fills a slot in this tab. */
export interface FoundFilling {
  readonly key: string;
  readonly remote: string;
  readonly expose: string;
  /** In the reader's language. */
  readonly label: string;
}

export type SlotLoader = Pick<RemoteLoader, 'names' | 'entryOf'>;

/** The version of a slot by which fillings are chosen: null for one of the site; undefined when the opener has no such slot. */
function versionOf(opener: string, slot: string, loader: SlotLoader): string | null | undefined {
  const site = siteSlots[slot];
  if (site) return site.opener === opener ? null : undefined;
  const named = openerOf(slot);
  return named?.opener === opener ? loader.entryOf(opener)?.opens?.[named.own] : undefined;
}

function fits({ range }: Filling, version: string | null): boolean {
  return version === null || (range !== undefined && isInCaretRange(version, range));
}

/**
 * What fills a slot that `opener` shows: of the versions that this tab runs, by the names of the slices, each in the
 * order of its declaration. A slot that is not the opener's own is empty, and the log says so once.
 */
export function createFillings(loader: SlotLoader, warn: (message: string) => void) {
  const warned = new Set<string>();
  return (opener: string, slot: string): readonly FoundFilling[] => {
    const version = versionOf(opener, slot, loader);
    if (version === undefined) {
      if (!warned.has(`${opener} ${slot}`)) warn(`${opener} shows the slot ${slot}, which it does not open`);
      warned.add(`${opener} ${slot}`);
      return [];
    }
    return loader.names.toSorted(byCode).flatMap((remote) =>
      (loader.entryOf(remote)?.fills ?? [])
        .filter((filling) => filling.slot === slot && fits(filling, version))
        .map(({ expose, label }) => ({
          key: `${remote} ${expose}`,
          remote,
          expose,
          label: sliceLabel(label, language),
        })),
    );
  };
}
