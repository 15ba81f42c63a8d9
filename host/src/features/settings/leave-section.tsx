import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { $user } from '@loupe/shared/stores/session';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { TextField } from '@loupe/shared/ui/text-field';
import { useSite } from '../../services/site.ts';
import { settingsTexts } from '#texts/settings';
import { createLeaveForm } from './account-forms.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings.module.css';

const texts = settingsTexts.leave;

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className={classes.listTitle}>{title}</h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const { host } = useSite();
  const user = useStore($user);
  const [form] = useState(() => createLeaveForm(host.request));
  const { values, fieldErrors } = useStore(form.$form);
  return (
    <Dialog isOpen onClose={onClose} title={texts.dialogTitle} isKeptOnOutsidePress>
      <div className={classes.stack}>
        <List title={texts.goneTitle} items={texts.gone} />
        <List title={texts.keptTitle} items={texts.kept} />
        <SettingsForm
          label={texts.title}
          form={form}
          action={texts.action}
          isDangerous
          cancel={{ label: texts.cancel, onCancel: onClose }}
        >
          <TextField
            name="confirmation"
            label={texts.confirmation(user?.email ?? '')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
            value={values.confirmation}
            error={fieldErrors.confirmation}
            onChange={(typed) => form.change('confirmation', typed)}
          />
          <OwnPasswordField
            value={values.password}
            error={fieldErrors.password}
            onChange={(password) => form.change('password', password)}
          />
        </SettingsForm>
      </div>
    </Dialog>
  );
}

/** Deletes the account: what goes, what stays and why, then password and the e-mail typed again (R21). */
export function LeaveSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <LeaveDialog onClose={() => setOpen(false)} />}
    </>
  );
}
