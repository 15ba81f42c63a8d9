import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { appError } from '../../errors/app-error.ts';
import { pathOfKey, type FileStore } from './file-store.ts';

export interface S3Place {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Store extends FileStore {
  /** Rejects with the reason when the bucket cannot be used with these keys. */
  check(): Promise<void>;
}

/** Until the head of an answer, tries and a large body on its way there included. */
const answerMs = 60_000;
const retries = 3;
const notFound = 404;

/**
 * Objects in a bucket of any S3-compatible service, addressed path-style (`endpoint/bucket/key`), requests signed
 * with Signature Version 4 over the hash of the body, so that what was damaged on its way is refused.
 */
export function createS3Store(place: S3Place): S3Store {
  const client = new AwsClient({ ...place, service: 's3', retries });
  const bucketUrl = `${place.endpoint}/${encodeURIComponent(place.bucket)}`;

  async function send(method: string, url: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error('The object storage does not answer')), answerMs);
    try {
      const hash = await sha256Hex(body ?? new Uint8Array());
      const headers = { 'x-amz-content-sha256': hash };
      return await client.fetch(url, { method, headers, signal: patience.signal, ...(body && { body }) });
    } catch (error) {
      throw appError('server.unavailable', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function accepted(method: string, url: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const answer = await send(method, url, body);
    if (answer.ok) return answer;
    const text = (await answer.text().catch(() => '')).slice(0, 300);
    const reason = new Error(`${method} of the object storage answered ${answer.status}: ${text}`);
    throw answer.status === notFound && method === 'GET'
      ? reason
      : appError('server.unavailable', { cause: reason });
  }

  const urlOf = (key: string) => `${bucketUrl}/${pathOfKey(key)}`;
  return {
    put: async (key, bytes) => {
      const answer = await accepted('PUT', urlOf(key), bytes as Uint8Array<ArrayBuffer>);
      await answer.body?.cancel();
    },
    read: async (key) => new Uint8Array(await (await accepted('GET', urlOf(key))).arrayBuffer()),
    stream: async (key) => {
      const { body } = await accepted('GET', urlOf(key));
      return body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]);
    },
    remove: async (key) => {
      const answer = await send('DELETE', urlOf(key));
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== notFound)
        throw appError('server.unavailable', {
          cause: new Error(`DELETE of the object storage answered ${answer.status}`),
        });
    },
    isEmpty: async () => {
      const answer = await accepted('GET', `${bucketUrl}?list-type=2`);
      return !(await answer.text()).includes('<Key>');
    },
    check: async () => {
      await accepted('HEAD', bucketUrl);
    },
  };
}

/** In the thread pool, not on the event loop. */
async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
