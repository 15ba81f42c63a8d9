import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { mentionAt } from '../../lib/agent-mention.ts';
import { slashAt } from '../../lib/prompt-text.ts';

/** What is being looked for in the text: agents after `@`, prompts after `/`. */
export interface Found {
  readonly kind: 'agents' | 'prompts';
  readonly start: number;
  readonly query: string;
}

interface FieldListOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly listId: string;
  /** How many there are to choose from, and which is active at first; -1 for none. */
  readonly count: (found: Found) => { readonly all: number; readonly first: number };
  /** Takes the option at a place; false when there is none. */
  readonly onPick: (found: Found, index: number) => boolean;
  readonly onEscape: () => void;
  /** A key that no open list takes; true when it was for something else here. */
  readonly onOtherKey: (event: KeyboardEvent) => boolean;
}

function foundIn(box: HTMLTextAreaElement): Found | null {
  const { selectionStart: caret, selectionEnd, value } = box;
  if (caret !== selectionEnd) return null;
  const mention = mentionAt(value, caret);
  if (mention) return { kind: 'agents', ...mention };
  const slash = slashAt(value, caret);
  return slash && { kind: 'prompts', ...slash };
}

/**
 * The list over the text box: opened by typing, moved in by arrows, chosen by Enter or Tab, closed by Escape. It listens to
 * the box itself, before the page does: what is for the list, the page does not hear.
 */
export function useFieldList(options: FieldListOptions) {
  const { field, listId } = options;
  const [found, setFound] = useState<Found | null>(null);
  /** Where the arrows have led; null: they were not used. */
  const [moved, setMoved] = useState<number | null>(null);
  /** The text in which the list was closed: it stays closed until that changes. */
  const closedIn = useRef<string | null>(null);
  const { all, first } = found ? options.count(found) : { all: 0, first: -1 };
  const activeIndex = moved !== null && moved < all ? moved : first;

  function open(next: Found | null) {
    closedIn.current = null;
    setMoved(null);
    setFound(next);
  }

  /** Closes it; in the text that is there by then it does not open again by itself. */
  function close() {
    setFound(null);
    closedIn.current = field.current?.value ?? null;
  }

  const look = useEffectEvent(() => {
    const box = field.current;
    if (!box || document.activeElement !== box || box.value === closedIn.current) return;
    const next = foundIn(box);
    if (next?.start === found?.start && next?.query === found?.query && next?.kind === found?.kind) return;
    open(next);
  });

  const hear = useEffectEvent((event: KeyboardEvent) => {
    // Enter that ends a composition (Japanese, Chinese, Korean) chooses nothing.
    if (event.isComposing || event.keyCode === 229) return;
    if (!(found ? moves(found, event) : options.onOtherKey(event))) return;
    event.preventDefault();
    event.stopPropagation();
  });

  function moves(in_: Found, { key, shiftKey }: KeyboardEvent): boolean {
    if ((key === 'Enter' || key === 'Tab') && !shiftKey) return options.onPick(in_, activeIndex);
    if (key === 'ArrowDown' && all > 0) setMoved((activeIndex + 1) % all);
    else if (key === 'ArrowUp' && all > 0) setMoved((Math.max(activeIndex, 0) - 1 + all) % all);
    else if (key === 'Escape') {
      options.onEscape();
      close();
    } else return false;
    return true;
  }

  useEffect(() => {
    const box = field.current;
    const onInput = () => look();
    const onKey = (event: KeyboardEvent) => hear(event);
    const onBlur = () => setFound(null);
    // What was typed while this was being fetched.
    const frame = requestAnimationFrame(onInput);
    box?.addEventListener('input', onInput);
    box?.addEventListener('keydown', onKey);
    box?.addEventListener('blur', onBlur);
    document.addEventListener('selectionchange', onInput);
    return () => {
      cancelAnimationFrame(frame);
      box?.removeEventListener('input', onInput);
      box?.removeEventListener('keydown', onKey);
      box?.removeEventListener('blur', onBlur);
      document.removeEventListener('selectionchange', onInput);
    };
  }, [field]);

  const active = activeIndex >= 0 && activeIndex < all ? `${listId}-${activeIndex}` : null;
  const isOpen = found !== null;
  useEffect(() => {
    const box = field.current;
    if (!box || !isOpen) return;
    box.setAttribute('aria-controls', listId);
    if (active) box.setAttribute('aria-activedescendant', active);
    return () => {
      box.removeAttribute('aria-controls');
      box.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, isOpen, active]);

  return { found, activeIndex, setActiveIndex: setMoved, open, close };
}
