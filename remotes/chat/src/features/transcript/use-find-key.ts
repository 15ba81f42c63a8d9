import { useCallback, useRef, useState, type RefObject } from 'react';
import { useKeyDown } from '@loupe/shared/ui/use-key-down';

/**
 * Ctrl F (⌘F) opens finding in the chat while the keyboard is in its column or nowhere. Pressed in the find bar itself
 * the browser's own find opens, as it does in the panel and in dialogs.
 */
export function useFindKey(frame: RefObject<HTMLElement | null>): { isOpen: boolean; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element | null>(null);
  useKeyDown((event) => {
    const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'f';
    const { activeElement } = document;
    const column = frame.current?.parentElement;
    const isHere = activeElement === document.body || (column?.contains(activeElement) ?? false);
    if (!isFind || !isHere || column?.inert || activeElement?.closest('[data-find-bar]')) return;
    event.preventDefault();
    const field = frame.current?.querySelector<HTMLInputElement>('[data-find-bar] input');
    if (field) return field.select();
    before.current = activeElement;
    setOpen(true);
  });

  const close = useCallback(() => {
    setOpen(false);
    const back = before.current;
    const target =
      back instanceof HTMLElement && back !== document.body && back.isConnected
        ? back
        : frame.current?.querySelector<HTMLElement>('section');
    target?.focus({ preventScroll: true });
  }, [frame]);

  return { isOpen, close };
}
