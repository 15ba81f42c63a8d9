/*
 * A build of the host is named by when it was built and what it contains, `<time>-<content>`: the same in every process
 * that serves it, and of two anyone can tell which is newer.
 */

/** Name of the page's `<meta>` that says which build the page runs, and of the header that says which is in force. */
export const hostBuildName = 'loupe-host-build';

const radix = 36;
const contentLength = 16;

/** Id of a build; `contentHash` is hex. */
export function hostBuildId(builtAt: Date, contentHash: string): string {
  return `${builtAt.getTime().toString(radix)}-${contentHash.slice(0, contentLength)}`;
}

/** Id in the text of a built page; null when it does not say. */
export function readHostBuild(page: string): string | null {
  return new RegExp(`<meta name="${hostBuildName}" content="([0-9a-z]+-[0-9a-f]+)"`).exec(page)?.[1] ?? null;
}

function contentOf(build: string): string {
  return build.slice(-contentLength);
}

/** The same content built twice is the same. */
export function isSameBuild(one: string, other: string): boolean {
  return contentOf(one) === contentOf(other);
}

/** Times of a build have the same length for decades, so that their order is that of the text. */
export function isNewerBuild(build: string, than: string): boolean {
  return build > than;
}
