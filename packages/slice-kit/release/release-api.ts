import type { Release, ReleaseChannel } from '@loupe/shared/contract/releases';

/** A reason to stop, as a sentence. */
export class Stop extends Error {
  /** The error code that the site answered with; empty when it did not. */
  readonly code: string;

  constructor(sentence: string, code = '') {
    super(sentence);
    this.code = code;
  }
}

/** The site that a slice is released to, and the deploy token for it. */
export interface Site {
  readonly url: string;
  readonly token: string;
}

interface Answer<T> {
  readonly status: number;
  readonly data: T;
}

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: Buffer | object;
}

/** Calls the site's API. Throws what the server said, as a sentence with its code. */
async function call<T>(
  { url, token }: Site,
  path: string,
  { method = 'POST', body }: Call,
): Promise<Answer<T>> {
  const isArchive = Buffer.isBuffer(body);
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': isArchive ? 'application/gzip' : 'application/json' }),
    },
    ...(body && { body: isArchive ? new Uint8Array(body) : JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Stop(`${url} did not answer (${(error as Error).message}).`);
  });
  const text = await answer.text();
  const said = (text.startsWith('{') ? JSON.parse(text) : {}) as {
    data?: T;
    error?: { code: string };
    error_message?: string;
  };
  if (answer.ok && said.data) return { status: answer.status, data: said.data };
  const code = said.error?.code ?? String(answer.status);
  throw new Stop(`${said.error_message ?? `The site answered ${answer.status}.`} (${code})`, code);
}

/** Asks whether the token is good for the slice, before anything is built. A site that is older cannot tell. */
export async function assertMayRelease(site: Site, name: string): Promise<void> {
  await call(site, `/releases/${name}`, { method: 'GET' }).catch((error: unknown) => {
    const isOlder = error instanceof Stop && ['404', 'request.not_found'].includes(error.code);
    if (!isOlder) throw error;
  });
}

/** Stores a release; nothing changes for anybody. `isNew` is false when the site had exactly this. */
export async function uploadArchive(
  site: Site,
  archive: Buffer,
): Promise<{ readonly release: Release; readonly isNew: boolean }> {
  const { status, data } = await call<{ release: Release }>(site, '/releases', { body: archive });
  return { release: data.release, isNew: status === 201 };
}

/** Puts a stored version in force for `percent` of the people. */
export async function promoteVersion(
  site: Site,
  name: string,
  { version, percent }: { readonly version: string; readonly percent: number },
): Promise<ReleaseChannel> {
  const body = { version, ...(percent < 100 && { percent }) };
  return (await call<{ channel: ReleaseChannel }>(site, `/releases/${name}/promote`, { body })).data.channel;
}

/** Ends the canary, or puts the version before in force again. */
export async function rollBackSlice(site: Site, name: string): Promise<ReleaseChannel> {
  return (await call<{ channel: ReleaseChannel }>(site, `/releases/${name}/rollback`, { body: {} })).data
    .channel;
}
