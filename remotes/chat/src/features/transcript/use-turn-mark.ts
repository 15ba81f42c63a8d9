import { useEffect, type RefObject } from 'react';
import { environment } from '@loupe/shared/environment';

/** For so long a turn that somebody went to stays marked, milliseconds. */
const MARK_MS = 2400;

/** Gives the keyboard to a turn that somebody went to, and marks it for a moment. Call it behind what mounts the turn. */
export function useTurnMark(
  content: RefObject<HTMLElement | null>,
  target: { readonly turnId: string } | null,
): void {
  useEffect(() => {
    if (!target) return;
    let takeBack = () => {};
    queueMicrotask(() => {
      const turn = content.current?.querySelector<HTMLElement>(
        `:scope > [data-turn="${CSS.escape(target.turnId)}"]`,
      );
      if (!turn) return;
      turn.tabIndex = -1;
      turn.focus({ preventScroll: true });
      turn.dataset.wanted = '';
      const unmark = () => delete turn.dataset.wanted;
      const cancel = environment().clock.after(MARK_MS, unmark);
      takeBack = () => {
        cancel();
        unmark();
      };
    });
    return () => takeBack();
  }, [content, target]);
}
