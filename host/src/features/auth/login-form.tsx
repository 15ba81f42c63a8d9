import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { Link } from '@loupe/shared/ui/link';
import { TextField } from '@loupe/shared/ui/text-field';
import { navigate } from '../../composition/navigation.ts';
import { useSite } from '../../composition/site.ts';
import { authTexts } from '../../messages/auth-en.ts';
import { AuthCard } from './auth-card.tsx';
import { createLoginForm } from './auth-forms.ts';
import { withQuery } from './auth-query.ts';

/** R2. */
export function LoginForm({ query }: { readonly query: string }) {
  const { host } = useSite();
  const [form] = useState(() => createLoginForm(host.request));
  const { values, fieldErrors } = useStore(form.$form);
  const texts = authTexts.login;
  return (
    <AuthCard
      title={texts.title}
      form={form}
      action={texts.action}
      foot={
        <>
          {texts.noAccount}
          <Link href={withQuery('/auth/signup', query)} onNavigate={navigate}>
            {texts.signup}
          </Link>
        </>
      }
    >
      <TextField
        name="email"
        type="email"
        label={authTexts.email}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        value={values.email}
        error={fieldErrors.email}
        onChange={(email) => form.change('email', email)}
      />
      <TextField
        name="password"
        type="password"
        label={authTexts.password}
        autoComplete="current-password"
        isRequired
        value={values.password}
        error={fieldErrors.password}
        onChange={(password) => form.change('password', password)}
        labelEnd={
          <Link href={withQuery('/auth/forgot-password', query)} onNavigate={navigate}>
            {texts.forgot}
          </Link>
        }
      />
    </AuthCard>
  );
}
