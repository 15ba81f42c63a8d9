import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeSliceProject } from './slice-types.ts';

const root = join(import.meta.dirname, '..');

it('checks the types of a slice and what it imports, and of no other slice, the host or the server', async () => {
  const project = await writeSliceProject('billing');
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--listFilesOnly'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  const own = stdout
    .split('\n')
    .filter((file) => file.startsWith(root) && !file.includes('/node_modules/'))
    .map((file) => file.slice(root.length + 1));
  expect(own).toContain('remotes/billing/remote.ts');
  expect(own.some((file) => file.startsWith('packages/shared/'))).toBe(true);
  expect(own.filter((file) => /^(host|server|e2e|remotes\/(?!billing\/))/.test(file))).toEqual([]);
}, 60_000);
