interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

const origins = new Set([location.origin]);

/** Lets scripts of one more origin pass: a developer's own machine, which the page's policy has to name as well. */
export function allowScriptOrigin(origin: string): void {
  origins.add(origin);
}

/** Script addresses of our own origin pass as they are; null refuses. */
function createScriptURL(url: string): string | null {
  return origins.has(new URL(url, location.href).origin) ? url : null;
}

/**
 * Makes the one Trusted Types policy of the page, before anything loads a script. Strings as HTML or as code have no
 * rule in it and never pass. Browsers without Trusted Types are left as they are.
 */
export function installScriptPolicy(): void {
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', { createScriptURL });
}
