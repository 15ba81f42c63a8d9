import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface WholeChat {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
  /** Messages that were not read yet. */
  readonly olderCount: number;
  readonly readAll: () => Promise<boolean>;
  readonly setWhole: (isWhole: boolean) => void;
}

const isShortcut = (event: KeyboardEvent, key: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === key;

/** True where the keyboard is the conversation's: in it, or nowhere. */
function isReading(scroller: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || (scroller?.contains(activeElement) ?? false);
}

/**
 * Select all (Ctrl A) and printing take the whole chat: all of it is read and mounted for as long as that lasts. True
 * while it is put together.
 */
export function useWholeChat({ scroller, content, olderCount, readAll, setWhole }: WholeChat): boolean {
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => {
    const mountAll = () => flushSync(() => setWhole(true));
    const release = () => setWhole(false);

    async function prepare() {
      setPreparing(true);
      await readAll();
      // What says so is painted first: mounting a long chat takes the page for a while.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      mountAll();
      setPreparing(false);
    }
    async function selectAll() {
      await prepare();
      if (content.current) getSelection()?.selectAllChildren(content.current);
    }
    async function printAll() {
      await prepare();
      print();
    }
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event, 'a') && isReading(scroller.current)) {
        event.preventDefault();
        void selectAll();
      } else if (isShortcut(event, 'p') && olderCount > 0) {
        event.preventDefault();
        void printAll();
      }
    };
    const onSelection = () => {
      if (getSelection()?.isCollapsed) release();
    };
    addEventListener('keydown', onKey);
    addEventListener('beforeprint', mountAll);
    addEventListener('afterprint', release);
    document.addEventListener('selectionchange', onSelection);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('beforeprint', mountAll);
      removeEventListener('afterprint', release);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [scroller, content, olderCount, readAll, setWhole]);
  return isPreparing;
}
