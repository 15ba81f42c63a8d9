import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Lock } from 'lucide-react';
import { Button } from '@loupe/shared/ui/button';
import { TextField } from '@loupe/shared/ui/text-field';
import { lockTexts } from '#texts/replay';
import classes from './password-form.module.css';

export type PasswordFormProps = {
  isBusy: boolean;
  problem: string | null;
  onOpen: (password: string) => void;
};

/** Asks for the password of a protected chat. What was typed stays when it was not right. */
export function PasswordForm({ isBusy, problem, onOpen }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== null) form.current?.querySelector('input')?.focus();
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onOpen(password);
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-label={lockTexts.title}>
      <Lock aria-hidden="true" size={20} className={classes.lock} />
      <h1 className={classes.title}>{lockTexts.title}</h1>
      <p className={classes.lead}>{lockTexts.lead}</p>
      <TextField
        type="password"
        name="share-password"
        label={lockTexts.password}
        value={password}
        onChange={setPassword}
        error={problem ?? undefined}
        autoComplete="off"
        maxLength={200}
        isRequired
      />
      <Button type="submit" variant="primary" isWide isBusy={isBusy}>
        {lockTexts.open}
      </Button>
    </form>
  );
}
