import type { RuntimeConfig } from '@loupe/shared/contract/runtime-config';
import type { SignedRegistry } from '@loupe/federation/registry/registry-document';

export interface PageContent {
  readonly config: RuntimeConfig;
  readonly registry: SignedRegistry | null;
}

const fallbackConfig: RuntimeConfig = {
  apiBaseUrl: '/api',
  backofficeBaseUrl: '/api',
  brandName: 'Loupe',
  externalLinkHost: '',
};

interface Written {
  readonly config?: Partial<RuntimeConfig>;
  readonly registry?: Partial<SignedRegistry> | null;
}

/** Reads the data block of the page. A missing or broken one leaves the host usable, without remotes. */
export function readPageData(text: string | null | undefined): PageContent {
  try {
    const { config, registry } = JSON.parse(text ?? '') as Written;
    const { document, signature } = registry ?? {};
    return {
      config: { ...fallbackConfig, ...config },
      registry: typeof document === 'string' ? { document, signature: String(signature) } : null,
    };
  } catch {
    return { config: fallbackConfig, registry: null };
  }
}
