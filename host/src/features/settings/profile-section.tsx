import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { $user } from '@loupe/shared/stores/session';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { TextField } from '@loupe/shared/ui/text-field';
import { useSite } from '../../services/site.ts';
import { settingsTexts } from '#texts/settings';
import { createNameForm } from './account-forms.ts';
import { EmailPart } from './email-part.tsx';
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

/** Name and e-mail (R21). */
export function ProfileSection({ query }: { readonly query: string }) {
  const user = useStore($user);
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
      <EmailPart query={query} />
    </div>
  );
}
