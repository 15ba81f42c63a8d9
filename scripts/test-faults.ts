// `npm run test:faults`: every fault against every slice, alone and all at once, and 200 mounts of each slice. `npm test`
// runs each fault once, each slice a few times, and half of the mounts; this is for changes of the loader, the regions and
// the release format.
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

const CHROMIUM_PATH = ensureChromium();
const steps = [
  ['node', 'scripts/build.ts'],
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '^.*/(?:faults|isolation)\\.spec\\.ts'],
] as const;
for (const [program, ...args] of steps) {
  const env = { ...process.env, CHROMIUM_PATH, FAULT_MATRIX: 'whole' };
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}
