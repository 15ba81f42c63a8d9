interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/** Script addresses of our own origin pass as they are; null refuses. */
function createScriptURL(url: string): string | null {
  return new URL(url, location.href).origin === location.origin ? url : null;
}

/**
 * Makes the one Trusted Types policy of the page, before anything loads a script. Strings as HTML or as code have no
 * rule in it and never pass. Browsers without Trusted Types are left as they are.
 */
export function installScriptPolicy(): void {
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', { createScriptURL });
}
