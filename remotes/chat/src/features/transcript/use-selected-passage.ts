import { useCallback, useEffect, useState } from 'react';

/** Height of the button and the room between it and what is selected, pixels. */
const ABOVE_PX = 40;
/** Least distance to the edges of the window, pixels. */
const EDGE_PX = 60;

interface Passage {
  readonly text: string;
  /** Middle of the passage and a line above it, in the window, pixels. */
  readonly x: number;
  readonly y: number;
}

/** The passage of one answer or report that is selected, once the pointer or the key is let go; null without one. */
export function useSelectedPassage(): { passage: Passage | null; forget: () => void } {
  const [passage, setPassage] = useState<Passage | null>(null);
  const forget = useCallback(() => {
    document.getSelection()?.removeAllRanges();
    setPassage(null);
  }, []);
  useEffect(() => {
    const look = () => setPassage(selectedPassage());
    const leave = () => setPassage(null);
    const onChange = () => {
      if (document.getSelection()?.isCollapsed) leave();
    };
    document.addEventListener('pointerup', look);
    document.addEventListener('keyup', look);
    document.addEventListener('selectionchange', onChange);
    document.addEventListener('scroll', leave, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerup', look);
      document.removeEventListener('keyup', look);
      document.removeEventListener('selectionchange', onChange);
      document.removeEventListener('scroll', leave, { capture: true });
    };
  }, []);
  return { passage, forget };
}

function selectedPassage(): Passage | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const [from, to] = [selection.anchorNode, selection.focusNode].map((node) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('[data-markdown]'),
  );
  const text = selection.toString().trim();
  if (!from || from !== to || text === '') return null;
  const { left, width, top } = selection.getRangeAt(0).getBoundingClientRect();
  const x = Math.min(globalThis.innerWidth - EDGE_PX, Math.max(EDGE_PX, left + width / 2));
  return { text, x, y: Math.max(8, top - ABOVE_PX) };
}
