import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { Link } from '@loupe/shared/ui/link';
import { TextField } from '@loupe/shared/ui/text-field';
import { navigate } from '../../composition/navigation.ts';
import { useSite } from '../../composition/site.ts';
import { authTexts } from '../../messages/auth-en.ts';
import { AuthCard } from './auth-card.tsx';
import { createSignupForm } from './auth-forms.ts';
import { withQuery } from './auth-query.ts';

/** R5. The referral code of the link (`?ref=`) is kept and can be corrected. */
export function SignupForm({ query }: { readonly query: string }) {
  const { host } = useSite();
  const [referralCode] = useState(() => new URLSearchParams(query).get('ref') ?? '');
  const [form] = useState(() => createSignupForm(host.request, referralCode));
  const { values, fieldErrors } = useStore(form.$form);
  const texts = authTexts.signup;
  return (
    <AuthCard
      title={texts.title}
      lead={texts.free}
      form={form}
      action={texts.action}
      foot={
        <>
          {texts.hasAccount}
          <Link href={withQuery('/auth', query)} onNavigate={navigate}>
            {texts.login}
          </Link>
        </>
      }
    >
      <TextField
        name="name"
        label={authTexts.name}
        isOptional
        autoComplete="name"
        maxLength={120}
        value={values.name}
        error={fieldErrors.name}
        onChange={(name) => form.change('name', name)}
      />
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
        hint={authTexts.passwordRule}
        autoComplete="new-password"
        isRequired
        value={values.password}
        error={fieldErrors.password}
        onChange={(password) => form.change('password', password)}
      />
      {referralCode !== '' && (
        <TextField
          name="referral_code"
          label={authTexts.referralCode}
          isOptional
          autoComplete="off"
          maxLength={40}
          value={values.referral_code}
          error={fieldErrors.referral_code}
          onChange={(code) => form.change('referral_code', code)}
        />
      )}
    </AuthCard>
  );
}
