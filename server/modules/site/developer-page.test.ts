import { describe, expect, it } from 'vitest';
import { ticketFor } from '@loupe/federation/registry/developer-override';
import { useSiteWorld } from './testing/site-world.ts';

const { get } = useSiteWorld();
const ticket = (dev: string) => ({ cookie: `theme=dark; ${ticketFor(dev).split(';')[0] ?? ''}` });

describe('an address that asks for a slice from a developer', () => {
  const asked = 'chat@http://localhost:4777';
  const address = (path: string, dev = asked) => `${path}?dev=${encodeURIComponent(dev)}`;

  it('opens nothing by itself: the page admits no other origin and brings no slice', async () => {
    const closed = (await get('/chat')).headers['content-security-policy'];
    for (const headers of [
      {},
      ticket('chat@http://localhost:4778'),
      ticket('billing@http://localhost:4777'),
    ]) {
      const page = await get(address('/chat'), headers);
      expect(page.headers['content-security-policy']).toBe(closed);
      expect(page.headers).toHaveProperty('integrity-policy');
      expect(page.body).not.toMatch(/(?:href|src)="\/remotes\//);
      expect(page.body).not.toContain('is_developer_page');
    }
    // Nor a slice beside the one that is asked for.
    const other = await get(address('/chat', 'billing@http://localhost:4777'));
    expect(other.body).not.toMatch(/(?:href|src)="\/remotes\//);
  });

  it('gets the page that admits it when the tab asks for that one page, after the person has said so', async () => {
    const page = await get(address('/chat'), ticket(asked));
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' http://localhost:4777 `);
    // Code of a development server has no hashes.
    expect(page.headers).not.toHaveProperty('integrity-policy');
    expect(page.body).toContain('"is_developer_page":true');
    expect(page.body).not.toMatch(/(?:href|src)="\/remotes\/chat/);
    expect((await get('/chat', ticket(asked))).body).not.toContain('is_developer_page');
  });

  it('never gets another machine, whatever the tab says', async () => {
    const dev = 'chat@http://evil.example:80';
    const page = await get(address('/chat', dev), ticket(dev));
    expect(page.headers['content-security-policy']).not.toContain('evil');
    expect(page.body).not.toContain('is_developer_page');
  });
});
