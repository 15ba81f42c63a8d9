import { beforeEach, describe, expect, it } from 'vitest';
import type { Share } from '@loupe/shared/contract/shares';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createShares, type Shares } from './shares.ts';

const LIST = 'GET /chats/cht_1/shares';
const MAKE = 'POST /chats/cht_1/shares';
const PREVIEW = 'GET /chats/cht_1/share-preview';

const share: Share = {
  id: 'shr_1',
  url: 'http://loupe.test/share/shr_1',
  title: 'Northwind',
  created_at: '2026-01-05T12:00:00Z',
  expires_at: null,
  views: 0,
  is_protected: false,
  includes_steps: true,
  includes_file_names: true,
  includes_prompts: true,
};
const frozen = { title: 'Northwind', frozen_at: '2026-01-05T12:00:00Z', messages: [], runs: [] };

let outside: TestOutside;
let shares: Shares;
beforeEach(async () => {
  outside = createTestOutside();
  outside.environment.server.answer(LIST, { shares: [] });
  outside.environment.server.answer(MAKE, { share }, { status: 201 });
  shares = createShares(outside, 'cht_1');
  await shares.load();
});

const bodies = () => outside.environment.server.callsOf(MAKE).map(({ body }) => body);

describe('the links of a chat', () => {
  it('X2 makes a link of what was chosen, and keeps no password', async () => {
    shares.change({ steps: false, expiry: '7', password: 'blue lantern' });
    await shares.make();
    expect(bodies()).toEqual([
      {
        includes_steps: false,
        includes_file_names: true,
        includes_prompts: true,
        expires_at: '2026-01-12T12:00:00.000Z',
        password: 'blue lantern',
      },
    ]);
    expect(shares.$made.get()).toEqual(share);
    expect(shares.$options.get()).toMatchObject({ password: '', expiry: '7', steps: false });
    expect(shares.$shares.get()).toMatchObject({ state: 'ready', value: [share] });
  });

  it('X2 sends nothing while a field is not right, and says which', async () => {
    shares.change({ expiry: 'date', date: '2026-01-04' });
    await shares.make();
    expect(shares.$problems.get()).toHaveProperty('date');
    shares.change({ expiry: 'never', password: 'short' });
    expect(shares.$problems.get()).toEqual({});
    await shares.make();
    expect(shares.$problems.get()).toHaveProperty('password');
    expect(bodies()).toEqual([]);
  });

  it('X2 keeps what was chosen when no link was made, and says why', async () => {
    outside.environment.server.refuse(MAKE, 409, 'share.nothing_to_share', { message: 'Nothing yet.' });
    shares.change({ password: 'blue lantern' });
    await shares.make();
    expect(shares.$problems.get()).toEqual({ form: 'No link was made. Nothing yet.' });
    expect(shares.$options.get().password).toBe('blue lantern');
    outside.environment.setOnline(false);
    await shares.make();
    expect(shares.$problems.get().form).toMatch(/offline/);
  });

  it('X2 two presses make one link', async () => {
    await Promise.all([shares.make(), shares.make()]);
    expect(bodies()).toHaveLength(1);
  });

  it('X2 shows what a stranger will see, and again when the choice changes', async () => {
    outside.environment.server.answer(PREVIEW, { shared_chat: frozen, runs: [] });
    shares.change({ steps: false });
    expect(outside.environment.server.callsOf(PREVIEW)).toEqual([]);
    await shares.loadPreview();
    shares.change({ prompts: false });
    await outside.environment.advance(0);
    expect(outside.environment.server.callsOf(PREVIEW).map(({ query }) => query)).toEqual([
      { steps: 'no', file_names: 'yes', prompts: 'yes' },
      { steps: 'no', file_names: 'yes', prompts: 'no' },
    ]);
    expect(shares.$preview.get()).toMatchObject({ state: 'ready', value: { chat: frozen } });
    shares.closePreview();
    shares.change({ fileNames: false });
    expect(outside.environment.server.callsOf(PREVIEW)).toHaveLength(2);
  });

  it('X2 revokes a link; one that is gone already counts as revoked', async () => {
    await shares.make();
    outside.environment.server.unreachable('DELETE /shares/shr_1');
    expect(await shares.revoke('shr_1')).toBe(false);
    expect(shares.$shares.get()).toMatchObject({ value: [share] });
    outside.environment.server.refuse('DELETE /shares/shr_1', 404, 'share.not_found');
    expect(await shares.revoke('shr_1')).toBe(true);
    expect(shares.$shares.get()).toMatchObject({ value: [] });
    expect(shares.$made.get()).toBeNull();
    expect(outside.notices.map(({ color }) => color)).toEqual(['error', 'success']);
  });
});
