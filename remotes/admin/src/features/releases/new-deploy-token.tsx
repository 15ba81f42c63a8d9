import { useStore } from '@nanostores/react';
import { copyText } from '@loupe/shared/stores/copy';
import { Button } from '@loupe/shared/ui/button';
import { SecretMaker } from '@loupe/shared/ui/secret-maker';
import { TextField } from '@loupe/shared/ui/text-field';
import { releasesTexts as texts } from '#texts/releases';
import { FormError } from '../../parts/form-error.tsx';
import type { DeployTokens } from '../../stores/deploy-tokens.ts';
import classes from './releases.module.css';

/** Makes a token, and shows its secret once. */
export function NewDeployToken({ tokens }: { tokens: DeployTokens }) {
  const secret = useStore(tokens.$secret);
  return (
    <SecretMaker
      texts={texts.newToken}
      secret={secret}
      onDismiss={tokens.dismissSecret}
      copy={copyText}
      renderForm={(close) => <TokenForm tokens={tokens} onCancel={close} />}
    />
  );
}

function TokenForm({ tokens, onCancel }: { tokens: DeployTokens; onCancel: () => void }) {
  const { form } = tokens;
  const { values, fieldErrors, error, isSubmitting } = useStore(form.$form);
  return (
    <form
      noValidate
      aria-label={texts.newToken.make}
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
      <p className={classes.quiet}>{texts.tokenPower}</p>
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
