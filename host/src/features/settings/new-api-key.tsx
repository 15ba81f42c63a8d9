import { useEffect, useRef, useState } from 'react';
import { createCopyAction } from '@loupe/shared/stores/copy';
import { Button } from '@loupe/shared/ui/button';
import { CopyButton } from '@loupe/shared/ui/copy-button';
import { settingsTexts } from '../../messages/settings-texts.ts';
import classes from './settings.module.css';

const texts = settingsTexts.keys;

/** The secret of a key that was just made: shown until Done, and never again. */
export function NewApiKey({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const [action] = useState(createCopyAction);
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: what it made is read out instead.
  useEffect(() => title.current?.focus(), []);
  const copy = async (text: string) => {
    await action.copy(text);
    return action.$isCopied.get();
  };
  return (
    <section className={classes.secret} aria-label={texts.madeTitle}>
      <h3 ref={title} tabIndex={-1} className={classes.listTitle}>
        {texts.madeTitle}
      </h3>
      <p className={classes.note}>{texts.made}</p>
      <code className={classes.secretText} aria-label={texts.secret}>
        {secret}
      </code>
      <div className={classes.actions}>
        <CopyButton getText={() => secret} copy={copy} label={texts.copy} hasText variant="primary" />
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </section>
  );
}
