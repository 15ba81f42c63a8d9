import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await createTestServer();
  ({ token } = await server.signUp());
});
afterAll(() => server.close());

const ask = (url: string, encoding?: string) =>
  server.app.inject({
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}`, ...(encoding && { 'accept-encoding': encoding }) },
  });

describe('An answer of the API', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('travels as %s to whoever takes %s, and says the same', async (encoding, accepted, open) => {
    const [plain, packed] = [await ask('/agents'), await ask('/agents', accepted)];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
      'cache-control': plain.headers['cache-control'],
    });
    expect(open(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length * 2.5).toBeLessThan(plain.rawPayload.length);
  });

  it('that is short travels as it is', async () => {
    const { headers, statusCode } = await ask('/billing/invoice-status', 'br');
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });
});
