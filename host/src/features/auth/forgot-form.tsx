import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import { useSite } from '../../services/site.ts';
import { furtherTexts } from '#texts/auth-further';
import { AuthCard } from './auth-card.tsx';
import { AuthNote } from './auth-note.tsx';
import { EmailField, GuestLink } from './auth-fields.tsx';
import { createForgotForm } from './further-forms.ts';

/** R3: the same words for known and unknown addresses. */
export function ForgotForm({ query }: { readonly query: string }) {
  const { host } = useSite();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [form] = useState(() => createForgotForm(host.request, setSentTo));
  const { values, fieldErrors } = useStore(form.$form);
  const texts = furtherTexts.forgot;
  const back = (
    <GuestLink to="/auth" query={query}>
      {texts.back}
    </GuestLink>
  );
  if (sentTo !== null) {
    const again = <Button onClick={() => setSentTo(null)}>{texts.again}</Button>;
    return (
      <AuthNote
        title={texts.sentTitle}
        foot={
          <>
            {again}
            {back}
          </>
        }
      >
        {texts.sent(sentTo)}
      </AuthNote>
    );
  }
  return (
    <AuthCard title={texts.title} lead={texts.lead} form={form} action={texts.action} foot={back}>
      <EmailField
        value={values.email}
        error={fieldErrors.email}
        onChange={(email) => form.change('email', email)}
      />
    </AuthCard>
  );
}
