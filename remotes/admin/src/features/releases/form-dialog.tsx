import { useRef, type ReactNode } from 'react';
import type { FormError as Failure } from '@loupe/shared/stores/form';
import { Button, type ButtonProps } from '@loupe/shared/ui/button';
import { Dialog, type DialogProps } from '@loupe/shared/ui/dialog';
import { focusFirstError } from '@loupe/shared/ui/focus-first-error';
import { releasesTexts } from '#texts/releases';
import { FormError } from '../../parts/form-error.tsx';
import classes from './releases.module.css';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description'> {
  readonly onClose: () => void;
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  readonly error: Failure | null;
  readonly sendLabel: string;
  readonly sendVariant?: ButtonProps['variant'];
  /** Actions before "Cancel". */
  readonly more?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A question with fields: Enter and the button send it, and the focus goes to the first field in error. */
export function FormDialog(props: FormDialogProps) {
  const { onClose, send, isSending, error, sendLabel, sendVariant = 'primary', more, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const sendAndShow = async () => {
    await send();
    focusFirstError(form.current);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={props.title}
      description={props.description}
      isKeptOnOutsidePress
      footer={
        <>
          {more}
          <Button onClick={onClose}>{releasesTexts.cancel}</Button>
          <Button variant={sendVariant} isBusy={isSending} onClick={() => void sendAndShow()}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void sendAndShow();
        }}
      >
        {children}
        <FormError error={error} />
      </form>
    </Dialog>
  );
}
