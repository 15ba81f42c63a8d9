import { expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import type { Request } from '@loupe/shared/stores/request';
import { $user, openSession, startSession, updateUser } from '@loupe/shared/stores/session';
import { settled } from '@loupe/shared/testing/test-clock';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { announceContent } from '../services/first-content.ts';
import { followSession } from './follow-session.ts';

const sam = { id: 'usr_a', email: 'sam@example.com', name: 'Sam', permissions: [] };

it('R21 keeps a name that was saved while an older answer was on its way', async () => {
  const world = createTestEnvironment();
  provideEnvironment(world);
  openSession();
  startSession('own', sam);
  const answer = vi.fn<(result: unknown) => void>();
  const asked: string[] = [];
  const request = ((key: string) => {
    asked.push(key);
    return new Promise((resolve) => {
      if (key === 'GET /me') answer.mockImplementation(resolve);
    });
  }) as unknown as Request;
  const stop = followSession(request);
  announceContent();
  await world.advance(10_000);
  expect(asked).toContain('GET /me');

  updateUser({ ...sam, name: 'Ada' });
  answer({ ok: true, data: { user: sam, impersonation: null }, message: null });
  await settled();
  expect($user.get()?.name).toBe('Ada');
  stop();
});
