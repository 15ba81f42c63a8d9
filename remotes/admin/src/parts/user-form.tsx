import { useState, type ReactNode } from 'react';
import type { AdminUser } from '@loupe/shared/contract/admin';
import type { FormError as Failure } from '@loupe/shared/stores/form';
import { Button } from '@loupe/shared/ui/button';
import { texts } from '#texts';
import type { UserPicker as Picker } from '../stores/user-picker.ts';
import { FormError } from './form-error.tsx';
import { UserPicker } from './user-picker.tsx';
import classes from './user-form.module.css';

export interface UserFormProps {
  readonly picker: Picker;
  /** From the address, if it names one. */
  readonly userId: string | undefined;
  /** Why this one cannot be chosen, or null. */
  readonly refusal?: (user: AdminUser) => string | null;
  readonly error: Failure | null;
  readonly isSubmitting: boolean;
  /** Called only when somebody who may be chosen was. */
  readonly onSubmit: () => void;
  readonly button: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const nobodyRefused = () => null;

/** A form about one user: find them, fill in the rest, send. */
export function UserForm(props: UserFormProps) {
  const { picker, userId, refusal = nobodyRefused, error, isSubmitting, onSubmit, button, icon } = props;
  const [isUserMissing, setUserMissing] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const send = async () => {
    if (isWaiting) return;
    setWaiting(true);
    const chosen = await picker.takeChosen();
    setWaiting(false);
    const isMissing = chosen === null || refusal(chosen) !== null;
    setUserMissing(isMissing);
    if (!isMissing) onSubmit();
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <UserPicker
        picker={picker}
        userId={userId}
        refusal={refusal}
        error={isUserMissing ? texts.userMissing : undefined}
      />
      {props.children}
      <FormError error={error} />
      <div>
        <Button type="submit" variant="primary" isBusy={isSubmitting || isWaiting} icon={icon}>
          {button}
        </Button>
      </div>
    </form>
  );
}

/** Two fields beside each other, below each other on phones. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
