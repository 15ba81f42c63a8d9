import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('R2 refuses to line up more password checks than it can do in some seconds, and does the others', async () => {
  const passwords = createPasswords({ n: 16, r: 1, p: 1 });
  const stored = await passwords.hash('quiet otter parade');
  const asked = await Promise.allSettled(
    Array.from({ length: 80 }, () => passwords.verify('quiet otter parade', stored)),
  );
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(18);
  expect(refused.every(({ reason }) => (reason as { code: string }).code === 'request.too_many')).toBe(true);
  expect(asked.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(62);
  expect(await passwords.verify('not the one', stored)).toBe(false);
});
