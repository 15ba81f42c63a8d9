import { expect, it } from 'vitest';
import { complaintOf, StartError } from './start-error.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

it('says in one sentence what the operator can change, a full disk too, however deep that lies', () => {
  expect(complaintOf(new StartError('Port 3000 is already taken.'))).toBe('Port 3000 is already taken.');
  const sentence =
    'There is no room left on the disk of the data folder (DATA_DIR). Make room and start again.';
  expect(complaintOf(full)).toBe(sentence);
  expect(complaintOf(new Error('the build was not copied', { cause: full }))).toBe(sentence);
});

it('shows the stack of what nobody foresaw', () => {
  expect(complaintOf(new Error('odd'))).toMatch(/^The server could not start: Error: odd\n {4}at /);
  expect(complaintOf('odd')).toBe('The server could not start: odd');
});
