import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { Checkbox } from '@loupe/shared/ui/checkbox';
import { TextField } from '@loupe/shared/ui/text-field';
import { useSite } from '../../services/site.ts';
import { settingsTexts } from '#texts/settings';
import { createPasswordForm } from './account-forms.ts';
import { SettingsForm } from './settings-form.tsx';

const texts = settingsTexts.password;

/** Changes the password (R21); `onDone` afterwards: other sessions have ended. */
export function PasswordSection({ onDone }: { readonly onDone: () => void }) {
  const { host } = useSite();
  const [form] = useState(() => createPasswordForm(host.request, onDone));
  const { values, fieldErrors } = useStore(form.$form);
  return (
    <SettingsForm label={texts.title} form={form} action={texts.save}>
      <TextField
        name="current_password"
        type="password"
        label={texts.current}
        autoComplete="current-password"
        isRequired
        value={values.current_password}
        error={fieldErrors.current_password}
        onChange={(password) => form.change('current_password', password)}
      />
      <TextField
        name="new_password"
        type="password"
        label={texts.next}
        hint={texts.rule}
        autoComplete="new-password"
        isRequired
        value={values.new_password}
        error={fieldErrors.new_password}
        onChange={(password) => form.change('new_password', password)}
      />
      <Checkbox
        name="keep_api_keys"
        label={texts.keepKeys}
        hint={texts.keepKeysHint}
        isChecked={values.keep_api_keys}
        onChange={(isKept) => form.change('keep_api_keys', isKept)}
      />
    </SettingsForm>
  );
}
