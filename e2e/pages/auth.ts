import type { Page } from '@playwright/test';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The sign-in screens (R2-R5), by their fixed accessible names. */
export function authPages(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });

  async function fill(who: Credentials): Promise<void> {
    await email.fill(who.email);
    await password.fill(who.password);
  }

  return {
    email,
    password,
    submitLogin: page.getByRole('button', { name: 'Log in', exact: true }),
    submitSignup: page.getByRole('button', { name: 'Sign up', exact: true }),
    fill,

    async logIn(who: Credentials): Promise<void> {
      await fill(who);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    },

    async signUp(who: Credentials): Promise<void> {
      await page.goto('/auth/signup');
      await fill(who);
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    },
  };
}
