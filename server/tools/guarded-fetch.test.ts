import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

describe('public addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '[2a00:1450:4001::1]'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('the guarded fetcher', () => {
  let server: Server;
  let port = 0;
  let hits = 0;
  const signal = new AbortController().signal;
  const names: Record<string, string> = { 'site.example': '127.0.0.1', 'inner.example': '10.0.0.7' };
  const world = {
    resolve: (host: string) =>
      names[host] === undefined
        ? Promise.reject(new Error('unknown'))
        : Promise.resolve([{ address: names[host], family: 4 }]),
    isAllowedAddress: (address: string) => address === '127.0.0.1',
    isAllowedPort: () => true,
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      hits += 1;
      const url = request.url ?? '';
      if (url === '/hang') return;
      if (url.startsWith('/to?'))
        response.writeHead(302, { location: decodeURIComponent(url.slice(4)) }).end();
      else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else if (url === '/large') response.end(Buffer.alloc(6 * 1024 * 1024));
      else
        response
          .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' })
          .end(`<p>${JSON.stringify(request.headers.cookie ?? null)}</p>`);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const at = (path: string, host = 'site.example') => `http://${host}:${port}${path}`;

  it('fetches a page with its address, type and time', async () => {
    const page = await createGuardedFetch(signal, { ...world, now: () => new Date(0) })(at('/'));
    expect(page).toMatchObject({
      url: at('/'),
      status: 200,
      contentType: 'text/html',
      fetchedAt: new Date(0),
    });
    expect(new TextDecoder().decode(page.body)).toBe('<p>null</p>');
  });

  it.each([
    'ftp://site.example/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'nonsense',
    'http://user:pw@site.example/',
  ])('refuses %s', async (address) => {
    await expect(createGuardedFetch(signal, world)(address)).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://site.example:8080/',
  ])('refuses %s with the real rules and never connects', async (address) => {
    const before = hits;
    const { resolve } = world;
    const own = address.includes('localhost') ? {} : { resolve };
    await expect(createGuardedFetch(signal, own)(address)).rejects.toMatchObject({ code: 'request.invalid' });
    expect(hits).toBe(before);
  });

  it('refuses a public name that resolves to a private address', async () => {
    await expect(createGuardedFetch(signal, world)(at('/', 'inner.example'))).rejects.toMatchObject({
      message: expect.stringContaining('not on the public internet'),
    });
  });

  it('checks again after a redirect', async () => {
    const get = createGuardedFetch(signal, world);
    await expect(get(at(`/to?${encodeURIComponent(at('/', 'inner.example'))}`))).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(get(at(`/to?${encodeURIComponent('http://10.0.0.7/')}`))).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(get(at(`/to?${encodeURIComponent('file:///etc/passwd')}`))).rejects.toMatchObject({
      code: 'request.invalid',
    });
    expect((await get(at('/to?/end'))).url).toBe(at('/end'));
  });

  it('stops after five redirects, 5 MB and its time', async () => {
    await expect(createGuardedFetch(signal, world)(at('/loop'))).rejects.toMatchObject({
      message: expect.stringContaining('more than 5 times'),
    });
    await expect(createGuardedFetch(signal, world)(at('/large'))).rejects.toMatchObject({
      message: expect.stringContaining('5 MB'),
    });
    await expect(
      createGuardedFetch(signal, { ...world, milliseconds: 50 })(at('/hang')),
    ).rejects.toMatchObject({ code: 'server.unavailable' });
  });

  it('asks one host at most 20 times in a run', async () => {
    const get = createGuardedFetch(signal, world);
    for (let i = 0; i < 20; i += 1) await get(at('/'));
    await expect(get(at('/'))).rejects.toMatchObject({ message: expect.stringContaining('20 times') });
  });

  it('ends with the run', async () => {
    const run = new AbortController();
    const pending = createGuardedFetch(run.signal, world)(at('/hang'));
    run.abort(new Error('stopped'));
    await expect(pending).rejects.toThrow('stopped');
  });
});
