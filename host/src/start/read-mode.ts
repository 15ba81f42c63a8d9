import type { RegistryEntry } from '@loupe/federation/registry/registry-document';
import { environment } from '@loupe/shared/environment';
import type { CompositionMode, DeveloperMode } from '../registry/composition-mode.ts';
import { overrideKey } from '../registry/override-key.ts';
import { tabMemory } from '../registry/tab-memory.ts';

/**
 * Reads the address; what developers need is loaded only when it asks for it. Does not come back from a page that is to
 * be left: one that asks the person first, or that has to come under another policy.
 */
export async function readMode(
  search: string,
  remotes: ReadonlyMap<string, RegistryEntry>,
): Promise<CompositionMode> {
  const query = new URLSearchParams(search);
  const isSafe = query.has('safe');
  const without = new Set(query.get('without')?.split(','));
  const dev = isSafe ? null : (query.get('dev') ?? tabMemory(overrideKey).read());
  let developer: DeveloperMode | null = null;
  // Nothing waits for it: the page has to be shown even where this cannot be loaded.
  if (isSafe) void import('../features/developer/safe-badge.tsx').then((badge) => badge.showSafeBadge());
  try {
    if (dev !== null)
      developer = await (
        await import('../features/developer/developer-mode.tsx')
      ).openDeveloperMode(dev, remotes);
  } catch (error) {
    environment().log.error('Developer mode could not be loaded', error);
  }
  return { isSafe, without, developer };
}
