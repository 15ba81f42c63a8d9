/*
 * `pnpm contract <slice>`: builds the slice and runs all it exposes against the host contract of before, of today and of
 * tomorrow (docs/decisions/0015). For a team's own CI; `pnpm release` runs the same.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describeResults } from '../packages/federation/contract-kit/contract-report.ts';
import { runContract } from './slice-contract.ts';

const root = join(import.meta.dirname, '..');
const [name = ''] = process.argv.slice(2);

const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), 'host', name], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0 && /^[a-z][a-z0-9-]*$/.test(name)) {
  const results = await runContract(join(root, 'remotes', name, 'dist'));
  process.stdout.write(`${describeResults(results)}\n`);
  if (results.some(({ errors }) => errors.length > 0)) process.exitCode = 1;
} else {
  process.stderr.write('Usage: pnpm contract <slice>\n');
  process.exitCode = 1;
}
