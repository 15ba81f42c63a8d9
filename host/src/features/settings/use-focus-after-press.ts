import { useEffect, useRef, type MouseEvent } from 'react';

/** Leads the focus to a place that stays, when what was pressed is gone with its answer and nobody has gone on since. */
export function useFocusAfterPress<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) place.current?.focus();
  });
  return { place, notePress: (event: MouseEvent) => void (pressed.current = event.currentTarget) };
}
