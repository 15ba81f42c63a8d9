import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureChromium, ensureHeadlessShell } from '../scripts/chromium.ts';

/**
 * Specs that bring a site, a copy of the repository or a page of their own. Each of them takes a worker of its own, so
 * they run before the others: in between, each would end a worker's site, and the next file would start another one.
 */
const withOwnSite =
  /\/(?:release|new-remote|host-deploy|contract|deploy|faults|developer-slice|own-repository|markdown|standard-runtime)\.spec\.ts$/;
/** Specs whose site has the scripted model; notifications are shown by the whole Chromium alone. */
const withModel = /\/journeys\/(?:ask-user|line|model|push|queue|runs|try-again)\.spec\.ts$/;

const reports = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

// oxlint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'own site', testMatch: withOwnSite },
    {
      name: 'model',
      testMatch: withModel,
      use: {
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? ensureChromium(),
          args: chromiumFlags,
        },
      },
    },
    { name: 'site', testIgnore: [withOwnSite, withModel] },
  ],
  outputDir: '../.cache/browser-tests',
  forbidOnly: true,
  retries: 0,
  // One for each core of the pipeline: a third did not make the run shorter, and slow answers more likely.
  workers: 2,
  // A run works in the background for a while; conditions are waited for, so this is only the limit for a broken test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: reports ? [['list'], ['json', { outputFile: reports }]] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['HEADLESS_SHELL_PATH'] ?? ensureHeadlessShell(),
      args: chromiumFlags,
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    video: 'off',
    screenshot: 'only-on-failure',
    // A tenth of all the work, for what nobody has asked for: `--trace on` records what failed when it is run again.
    trace: 'off',
    actionTimeout: 15_000,
  },
});
