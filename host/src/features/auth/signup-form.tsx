import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { TextField } from '@loupe/shared/ui/text-field';
import { useSite } from '../../services/site.ts';
import { authTexts } from '#texts/auth';
import { AccountForm } from './account-form.tsx';
import { createSignupForm } from './auth-forms.ts';

/** R5. The referral code of the link (`?ref=`) is kept and can be corrected. */
export function SignupForm({ query }: { readonly query: string }) {
  const { host } = useSite();
  const [referralCode] = useState(() => new URLSearchParams(query).get('ref') ?? '');
  const [form] = useState(() => createSignupForm(host.request, referralCode));
  const { values, fieldErrors } = useStore(form.$form);
  const texts = authTexts.signup;
  const name = (
    <TextField
      name="name"
      label={authTexts.name}
      isOptional
      autoComplete="name"
      maxLength={120}
      value={values.name}
      error={fieldErrors.name}
      onChange={(typed) => form.change('name', typed)}
    />
  );
  const code = referralCode !== '' && (
    <TextField
      name="referral_code"
      label={authTexts.referralCode}
      isOptional
      autoComplete="off"
      maxLength={40}
      value={values.referral_code}
      error={fieldErrors.referral_code}
      onChange={(typed) => form.change('referral_code', typed)}
    />
  );
  return (
    <AccountForm
      form={form}
      title={texts.title}
      lead={texts.free}
      action={texts.action}
      query={query}
      password="new"
      before={name}
      after={code}
      other={{ question: texts.hasAccount, link: texts.login, path: '/auth' }}
    />
  );
}
