/* Entries that are ES modules: what Vite builds, and other bundlers when asked to (docs/decisions/0055). */
import type { LoadedFile, ReleaseBody } from '../registry/registry-document.ts';
import type { Container } from './loader-seams.ts';

/** Adds a link and waits for what it leads to; one that failed is taken away again. */
function addLink(rel: 'modulepreload' | 'stylesheet', href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel, crossOrigin: 'anonymous', integrity, href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Could not load ${href}`));
    });
    document.head.append(link);
  });
}

function everyFile(release: ReleaseBody, kind: 'scripts' | 'styles'): readonly LoadedFile[] {
  const files = Object.values(release.exposes).flatMap((expose) => expose[kind]);
  return [...new Map(files.map((file) => [file.file, file])).values()];
}

/**
 * Fetches every module of a release with its hash. An import has no place for one: what the browser has by then under
 * the address is what it takes, and what it has not, it refuses (`Integrity-Policy`). A release from a developer's own
 * machine has no hashes.
 */
async function vouchForModules(url: string, release: ReleaseBody, baseUrl: string): Promise<void> {
  if (!release.entry.integrity) return;
  const others = everyFile(release, 'scripts').map(
    ({ file, integrity }) => [`${baseUrl}${file}`, integrity] as const,
  );
  // All at once: a browser that looks for the imports of one finds the others on their way already.
  await Promise.all(
    [[url, release.entry.integrity] as const, ...others].map(([href, integrity]) =>
      addLink('modulepreload', href, integrity),
    ),
  );
}

function hasStyle(href: string): boolean {
  return document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;
}

async function addStyles(release: ReleaseBody, baseUrl: string, expose: string): Promise<void> {
  const missing = (release.exposes[expose]?.styles ?? [])
    // Whole, as the bundler's code compares them: it adds none that is there, and would know no hash.
    .map(({ file, integrity }) => [new URL(baseUrl + file, location.href).href, integrity] as const)
    .filter(([href, integrity]) => integrity !== '' && !hasStyle(href));
  await Promise.all(missing.map(([href, integrity]) => addLink('stylesheet', href, integrity)));
}

/**
 * Runs an entry that is a module, at `url`, and answers with the container it exports. Style sheets of an expose come
 * with their hashes before the expose does.
 */
export async function importEntry(url: string, release: ReleaseBody, baseUrl: string): Promise<Container> {
  await vouchForModules(url, release, baseUrl);
  const { init, get } = (await import(/* webpackIgnore: true */ url)) as Container;
  return {
    init,
    async get(expose) {
      await addStyles(release, baseUrl, expose);
      return get(expose);
    },
  };
}
