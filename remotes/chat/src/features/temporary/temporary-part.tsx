import { useState, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { Ghost } from 'lucide-react';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { Button } from '@loupe/shared/ui/button';
import { Switch } from '@loupe/shared/ui/switch';
import { takeFocus } from '@loupe/shared/ui/take-focus';
import { temporaryTexts } from '#texts/temporary';
import type { Outside } from '../../stores/outside.ts';
import { createTemporaryChat } from '../../stores/temporary-chat.ts';
import classes from './temporary-part.module.css';

export type TemporaryPartProps = {
  outside: Outside;
  /** The wish for the chat that does not exist yet. */
  $wish: WritableAtom<boolean>;
  /** The chat that is open; null for one that does not exist yet. */
  chat: { readonly id: string; readonly kept_until?: string | undefined } | null;
  onKept: () => void;
};

/** Before the first message the switch that makes a chat temporary, then what that means and what can be done. */
export function TemporaryPart({ outside, $wish, chat, onKept }: TemporaryPartProps) {
  if (chat === null) return <Wish $wish={$wish} />;
  if (chat.kept_until === undefined) return null;
  return (
    <TemporaryLine key={chat.id} outside={outside} chatId={chat.id} until={chat.kept_until} onKept={onKept} />
  );
}

function Wish({ $wish }: Pick<TemporaryPartProps, '$wish'>) {
  const isOn = useStore($wish);
  return (
    <Switch
      name="temporary"
      className={classes.wish}
      label={temporaryTexts.wish}
      hint={temporaryTexts.wishHint}
      isOn={isOn}
      onChange={(next) => $wish.set(next)}
    />
  );
}

type LineProps = Pick<TemporaryPartProps, 'outside' | 'onKept'> & { chatId: string; until: string };

function TemporaryLine({ outside, chatId, until, onKept }: LineProps) {
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
