import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { $user } from '@loupe/shared/stores/session';
import { Button } from '@loupe/shared/ui/button';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { TextField } from '@loupe/shared/ui/text-field';
import { navigate } from '../../composition/navigation.ts';
import { useSite } from '../../composition/site.ts';
import { settingsTexts } from '../../messages/settings-texts.ts';
import { createEmailForm, createNameForm } from './account-forms.ts';
import {
  createEmailConfirmation,
  emailTokenParameter,
  type EmailConfirmation,
  type EmailConfirmationStore,
} from './email-confirmation.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings.module.css';

const texts = settingsTexts.profile;

function NameForm() {
  const { host } = useSite();
  const [form] = useState(() => createNameForm(host.request));
  const { values, fieldErrors } = useStore(form.$form);
  return (
    <SettingsForm label={texts.name} form={form} action={texts.saveName}>
      <TextField
        name="name"
        label={texts.name}
        autoComplete="name"
        maxLength={120}
        isRequired
        value={values.name}
        error={fieldErrors.name}
        onChange={(name) => form.change('name', name)}
      />
    </SettingsForm>
  );
}

function EmailForm(props: { readonly store: EmailConfirmationStore; readonly onClose: () => void }) {
  const { host } = useSite();
  const [form] = useState(() =>
    createEmailForm(host.request, (email) => {
      props.store.markSent(email);
      props.onClose();
    }),
  );
  const { values, fieldErrors } = useStore(form.$form);
  return (
    <SettingsForm
      label={texts.changeEmail}
      form={form}
      action={texts.sendLink}
      cancel={{ label: texts.cancel, onCancel: props.onClose }}
      takesFocus
    >
      <TextField
        name="email"
        type="email"
        label={texts.newEmail}
        hint={texts.newEmailHint}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        value={values.email}
        error={fieldErrors.email}
        onChange={(email) => form.change('email', email)}
      />
      <OwnPasswordField
        value={values.password}
        error={fieldErrors.password}
        onChange={(password) => form.change('password', password)}
      />
    </SettingsForm>
  );
}

function wordsOf(confirmation: EmailConfirmation): string | null {
  if (confirmation.state === 'sent') return texts.sent(confirmation.email);
  if (confirmation.state === 'confirmed') return texts.confirmed(confirmation.email);
  if (confirmation.state === 'confirming') return texts.confirming;
  return confirmation.state === 'failed' ? `${texts.notConfirmed}. ${confirmation.message}` : null;
}

/** Reads the token of the mail once and at once takes it out of the address bar and the history. */
function useEmailToken(query: string, store: EmailConfirmationStore): void {
  const token = new URLSearchParams(query).get(emailTokenParameter);
  useEffect(() => {
    if (token === null) return;
    navigate('/settings', { replace: true });
    void store.confirm(token);
  }, [token, store]);
}

/** Name and e-mail (R21). */
export function ProfileSection({ query }: { readonly query: string }) {
  const { host } = useSite();
  const user = useStore($user);
  const [store] = useState(() => createEmailConfirmation(host.request));
  const confirmation = useStore(store.$confirmation);
  const [isChanging, setChanging] = useState(false);
  useEmailToken(query, store);
  const words = wordsOf(confirmation);
  return (
    <div className={classes.stack}>
      {user?.id ? (
        <NameForm key={user.id} />
      ) : (
        // Nobody types into a field that is about somebody else, or nobody, a moment later.
        <LoadingRegion label={texts.loading}>
          <Skeleton lines={2} height="2.25rem" />
        </LoadingRegion>
      )}
      <div className={classes.part}>
        {user?.id && <p>{texts.emailIs(user.email)}</p>}
        <div role="status">
          {words && (
            <p className={confirmation.state === 'failed' ? classes.problem : classes.note}>{words}</p>
          )}
        </div>
        {isChanging ? (
          <EmailForm store={store} onClose={() => setChanging(false)} />
        ) : (
          <div>
            <Button onClick={() => setChanging(true)}>{texts.changeEmail}</Button>
          </div>
        )}
      </div>
    </div>
  );
}
