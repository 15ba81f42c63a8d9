import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A place in the code that is changed as somebody at work would, and where the change can be seen. */
export interface Change {
  readonly file: string;
  /** Text of the file, there once; the mark is put in its place. */
  readonly before: string;
  readonly after: (mark: string) => string;
}

/** An attribute more, in a component that `/chat` shows. */
export const seenInPage: Readonly<Record<'slice' | 'shared' | 'host', Change>> = {
  slice: {
    file: 'remotes/chat/src/features/composer/composer-box.tsx',
    before: 'className={classes.box}',
    after: (mark) => `className={classes.box} data-changed="${mark}"`,
  },
  shared: {
    file: 'packages/shared/ui/button.tsx',
    before: '{...attributes}\n      type={type}',
    after: (mark) => `{...attributes}\n      data-changed="${mark}"\n      type={type}`,
  },
  host: {
    file: 'host/src/frame/rail.tsx',
    before: '<nav aria-label={frameTexts.rail}',
    after: (mark) => `<nav data-changed="${mark}" aria-label={frameTexts.rail}`,
  },
};

/** Another word in an answer. */
export const seenInAnswer: Change = {
  file: 'server/modules/health/health.routes.ts',
  before: "status: 'alive'",
  after: (mark) => `status: '${mark}'`,
};

const longestMs = 60_000;

/** What a change has cost. */
export interface Seen {
  /** Milliseconds from the file's writing until the change was seen. */
  readonly ms: number;
  /** What was typed, and the page itself, were still there. */
  readonly keptState: boolean;
}

/** Writes a change; the returned function takes it back. Throws where the file has not the text that is to be changed. */
async function write(copy: string, { file, before, after }: Change, mark: string) {
  const path = join(copy, file);
  const original = await readFile(path, 'utf8');
  if (original.split(before).length !== 2) throw new Error(`${file} does not have "${before}" once`);
  await writeFile(
    path,
    original.replace(before, () => after(mark)),
  );
  return () => writeFile(path, original);
}

/** Changes a component while something is typed in the page, and waits until the page shows it. */
export async function seeInPage(page: Page, copy: string, change: Change, mark: string): Promise<Seen> {
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(mark);
  await page.evaluate((value) => Object.assign(globalThis, { openSince: value }), mark);
  const startedMs = performance.now();
  const takeBack = await write(copy, change, mark);
  await page.locator(`[data-changed="${mark}"]`).first().waitFor({ state: 'attached', timeout: longestMs });
  const ms = performance.now() - startedMs;
  const isSamePage = await page.evaluate(
    (value) => (globalThis as { openSince?: string }).openSince === value,
    mark,
  );
  const keptState = isSamePage && (await message.inputValue()) === mark;
  await takeBack();
  await page.locator(`[data-changed="${mark}"]`).first().waitFor({ state: 'detached', timeout: longestMs });
  return { ms, keptState };
}

/** Changes the server and asks it until it answers with the change. */
export async function seeInAnswer(url: string, copy: string, mark: string): Promise<number> {
  const startedMs = performance.now();
  const takeBack = await write(copy, seenInAnswer, mark);
  await answered(url, mark);
  const ms = performance.now() - startedMs;
  await takeBack();
  await answered(url, 'alive');
  return ms;
}

async function answered(url: string, status: string): Promise<void> {
  const until = performance.now() + longestMs;
  while (performance.now() < until) {
    const answer = await fetch(`${url}/healthz`).then(
      (response) => response.text(),
      () => '',
    );
    if (answer.includes(`"${status}"`)) return;
  }
  throw new Error(`The server did not answer "${status}"`);
}
