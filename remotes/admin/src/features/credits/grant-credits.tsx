import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { formatCredits } from '@loupe/shared/lib/format';
import { DateField } from '@loupe/shared/ui/date-field';
import { TextField } from '@loupe/shared/ui/text-field';
import { texts } from '#texts';
import { FieldPair, UserForm } from '../../parts/user-form.tsx';
import { createGrantForm, typedCredits } from '../../stores/grant-form.ts';
import type { Outside } from '../../stores/outside.ts';
import { createUserPicker } from '../../stores/user-picker.ts';

export interface GrantCreditsProps {
  readonly outside: Outside;
  readonly userId: string | undefined;
  /** Called with a sentence about what was granted. */
  readonly onGranted: (sentence: string) => void;
}

function buttonText(typed: string): string {
  const credits = typedCredits(typed);
  if (credits === null) return texts.grantButtonEmpty;
  return credits === 1 ? texts.grantButtonOne : texts.grantButton(formatCredits(credits));
}

/** Gives credits to one user: amount, last day, reason. */
export function GrantCredits({ outside, userId, onGranted }: GrantCreditsProps) {
  const [picker] = useState(() => createUserPicker(outside));
  const [form] = useState(() =>
    createGrantForm(
      outside,
      () => picker.$chosen.get(),
      ({ credits, available }) => {
        const user = picker.$chosen.get();
        if (user) picker.choose({ ...user, available_credits: available });
        onGranted(texts.grantedTo(formatCredits(credits), user?.name || (user?.email ?? '')));
      },
    ),
  );
  const { values, fieldErrors, error, isSubmitting } = useStore(form.$form);
  return (
    <UserForm
      picker={picker}
      userId={userId}
      error={error}
      isSubmitting={isSubmitting}
      onSubmit={() => void form.submit()}
      button={buttonText(values.credits)}
    >
      <FieldPair>
        <TextField
          name="credits"
          inputMode="numeric"
          autoComplete="off"
          isRequired
          label={texts.grantCredits}
          value={values.credits}
          error={fieldErrors.credits}
          onChange={(value) => form.change('credits', value)}
        />
        <DateField
          name="expires_on"
          isOptional
          label={texts.grantExpiry}
          hint={texts.grantExpiryHint}
          value={values.expires_on}
          error={fieldErrors.expires_on}
          onChange={(value) => form.change('expires_on', value)}
        />
      </FieldPair>
      <TextField
        name="reason"
        autoComplete="off"
        maxLength={200}
        isRequired
        label={texts.grantReason}
        hint={texts.grantReasonHint}
        value={values.reason}
        error={fieldErrors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </UserForm>
  );
}
