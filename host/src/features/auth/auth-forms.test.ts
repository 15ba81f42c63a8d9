import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createLoginForm, createSignupForm } from './auth-forms.ts';
import { createForgotForm } from './further-forms.ts';

const user = { id: 'usr_1', email: 'ana@example.com', name: '', avatar_url: null, permissions: [] };

describe('the forms of a guest', () => {
  let world: TestEnvironment;
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
  });

  it('R3 R5: the e-mail typed on one of them is in the next, the password does not', () => {
    const login = createLoginForm(createRequest());
    login.change('email', 'ana@example.com');
    login.change('password', 'a quiet desk');
    const forgot = createForgotForm(createRequest(), () => undefined);
    expect(forgot.$form.get().values.email).toBe('ana@example.com');
    const signup = createSignupForm(createRequest(), '');
    expect(signup.$form.get().values).toMatchObject({ email: 'ana@example.com', password: '' });
    forgot.change('email', '');
    expect(createLoginForm(createRequest()).$form.get().values.email).toBe('');
  });

  it('R2: after a session nobody is shown whose it was', async () => {
    world.server.answer('POST /auth/login', { token: 'secret', user });
    const login = createLoginForm(createRequest());
    login.change('email', 'ana@example.com');
    login.change('password', 'a quiet desk');
    expect(await login.submit()).toBe(true);
    expect(createLoginForm(createRequest()).$form.get().values).toEqual({ email: '', password: '' });
  });
});
