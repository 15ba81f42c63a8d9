// `npm test`: builds the site, finds a browser, runs the Node tests and the browser tests, and prints one total.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { nodeFailuresPath } from './failure-reporter.ts';

interface Total {
  passed: number;
  failed: number;
}

const reports = '.cache/test-reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const headlessShellPath = ensureHeadlessShell();
const chromiumPath = ensureChromium();
if (spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) {
  process.stdout.write('The site could not be built.\n0 passed, 1 failed\n');
  process.exit(1);
}

const node = runTests(
  'Node tests',
  'vitest',
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/failure-reporter.ts',
    `--outputFile.json=${reports}/node.json`,
  ],
  readVitest,
);
const browser = runTests(
  'Browser tests',
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts'],
  readPlaywright,
);

const passed = node.passed + browser.passed;
const failed = node.failed + browser.failed;
const failures = [...readLines(nodeFailuresPath), ...browserFailures()];
writeFileSync(`${reports}/failures.txt`, failures.map((line) => `${line}\n`).join(''));
for (const line of failures) process.stdout.write(`failed: ${line}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

function runTests(name: string, program: string, args: readonly string[], read: () => Total): Total {
  process.stdout.write(`\n— ${name}\n`);
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromiumPath,
      HEADLESS_SHELL_PATH: headlessShellPath,
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reports}/browser.json`,
    },
  });
  const total = readOrNothing(read);
  // A runner that ends badly without a failed test (a crash, an error outside a test) still counts as one failure.
  if (status !== 0 && total.failed === 0) return { ...total, failed: 1 };
  return total;
}

function readOrNothing(read: () => Total): Total {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`The test report could not be read: ${String(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

function readVitest(): Total {
  const report = JSON.parse(readFileSync(`${reports}/node.json`, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function readPlaywright(): Total {
  const { stats } = JSON.parse(readFileSync(`${reports}/browser.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [`${path} was not written: the runner ended before its tests did`];
  }
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly { readonly file: string; readonly title: string; readonly ok: boolean }[];
}

/** The browser tests that failed, `file › title`. Without a report, nothing: that is counted already. */
function browserFailures(): readonly string[] {
  const within = ({ suites = [], specs = [] }: BrowserSuite): readonly string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file} › ${title}`),
    ...suites.flatMap(within),
  ];
  try {
    return within(JSON.parse(readFileSync(`${reports}/browser.json`, 'utf8')) as BrowserSuite);
  } catch {
    return [];
  }
}
