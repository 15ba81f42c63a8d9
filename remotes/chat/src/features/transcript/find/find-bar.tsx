import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { SearchField } from '@loupe/shared/ui/search-field';
import { texts } from '#texts';
import { findTexts } from '#texts/find';
import { createChatFind, type ChatFind, type Searched } from '../../../stores/chat-find.ts';
import { useFindMarks } from './use-find-marks.ts';
import classes from './find-bar.module.css';

export type FindBarProps = {
  searched: Searched;
  content: RefObject<HTMLElement | null>;
  /** The first turn in view. */
  turnInView: () => string | null;
  goTo: (turnId: string) => void;
  onClose: () => void;
};

/** Finds words in the whole chat (Ctrl F), also in what is not on the page: count, next, previous. */
export function FindBar({ searched, content, turnInView, goTo, onClose }: FindBarProps) {
  const [find] = useState(() => createChatFind(searched));
  const field = useRef<HTMLDivElement>(null);
  const words = useStore(find.$words);
  const shown = useStore(find.$shown);
  useFindMarks(content, words, shown, goTo);

  useEffect(() => {
    void find.start();
    field.current?.querySelector('input')?.focus();
  }, [find]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      find.step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <div className={classes.bar} ref={field} onKeyDownCapture={onKeyDown} data-find-bar>
      <SearchField
        label={findTexts.label}
        placeholder={findTexts.label}
        value={words}
        onChange={(next) => find.look(next, turnInView())}
        className={classes.field}
      />
      <Counted find={find} />
      <IconButton
        size="small"
        label={findTexts.previous}
        icon={<ChevronUp aria-hidden="true" />}
        onClick={() => find.step(-1)}
      />
      <IconButton
        size="small"
        label={findTexts.next}
        icon={<ChevronDown aria-hidden="true" />}
        onClick={() => find.step(1)}
      />
      <IconButton size="small" label={findTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      <Reading find={find} />
    </div>
  );
}

type OfFind = { find: ChatFind };

/** Which find of how many is shown. */
function Counted({ find }: OfFind) {
  const finds = useStore(find.$finds);
  const at = useStore(find.$at);
  const words = useStore(find.$words);
  const reading = useStore(find.$reading);
  const isReport = finds[at]?.part === 'report';
  const nothing = reading === 'idle' ? findTexts.none : findTexts.noneYet;
  return (
    <span role="status" className={classes.count}>
      {words.trim() !== '' && (finds.length === 0 ? nothing : findTexts.count(at + 1, finds.length))}
      {isReport && ` ${findTexts.inReport}`}
    </span>
  );
}

/** Whether all of the chat is searched yet. */
function Reading({ find }: OfFind) {
  const reading = useStore(find.$reading);
  if (reading === 'idle') return null;
  if (reading === 'reading')
    return (
      <p role="status" className={classes.reading}>
        {findTexts.reading}
      </p>
    );
  return (
    <p role="alert" className={classes.reading}>
      {findTexts.readFailed}{' '}
      <Button size="small" onClick={() => void find.start()}>
        {texts.retry}
      </Button>
    </p>
  );
}
