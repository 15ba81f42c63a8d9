import type { RuntimeConfig } from '@loupe/shared/contract/runtime-config';
import type { SignedRegistry } from '@loupe/federation/registry/registry-document';

export interface PageContent {
  readonly config: RuntimeConfig;
  readonly registry: SignedRegistry | null;
  /** Public key that the registry is verified with, raw, base64. */
  readonly key: string;
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
  readonly registry_key?: unknown;
}

/** Reads the data block of the page. A missing or broken one leaves the host usable, without remotes. */
export function readPageData(text: string | null | undefined): PageContent {
  try {
    const { config, registry, registry_key: key } = JSON.parse(text ?? '') as Written;
    const { document, signature } = registry ?? {};
    return {
      config: { ...fallbackConfig, ...config },
      registry: typeof document === 'string' ? { document, signature: String(signature) } : null,
      key: typeof key === 'string' ? key : '',
    };
  } catch {
    return { config: fallbackConfig, registry: null, key: '' };
  }
}
