import { useState, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import { Ghost } from 'lucide-react';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { Button } from '@loupe/shared/ui/button';
import { takeFocus } from '@loupe/shared/ui/take-focus';
import { temporaryTexts } from '#texts/temporary';
import type { Outside } from '../../stores/outside.ts';
import { createTemporaryChat } from '../../stores/temporary-chat.ts';
import classes from './temporary-line.module.css';

export type TemporaryLineProps = {
  outside: Outside;
  chatId: string;
  /** ISO instant at which it ends by itself. */
  until: string;
  onKept: () => void;
};

/** What a temporary chat is, until when, and what can be done with it. */
export function TemporaryLine({ outside, chatId, until, onKept }: TemporaryLineProps) {
  const [temporary] = useState(() => createTemporaryChat(outside, chatId, onKept));
  const state = useStore(temporary.$state);
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') temporary.cancel();
  };
  const isAsking = state === 'asking' || state === 'ending';
  return (
    <section className={classes.line} aria-label={temporaryTexts.region}>
      <p className={classes.text}>
        <Ghost size={16} aria-hidden="true" className={classes.icon} />
        <span>{isAsking ? temporaryTexts.sure : temporaryTexts.line(formatDateTime(until))}</span>
      </p>
      <div className={classes.actions}>
        {isAsking ? (
          <>
            <Button key="cancel" ref={takeFocus} size="small" onClick={temporary.cancel} onKeyDown={escape}>
              {temporaryTexts.cancel}
            </Button>
            <Button
              key="sure"
              size="small"
              variant="danger"
              isBusy={state === 'ending'}
              onKeyDown={escape}
              onClick={() => void temporary.end()}
            >
              {temporaryTexts.sureEnd}
            </Button>
          </>
        ) : (
          <>
            <Button
              key="keep"
              size="small"
              isBusy={state === 'keeping'}
              onClick={() => void temporary.keep()}
            >
              {temporaryTexts.keep}
            </Button>
            <Button key="end" size="small" variant="ghost" onClick={temporary.ask}>
              {temporaryTexts.end}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
