import { useState } from 'react';
import { useSite } from '../../services/site.ts';
import { authTexts } from '#texts/auth';
import { AccountForm } from './account-form.tsx';
import { createLoginForm } from './auth-forms.ts';

/** R2. */
export function LoginForm({ query }: { readonly query: string }) {
  const { host } = useSite();
  const [form] = useState(() => createLoginForm(host.request));
  const texts = authTexts.login;
  return (
    <AccountForm
      form={form}
      title={texts.title}
      action={texts.action}
      query={query}
      password="current"
      other={{ question: texts.noAccount, link: texts.signup, path: '/auth/signup' }}
    />
  );
}
