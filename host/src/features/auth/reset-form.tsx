import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { LinkButton } from '@loupe/shared/ui/button';
import { useUnsaved } from '@loupe/shared/ui/use-unsaved';
import { navigate } from '../../services/navigation.ts';
import { useSite } from '../../services/site.ts';
import { furtherTexts } from '#texts/auth-further';
import { AuthCard } from './auth-card.tsx';
import { AuthNote } from './auth-note.tsx';
import { PasswordField } from './auth-fields.tsx';
import { createResetForm } from './further-forms.ts';

/** R4. The token is read once and at once taken out of the address bar and the history. */
export function ResetForm({ query }: { readonly query: string }) {
  const { host } = useSite();
  const inAddress = new URLSearchParams(query).get('token');
  const [token] = useState(inAddress ?? '');
  const [isDone, setDone] = useState(false);
  const [form] = useState(() => createResetForm(host.request, token, () => setDone(true)));
  const { values, fieldErrors } = useStore(form.$form);
  const texts = furtherTexts.reset;
  useEffect(() => {
    if (inAddress !== null) navigate('/auth/reset-password', { replace: true });
  }, [inAddress]);
  // It is nowhere else any more: a page that is reloaded could not choose the password.
  useUnsaved(host, 'token', token !== '' && !isDone, { asksToLeave: false });
  if (isDone) {
    const toLogin = (
      <LinkButton href="/auth" onNavigate={navigate} variant="primary">
        {texts.toLogin}
      </LinkButton>
    );
    return (
      <AuthNote title={texts.doneTitle} foot={toLogin}>
        {texts.done}
      </AuthNote>
    );
  }
  const askAgain = (
    <LinkButton href="/auth/forgot-password" onNavigate={navigate}>
      {texts.askAgain}
    </LinkButton>
  );
  if (token === '')
    return (
      <AuthNote title={texts.missingTitle} foot={askAgain}>
        {texts.missing}
      </AuthNote>
    );
  return (
    <AuthCard title={texts.title} lead={texts.lead} form={form} action={texts.action} foot={askAgain}>
      <PasswordField
        kind="new"
        label={furtherTexts.newPassword}
        value={values.password}
        error={fieldErrors.password}
        onChange={(password) => form.change('password', password)}
      />
    </AuthCard>
  );
}
