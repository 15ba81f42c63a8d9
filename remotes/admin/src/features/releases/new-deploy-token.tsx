import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { createCopyAction } from '@loupe/shared/stores/copy';
import { Button } from '@loupe/shared/ui/button';
import { CopyButton } from '@loupe/shared/ui/copy-button';
import { TextField } from '@loupe/shared/ui/text-field';
import { releasesTexts as texts } from '../../messages/releases-texts.ts';
import { FormError } from '../../parts/form-error.tsx';
import type { DeployTokens } from '../../stores/deploy-tokens.ts';
import classes from './releases.module.css';

/** Makes a token, and shows its secret once. */
export function NewDeployToken({ tokens }: { tokens: DeployTokens }) {
  const [isOpen, setOpen] = useState(false);
  const secret = useStore(tokens.$secret);
  const close = () => {
    tokens.dismissSecret();
    setOpen(false);
  };
  if (secret !== null) return <Secret secret={secret} onClose={close} />;
  if (isOpen) return <TokenForm tokens={tokens} onCancel={close} />;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{texts.newToken}</Button>
    </div>
  );
}

function TokenForm({ tokens, onCancel }: { tokens: DeployTokens; onCancel: () => void }) {
  const { form } = tokens;
  const { values, fieldErrors, error, isSubmitting } = useStore(form.$form);
  return (
    <form
      noValidate
      aria-label={texts.newToken}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextField
        name="remote"
        label={texts.remote}
        hint={texts.remoteHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        isRequired
        // The button that had the focus is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={values.remote}
        error={fieldErrors.remote}
        onChange={(remote) => form.change('remote', remote)}
      />
      <TextField
        name="label"
        label={texts.label}
        hint={texts.labelHint}
        autoComplete="off"
        maxLength={200}
        isRequired
        value={values.label}
        error={fieldErrors.label}
        onChange={(label) => form.change('label', label)}
      />
      <FormError error={error} />
      <div className={classes.actions}>
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {texts.makeToken}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [action] = useState(createCopyAction);
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: what it made is read out instead.
  useEffect(() => title.current?.focus(), []);
  const copy = async (text: string) => {
    await action.copy(text);
    return action.$isCopied.get();
  };
  return (
    <section className={classes.secret} aria-label={texts.tokenMade}>
      <h3 ref={title} tabIndex={-1} className={classes.differencesTitle}>
        {texts.tokenMade}
      </h3>
      <p className={classes.quiet}>{texts.tokenOnce}</p>
      <code className={classes.secretText} aria-label={texts.tokenSecret}>
        {secret}
      </code>
      <div className={classes.actions}>
        <CopyButton getText={() => secret} copy={copy} label={texts.copy} hasText variant="primary" />
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </section>
  );
}
