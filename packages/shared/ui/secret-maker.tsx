import { useEffect, useRef, useState, type ReactNode } from 'react';
import { takeFocus } from './take-focus.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './secret-maker.module.css';

interface SecretTexts {
  /** On the button that asks for a new one. */
  readonly make: string;
  /** Over the secret. */
  readonly made: string;
  /** That it is shown this once, and what to do now. */
  readonly once: string;
  /** What the secret is, for assistive technology. */
  readonly secretName: string;
  readonly copy: string;
  readonly done: string;
}

export type SecretMakerProps = {
  texts: SecretTexts;
  /** What was just made, until it is dismissed. */
  secret: string | null;
  onDismiss: () => void;
  /** Copies and tells the person; gives false when it failed. */
  copy: (text: string) => Promise<boolean>;
  /** The form that makes one; it takes the focus, and `onCancel` takes it away. */
  renderForm: (onCancel: () => void) => ReactNode;
};

/** Brings the whole of what has just appeared into the window: a secret below its edge would be copied by nobody. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** The way to a new key or token: a button, then a form in its place, then the secret, shown once, then the button again. */
export function SecretMaker({ texts, secret, onDismiss, copy, renderForm }: SecretMakerProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isAsking = secret === null && !isOpen;
  // What had the focus is gone: the way back to the start is where it goes on.
  useEffect(() => {
    if (isAsking && wasOpen.current) button.current?.focus();
    wasOpen.current = !isAsking;
  }, [isAsking]);
  const close = () => {
    onDismiss();
    setOpen(false);
  };
  if (secret !== null) return <SecretPanel {...{ texts, secret, copy }} onClose={close} />;
  if (isOpen)
    return (
      <div ref={bringIntoView} className={classes.place}>
        {renderForm(close)}
      </div>
    );
  return (
    <div>
      <Button ref={button} onClick={() => setOpen(true)}>
        {texts.make}
      </Button>
    </div>
  );
}

type SecretPanelProps = Pick<SecretMakerProps, 'texts' | 'copy'> & { secret: string; onClose: () => void };

function SecretPanel({ texts, secret, copy, onClose }: SecretPanelProps) {
  return (
    <section ref={bringIntoView} className={`${classes.panel} ${classes.place}`} aria-label={texts.made}>
      {/* The form that had the focus is gone: what it made is read out instead. */}
      <h3 ref={takeFocus} tabIndex={-1} className={classes.title}>
        {texts.made}
      </h3>
      <p className={classes.detail}>{texts.once}</p>
      <code className={classes.secret} aria-label={texts.secretName}>
        {secret}
      </code>
      <div className={classes.actions}>
        <CopyButton getText={() => secret} copy={copy} label={texts.copy} hasText variant="primary" />
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </section>
  );
}
