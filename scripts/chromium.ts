import { spawnSync } from 'node:child_process';
import { browserOnPath, findChromium, namedBrowser } from '../packages/slice-kit/contract/find-browser.ts';

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * A Chromium for tests: `CHROMIUM_PATH`, else one on the PATH, else Playwright's own download,
 * else Debian's package when running as root. Installs what is missing; throws a sentence when nothing works.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (installPackages('chromium', 'fonts-liberation')) {
    const installed = findChromium();
    if (installed) return installed;
  }
  const fetched = run('playwright', ['install', 'chromium']) ? findChromium() : null;
  if (fetched) return fetched;
  throw new Error('No Chromium was found. Set CHROMIUM_PATH to one, or install Chromium or Chrome.');
}

/**
 * Chromium without windows, address bar and notifications: the same engine for a page, at two thirds of the work.
 * `CHROMIUM_PATH` where somebody chose a browser, else the shell on the PATH, else Debian's package when running as root,
 * else the whole Chromium.
 */
export function ensureHeadlessShell(): string {
  const found = namedBrowser() ?? browserOnPath(shellNames);
  if (found) return found;
  if (installPackages('chromium-headless-shell', 'fonts-liberation')) {
    const installed = browserOnPath(shellNames);
    if (installed) return installed;
  }
  return ensureChromium();
}

function installPackages(...packages: readonly string[]): boolean {
  return (
    process.getuid?.() === 0 &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

/**
 * Parts of the browser that are switched off. Only the last list of a command line counts, so Playwright's own stands
 * here too. The pages of the address bar, which nobody sees, cost as much as a page of the site in every window.
 */
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Flags for a machine without a GPU, as root, in a closed network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff.join(',')}`,
];

function run(program: string, args: readonly string[]): boolean {
  process.stdout.write(`Installing a browser: ${program} ${args.join(' ')}\n`);
  return (
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}
