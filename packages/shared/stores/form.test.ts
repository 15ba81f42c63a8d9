import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createForm } from '@loupe/shared/stores/form';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '../testing/test-environment.ts';

const typed = { email: 'ana@example.com', password: 'long enough' };

/** A sign-up form, and what it handed over. */
function signup() {
  const sent: unknown[] = [];
  const request = createRequest();
  const form = createForm({
    initial: typed,
    validate: ({ password }) => (password === '' ? { password: 'Enter a password.' } : {}),
    submit: (body) => request('POST /auth/signup', { body, isQuiet: true }),
    onSuccess: (data) => sent.push(data),
    fieldOfCode: { 'auth.email_taken': 'email' },
    sentences: { 'request.too_many': 'Slow down.' },
  });
  return { form, sent };
}

describe('a form', () => {
  let world: TestEnvironment;
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
  });

  it('R5 sends once, says that it is under way, and hands over the answer', async () => {
    const held = world.server.hang('POST /auth/signup');
    const { form, sent } = signup();
    const first = form.submit();
    expect(form.$form.get().isSubmitting).toBe(true);
    expect(await form.submit()).toBe(false);
    held.release({ token: 'secret' });
    expect(await first).toBe(true);
    expect(form.$form.get().isSubmitting).toBe(false);
    expect(sent).toEqual([{ token: 'secret' }]);
    expect(world.server.calls).toHaveLength(1);
  });

  it('R5 sends nothing while a field is not right, and takes the error back when it is changed', async () => {
    const { form } = signup();
    form.change('password', '');
    expect(await form.submit()).toBe(false);
    expect(form.$form.get().fieldErrors.password).toBe('Enter a password.');
    expect(world.server.calls).toHaveLength(0);
    form.change('password', 'x');
    expect(form.$form.get().fieldErrors.password).toBeUndefined();
  });

  it.each([
    [
      'a code that speaks of a field',
      'auth.email_taken',
      undefined,
      { fieldErrors: { email: 'No.' }, error: null },
    ],
    [
      'an answer that names the field',
      'request.invalid',
      'password',
      { fieldErrors: { password: 'No.' }, error: null },
    ],
    [
      'a field the form does not have',
      'request.invalid',
      'other',
      { fieldErrors: {}, error: { code: 'request.invalid', message: 'No.', requestId: 'req_1' } },
    ],
    [
      'a code with a sentence of its own',
      'request.too_many',
      undefined,
      { fieldErrors: {}, error: { code: 'request.too_many', message: 'Slow down.', requestId: 'req_1' } },
    ],
  ])('H10 puts %s at its place and keeps what was typed', async (_, code, field, expected) => {
    world.server.refuse('POST /auth/signup', 400, code, {
      message: 'No.',
      ...(field === undefined ? {} : { field }),
    });
    const { form } = signup();
    expect(await form.submit()).toBe(false);
    expect(form.$form.get()).toEqual({ values: typed, isSubmitting: false, ...expected });
  });

  it('H1 says that it is offline and keeps what was typed', async () => {
    world.setOnline(false);
    const { form } = signup();
    await form.submit();
    expect(form.$form.get().error?.message).toMatch(/offline/);
    expect(form.$form.get().values).toEqual(typed);
  });

  it('H10 says that the server could not be reached', async () => {
    world.server.unreachable('POST /auth/signup');
    const { form } = signup();
    await form.submit();
    expect(form.$form.get().error?.code).toBe('network');
  });

  it('H10 turns an unexpected throw into a sentence and logs it', async () => {
    const form = createForm({ initial: { a: '' }, submit: () => Promise.reject(new Error('boom')) });
    expect(await form.submit()).toBe(false);
    expect(form.$form.get()).toMatchObject({
      isSubmitting: false,
      error: { message: 'Something went wrong' },
    });
    expect(world.errors).toHaveLength(1);
  });

  it('holds what was kept elsewhere', () => {
    const { form } = signup();
    form.restore({ email: 'ben@example.com', password: '' });
    expect(form.$form.get().values).toEqual({ email: 'ben@example.com', password: '' });
  });

  it('says what is not right with a field until that is taken back', async () => {
    world.server.refuse('POST /auth/signup', 400, 'request.invalid', { message: 'No.' });
    const { form } = signup();
    await form.submit();
    form.blame('email', 'Not this one.');
    expect(form.$form.get()).toMatchObject({
      fieldErrors: { email: 'Not this one.' },
      error: { message: 'No.' },
    });
    form.takeBack();
    expect(form.$form.get()).toMatchObject({ fieldErrors: { email: 'Not this one.' }, error: null });
    form.takeBack('email');
    expect(form.$form.get().fieldErrors.email).toBeUndefined();
  });

  it('can say a failure in its own way, also of what was sent beside it', async () => {
    const form = createForm({
      initial: { a: '' },
      submit: () => createRequest()('GET /me', { isQuiet: true }),
      explain: ({ code, requestId }) => ({
        fieldErrors: { a: 'This one.' },
        error: { code, message: 'Nothing was sent.', requestId },
      }),
    });
    const failed = { fieldErrors: { a: 'This one.' }, error: { message: 'Nothing was sent.' } };
    world.server.refuse('GET /me', 400, 'request.invalid', { message: 'No.' });
    await form.submit();
    expect(form.$form.get()).toMatchObject(failed);
    form.reset();
    const beside = await createRequest()('GET /me', { isQuiet: true });
    if (!beside.ok) form.showFailure(beside.error);
    expect(form.$form.get()).toMatchObject(failed);
  });
});
