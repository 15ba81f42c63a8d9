import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useStore } from '@nanostores/react';
import { ArrowUp, AtSign, Paperclip, Square } from 'lucide-react';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { Spinner } from '@loupe/shared/ui/spinner';
import { useMedia } from '@loupe/shared/ui/use-media';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { AgentCatalog } from '../../stores/agent-catalog.ts';
import type { Composer } from '../../stores/composer.ts';
import type { CreditRange } from '../../stores/plain-estimate.ts';
import type { Outside } from '../../stores/outside.ts';
import { AttachedFiles } from './attached-files.tsx';
import { AgentTag } from './agent-tag.tsx';
import type { AskedSign, ComposerListsProps } from './composer-lists.tsx';
import { ComposerHint } from './composer-hint.tsx';
import { useDockHeight } from './use-dock-height.ts';
import { useAutoHeight } from './use-auto-height.ts';
import classes from './composer-box.module.css';
import { composerTexts, pickerTexts } from '#texts';

const ComposerLists = lazyPart<ComposerListsProps>(
  async () => (await import('./composer-lists.tsx')).ComposerLists,
  pickerTexts.failed,
);

export type ComposerBoxProps = {
  composer: Composer;
  catalog: AgentCatalog;
  outside: Outside;
  /** `stopping`: asked for and not yet confirmed. */
  phase: 'ready' | 'working' | 'stopping';
  isNew: boolean;
  isOnline: boolean;
  /** Why nothing can be written now; null when it can. */
  refusal: string | null;
  balance: number | null;
  /** Credit range of a question without an agent; null while not known. */
  plainRange: CreditRange | null;
  onTyping: () => void;
  onSend: () => void;
  onStop: () => void;
  /** What was written is to be sent after the answer that is being made. */
  onQueue: () => void;
  /** The last question is to be edited. */
  onEditLast: () => void;
  onNavigate: (to: string) => void;
};

/** Where a message is written: text, files, an agent; Send that becomes Stop while an answer is made. */
export function ComposerBox(props: ComposerBoxProps) {
  const { composer, catalog, outside, phase, isNew, refusal, onSend, onStop } = props;
  const isRefused = refusal !== null;
  const text = useStore(composer.$text);
  const attachments = useStore(composer.$attachments);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Whether lists can open over the box, and for which button one was asked last. */
  const [hasLists, setHasLists] = useState(false);
  const [asked, setAsked] = useState<AskedSign | null>(null);
  const [isOver, setOver] = useState(false);
  const dock = useDockHeight();
  const isNarrow = useMedia('(max-width: 640px)');
  useAutoHeight(field, text);

  useEffect(() => {
    // On a phone the keyboard would cover what the reader came to see.
    if (globalThis.matchMedia?.('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  function addFiles(list: FileList | null) {
    if (list && list.length > 0 && !isRefused) composer.addFiles(list);
  }

  function attachText() {
    composer.attachText();
    // The pressed button is gone.
    field.current?.focus();
  }

  function handlePaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    addFiles(event.clipboardData.files);
  }

  function handleDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    addFiles(event.dataTransfer.files);
  }

  const isEmpty = text.trim() === '' && attachments.length === 0;
  return (
    <div className={classes.dock} ref={isNew ? null : dock}>
      <div
        className={classes.box}
        data-over={isOver || undefined}
        data-below={isNew || undefined}
        onDragOver={(event) => {
          if (![...event.dataTransfer.types].includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        {(hasLists || asked) && <ComposerLists {...{ composer, catalog, outside, field, asked }} />}
        <AgentTag composer={composer} />
        <AttachedFiles composer={composer} />
        <textarea
          ref={field}
          className={classes.field}
          aria-label={composerTexts.label}
          aria-autocomplete="list"
          placeholder={
            isNarrow
              ? composerTexts.placeholderNarrow
              : isNew
                ? composerTexts.placeholderNew
                : composerTexts.placeholder
          }
          rows={1}
          disabled={isRefused}
          value={text}
          onChange={(event) => {
            composer.setText(event.currentTarget.value);
            if (/[@/]/.test(event.currentTarget.value)) setHasLists(true);
            props.onTyping();
          }}
          onPaste={handlePaste}
          onKeyDown={(event) => {
            // Enter that ends a composition (Japanese, Chinese, Korean) is not a Send.
            if (event.nativeEvent.isComposing || event.keyCode === 229) return;
            if (event.key === 'ArrowUp' && isEmpty && !isNew) {
              event.preventDefault();
              return props.onEditLast();
            }
            if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
            event.preventDefault();
            if (phase === 'ready') onSend();
            else props.onQueue();
          }}
        />
        <div className={classes.row}>
          <AttachButton isOff={isRefused} onFiles={addFiles} />
          <IconButton
            label={composerTexts.pickAgent}
            icon={<AtSign aria-hidden="true" />}
            disabled={isRefused}
            onClick={() => setAsked({ sign: '@' })}
          />
          <IconButton
            label={composerTexts.pickPrompt}
            icon="/"
            disabled={isRefused}
            onClick={() => setAsked({ sign: '/' })}
          />
          <ComposerHint {...props} onAttachText={attachText} />
          <SendButton phase={phase} isEmpty={isEmpty} isOff={isRefused} onSend={onSend} onStop={onStop} />
        </div>
        {isOver && <p className={classes.over}>{composerTexts.dropHere}</p>}
      </div>
    </div>
  );
}

type AttachButtonProps = { isOff: boolean; onFiles: (files: FileList | null) => void };

function AttachButton({ isOff, onFiles }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <IconButton
        label={composerTexts.attach}
        icon={<Paperclip aria-hidden="true" />}
        disabled={isOff}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

function ignoreRepeated(press: MouseEvent): void {
  if (press.detail > 1) press.preventDefault();
}

/** The second press of a double click meets another place, because the page has changed: it selects nothing there. */
function keepSelection(): void {
  document.addEventListener('mousedown', ignoreRepeated, { once: true, capture: true });
}

type SendButtonProps = Pick<ComposerBoxProps, 'phase' | 'onSend' | 'onStop'> & {
  isEmpty: boolean;
  isOff: boolean;
};

/** One button in one place: Send, then Stop at once, then Stopping until it is confirmed. */
function SendButton({ phase, isEmpty, isOff, onSend, onStop }: SendButtonProps) {
  if (phase === 'ready') {
    return (
      <IconButton
        variant="primary"
        label={composerTexts.send}
        icon={<ArrowUp aria-hidden="true" />}
        aria-disabled={isEmpty || undefined}
        disabled={isOff}
        className={joinClasses(classes.send)}
        onClick={() => {
          keepSelection();
          onSend();
        }}
      />
    );
  }
  const isStopping = phase === 'stopping';
  return (
    <Button
      aria-disabled={isStopping || undefined}
      disabled={isOff}
      icon={isStopping ? <Spinner /> : <Square aria-hidden="true" />}
      className={classes.stop}
      onClick={({ detail }) => {
        // The second half of a double click on Send is no wish to stop.
        if (!isStopping && detail < 2) onStop();
      }}
    >
      {isStopping ? composerTexts.stopping : composerTexts.stop}
    </Button>
  );
}
