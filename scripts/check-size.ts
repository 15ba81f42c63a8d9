// Why: bytes creep in one import at a time. Opens the pages of the built site in a browser with an empty cache and
// weighs the JavaScript each really loads, whichever slice it comes from. `--list` names every file.
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import {
  makePlainChat,
  makeReport,
  measureFirstLoad,
  signUp,
  type FirstLoad,
  type FirstLoadCase,
} from './first-load.ts';
import { startSite } from './site-process.ts';

interface Budget extends FirstLoadCase {
  readonly name: string;
  /** Kilobytes (1000 bytes) of JavaScript, gzip; null is only reported. */
  readonly scriptKB: number | null;
  readonly requests?: number;
}

const composer =
  '[role="textbox"][aria-label="Message"], textarea[aria-label="Message"], textarea[name="message"]';
const site = await startSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const problems: string[] = [];

try {
  const { token, permissions } = await signUp(site.url);
  const plain = await makePlainChat(site.url, token);
  const analysis = await makeReport(site.url, token);
  const budgets: readonly Budget[] = [
    { name: 'login', path: '/auth', content: 'input[type="password"]', scriptKB: 121 },
    {
      name: 'chat, signed in',
      path: '/chat',
      content: composer,
      token,
      permissions,
      scriptKB: 173.5,
      requests: 8,
    },
    { name: 'share', path: plain.sharePath, content: '[data-markdown]', scriptKB: 167.2 },
    // KaTeX comes on demand, for texts with formulas.
    { name: 'share with maths', path: analysis.sharePath, content: '[data-markdown] table', scriptKB: 253.9 },
  ];
  process.stdout.write('first load of      JavaScript, gzip   budget   requests before content\n');
  for (const budget of budgets) report(budget, await measureFirstLoad(browser, site.url, budget));
} finally {
  await browser.close();
  await site.stop();
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

function report(
  { name, scriptKB, requests }: Budget,
  { scriptGzipBytes, requestsBeforeContent, resources }: FirstLoad,
): void {
  const asked =
    requests === undefined ? String(requestsBeforeContent) : `${requestsBeforeContent} of ${requests}`;
  process.stdout.write(
    `${name.padEnd(18)} ${kilobytes(scriptGzipBytes).padStart(13)} KB ${scriptKB === null ? ' '.repeat(10) : `${String(scriptKB).padStart(7)} KB`} ${asked.padStart(25)}\n`,
  );
  if (scriptKB !== null && scriptGzipBytes > scriptKB * 1000)
    problems.push(`${name}: ${kilobytes(scriptGzipBytes)} KB of JavaScript, ${scriptKB} KB are allowed`);
  if (requests !== undefined && requestsBeforeContent > requests)
    problems.push(`${name}: ${requestsBeforeContent} requests before content, ${requests} are allowed`);
  if (!process.argv.includes('--list')) return;
  for (const one of resources)
    process.stdout.write(
      `    ${one.isBeforeContent ? 'before' : 'after '} ${one.kind.padEnd(10)} ${kilobytes(one.gzipBytes).padStart(7)} KB ${one.url}\n`,
    );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
