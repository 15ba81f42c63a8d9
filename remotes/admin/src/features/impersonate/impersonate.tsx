import { useState } from 'react';
import { Eye } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { AdminUser } from '@loupe/shared/contract/admin';
import { Checkbox } from '@loupe/shared/ui/checkbox';
import { TextField } from '@loupe/shared/ui/text-field';
import { texts } from '#texts';
import { FieldPair, UserForm } from '../../parts/user-form.tsx';
import { createImpersonateForm } from '../../stores/impersonate-form.ts';
import type { Outside } from '../../stores/outside.ts';
import { createUserPicker } from '../../stores/user-picker.ts';

export interface ImpersonateProps {
  readonly outside: Outside;
  readonly userId: string | undefined;
  readonly go: (to: string) => void;
}

const refusalOf = (user: AdminUser) => (user.permissions.includes('admin') ? texts.adminsNot : null);

/** Find a user, give a reason, start (R18). */
export function Impersonate({ outside, userId, go }: ImpersonateProps) {
  const [picker] = useState(() => createUserPicker(outside));
  const [form] = useState(() => createImpersonateForm(outside, () => picker.$chosen.get(), go));
  const chosen = useStore(picker.$chosen);
  const { values, fieldErrors, error, isSubmitting } = useStore(form.$form);
  return (
    <UserForm
      picker={picker}
      userId={userId}
      refusal={refusalOf}
      error={error}
      isSubmitting={isSubmitting}
      onSubmit={() => void form.submit()}
      button={chosen ? texts.startAs(chosen.name || chosen.email) : texts.start}
      icon={<Eye aria-hidden="true" />}
    >
      <TextField
        name="reason"
        autoComplete="off"
        maxLength={500}
        isRequired
        label={texts.reason}
        hint={texts.reasonHint}
        value={values.reason}
        error={fieldErrors.reason}
        onChange={(value) => form.change('reason', value)}
      />
      <FieldPair>
        <TextField
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          isRequired
          label={texts.minutes}
          hint={texts.minutesHint}
          value={values.minutes}
          error={fieldErrors.minutes}
          onChange={(value) => form.change('minutes', value)}
        />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          isRequired
          label={texts.password}
          hint={texts.passwordHint}
          value={values.password}
          error={fieldErrors.password}
          onChange={(value) => form.change('password', value)}
        />
      </FieldPair>
      <Checkbox
        name="may_write"
        label={texts.mayWrite}
        hint={texts.mayWriteHint}
        isChecked={values.may_write}
        onChange={(isChecked) => form.change('may_write', isChecked)}
      />
    </UserForm>
  );
}
