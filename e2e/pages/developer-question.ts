import { expect, type Page, type Response } from '@playwright/test';

/** The host's page that asks whether a slice may come from the own machine. */
export function developerQuestion(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1, name: 'Run code from your own computer?' }),
    main: page.getByRole('main'),
    refuse: page.getByRole('button', { name: "Use the site's own" }),
    confirm: page.getByRole('button', { name: /from my computer$/ }),
  };
}

/** Opens a page with a slice from the own machine and confirms it; answers with the page that admits it. */
export async function openFromOwnMachine(
  page: Page,
  path: string,
  remote: string,
  origin: string,
): Promise<Response> {
  await page.goto(`${path}?dev=${remote}@${origin}`);
  const { title, confirm } = developerQuestion(page);
  await expect(title).toBeVisible();
  const admitted = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await confirm.click();
  return admitted;
}
