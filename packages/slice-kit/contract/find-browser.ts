import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The Chromium that is on this machine: `CHROMIUM_PATH`, else one on the PATH, else Playwright's download. */
export function findChromium(): string | null {
  return namedBrowser() ?? browserOnPath(chromiumNames) ?? downloadedChromium();
}

/** The browser that `CHROMIUM_PATH` names. Throws when it is not there. */
export function namedBrowser(): string | null {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which is not there.`);
  return path;
}

/** The first of the programs that a folder of the PATH has. */
export function browserOnPath(programs: readonly string[]): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(':')) {
    for (const name of programs) if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  }
  return null;
}

function downloadedChromium(): string | null {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}
