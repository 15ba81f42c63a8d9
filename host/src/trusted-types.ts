/* First module of the page: the one policy must exist before anything loads a script. */

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/** Script addresses of our own origin pass as they are; null refuses. Strings as HTML or as code have no rule and never pass. */
function createScriptURL(url: string): string | null {
  return new URL(url, location.href).origin === location.origin ? url : null;
}

(globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', { createScriptURL });
