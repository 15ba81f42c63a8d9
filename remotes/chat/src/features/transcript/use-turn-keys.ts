import type { RefObject } from 'react';
import { useKeyDown } from '@loupe/shared/ui/use-key-down';
import type { Turn } from '../../lib/turns.ts';

type TurnKeys = {
  frame: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  turns: readonly Turn[];
  turnInView: () => string | null;
  goTo: (turnId: string) => void;
  onStep: (turnId: string, by: 1 | -1) => void;
};

const editable = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';

/**
 * J and K go to the next turn and back, [ and ] to the version of its question before and after, while the keyboard is in
 * the conversation or nowhere, and nothing is being written.
 */
export function useTurnKeys({ frame, content, turns, turnInView, goTo, onStep }: TurnKeys): void {
  /** The turn that has the focus, else the first in view. */
  const current = (): number => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-turn]')?.dataset.turn;
    return turns.findIndex(({ id }) => id === (focused ?? turnInView()));
  };

  function move(by: 1 | -1) {
    const next = turns[current() + by];
    if (!next) return;
    goTo(next.id);
    content.current
      ?.querySelector<HTMLElement>(`:scope > [data-turn="${next.id}"]`)
      ?.focus({ preventScroll: true });
  }

  function step(by: 1 | -1) {
    const from = Math.max(0, current());
    const turn = turns[from]?.question?.versions
      ? turns[from]
      : turns.slice(from).find(({ question }) => question?.versions);
    if (turn) onStep(turn.id, by);
  }

  useKeyDown((event) => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || (frame.current?.contains(activeElement) ?? false);
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (!isHere || isChord || event.isComposing || activeElement?.closest(editable)) return;
    if (frame.current?.closest('[inert]')) return;
    if (event.key === 'j') move(1);
    else if (event.key === 'k') move(-1);
    else if (event.key === '[') step(-1);
    else if (event.key === ']') step(1);
    else return;
    event.preventDefault();
  });
}
