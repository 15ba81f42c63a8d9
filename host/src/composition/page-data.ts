import type { RuntimeConfig } from '@loupe/shared/contract/runtime-config';
import type { RegistryEntry } from '@loupe/federation/registry/registry-document';
import { remotesOf } from '@loupe/federation/registry/validate-release';

export interface PageContent {
  readonly config: RuntimeConfig;
  readonly remotes: ReadonlyMap<string, RegistryEntry>;
}

const fallbackConfig: RuntimeConfig = {
  apiBaseUrl: '/api',
  backofficeBaseUrl: '/api',
  brandName: 'Loupe',
  externalLinkHost: '',
};

/** Reads the data block of the page. A missing or broken one leaves the host usable, without remotes. */
export function readPageData(text: string | null | undefined): PageContent {
  try {
    const data = JSON.parse(text ?? '') as {
      config?: Partial<RuntimeConfig>;
      registry?: { document?: unknown };
    };
    const document: unknown = data.registry ? JSON.parse(String(data.registry.document)) : null;
    return { config: { ...fallbackConfig, ...data.config }, remotes: remotesOf(document) };
  } catch {
    return { config: fallbackConfig, remotes: new Map() };
  }
}
