import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * A Chromium for tests: `CHROMIUM_PATH`, else one on the PATH, else Playwright's own download,
 * else Debian's package when running as root. Installs what is missing; throws a sentence when nothing works.
 */
export function ensureChromium(): string {
  const found = named() ?? onPath(names) ?? downloaded();
  if (found) return found;
  if (installPackages('chromium', 'fonts-liberation')) {
    const installed = onPath(names);
    if (installed) return installed;
  }
  if (run('playwright', ['install', 'chromium']) && downloaded()) return chromium.executablePath();
  throw new Error('No Chromium was found. Set CHROMIUM_PATH to one, or install Chromium or Chrome.');
}

/**
 * Chromium without windows, address bar and notifications: the same engine for a page, at two thirds of the work.
 * `CHROMIUM_PATH` where somebody chose a browser, else the shell on the PATH, else Debian's package when running as root,
 * else the whole Chromium.
 */
export function ensureHeadlessShell(): string {
  const found = named() ?? onPath(shellNames);
  if (found) return found;
  if (installPackages('chromium-headless-shell', 'fonts-liberation')) {
    const installed = onPath(shellNames);
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

function named(): string | null {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which is not there.`);
  return path;
}

function onPath(programs: readonly string[]): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(':')) {
    for (const name of programs) if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  }
  return null;
}

function downloaded(): string | null {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function run(program: string, args: readonly string[]): boolean {
  process.stdout.write(`Installing a browser: ${program} ${args.join(' ')}\n`);
  return (
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}
