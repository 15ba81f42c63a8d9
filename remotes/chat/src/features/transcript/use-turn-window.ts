import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import {
  covers,
  piecesOf,
  stepTowards,
  topOf,
  windowAt,
  type Piece,
  type TurnHeights,
  type TurnWindow,
} from '../../lib/turn-window.ts';
import { createTurnHeights } from '../../lib/turn-heights.ts';
import type { Turn } from '../../lib/turns.ts';
import { scrollInside } from '../../parts/scroll-inside.ts';
import { useReadAhead } from './use-read-ahead.ts';

/** Before anything was laid out, pixels. */
const FIRST_VIEW_PX = 900;
/** Beyond each edge of the view, in heights of the view: what is mounted before it is seen, … */
const AHEAD_VIEWS = 1.5;
/** … what stays once it was, and what is mounted at once where a reader came faster than it could be. */
const KEPT_VIEWS = 2.5;
const AT_ONCE_VIEWS = 0.3;
const GAP_PX = 32;
const ALL: TurnWindow = { start: 0, end: Number.POSITIVE_INFINITY };

interface Anchor {
  readonly turnId: string;
  /** From the top edge of the view, pixels. */
  readonly offset: number;
}

interface Mounted {
  readonly window: TurnWindow;
  /** The first turn as the window was made: older ones may have come before it. */
  readonly originId: string | undefined;
  /** The turn that holds the focus stays, wherever the view goes. */
  readonly focusedId: string | undefined;
}

/** What is mounted of a long chat: the turns near the view, in the room that all of them take. */
export function useTurnWindow(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  turns: readonly Turn[],
) {
  const [known] = useState(createTurnHeights);
  const anchor = useRef<Anchor | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [mounted, setMounted] = useState<Mounted>(() => lastOf(turns));
  const current = isWhole ? ALL : windowIn(turns, mounted);
  const { start, end } = current;
  const shown = useRef({ turns, window: current });
  /** A step is on its way: started again with each scroll it would never be done. */
  const isStepping = useRef(false);
  useLayoutEffect(() => {
    shown.current = { turns, window: { start, end } };
    isStepping.current = false;
  }, [turns, start, end]);

  const measure = useCallback((): TurnHeights => {
    const box = list.current;
    if (box) {
      const gap = Number.parseFloat(getComputedStyle(box).rowGap) || GAP_PX;
      known.note(
        { width: box.clientWidth, gap },
        rowsIn(box).map((row) => [row.dataset.turn ?? '', row.offsetHeight]),
      );
    }
    return known.of(shown.current.turns);
  }, [list, known]);

  /** Notes the first turn whose top is in view: what is mounted above it must not move it. */
  const noteAnchor = useCallback(() => {
    const [box, view] = [list.current, scroller.current?.getBoundingClientRect()];
    if (!box || !view) return;
    const rows = rowsIn(box).map((row) => ({ row, rect: row.getBoundingClientRect() }));
    const first =
      rows.find(({ rect }) => rect.top >= view.top && rect.top < view.bottom) ??
      rows.find(({ rect }) => rect.bottom > view.top && rect.top < view.bottom);
    anchor.current = first
      ? { turnId: first.row.dataset.turn ?? '', offset: first.rect.top - view.top }
      : null;
  }, [list, scroller]);

  /** Moves the window: at once where nothing is mounted, else turn by turn, when there is time. */
  const look = useCallback(() => {
    const [box, view] = [list.current, scroller.current];
    if (!box || !view || view.clientHeight === 0) return;
    const heights = measure();
    const top = view.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const at = (views: number) => windowAt(heights, top, view.clientHeight, views * view.clientHeight);
    noteAnchor();
    const {
      turns: [first],
      window,
    } = shown.current;
    const move = (to: TurnWindow) =>
      setMounted({
        window: to,
        originId: first?.id,
        focusedId: rowsIn(box).find((row) => row.contains(document.activeElement))?.dataset.turn,
      });
    const wanted = at(AHEAD_VIEWS);
    if (!covers(window, at(0))) flushSync(() => move(at(AT_ONCE_VIEWS)));
    else if (!covers(window, wanted) && !isStepping.current) {
      isStepping.current = true;
      startTransition(() => move(stepTowards(window, wanted, at(KEPT_VIEWS))));
    }
  }, [list, scroller, measure, noteAnchor]);

  // What was just mounted is higher or lower than it was thought to be.
  const mountedKey = `${start} ${end} ${turns[0]?.id}`;
  const seenKey = useRef(mountedKey);
  useLayoutEffect(() => {
    const [box, view, kept] = [list.current, scroller.current, anchor.current];
    if (seenKey.current === mountedKey) return;
    seenKey.current = mountedKey;
    if (!box || !view || !kept) return;
    const row = rowOf(box, kept.turnId);
    if (!row) return;
    const moved = row.getBoundingClientRect().top - view.getBoundingClientRect().top - kept.offset;
    if (Math.abs(moved) > 1) view.scrollTop += moved;
  }, [list, scroller, mountedKey]);

  // Also after each step: the next one may be due.
  useEffect(look, [look, turns, start, end]);

  /** Puts a turn at the top of the view. */
  const goTo = useCallback(
    (turnId: string) => {
      const [box, view] = [list.current, scroller.current];
      const index = shown.current.turns.findIndex(({ id }) => id === turnId);
      if (!box || !view || index < 0) return;
      const top = topOf(measure(), index);
      anchor.current = null;
      view.scrollTop += box.getBoundingClientRect().top - view.getBoundingClientRect().top + top - GAP_PX;
      look();
      const row = rowOf(box, turnId);
      if (row) scrollInside(view, row, GAP_PX);
      noteAnchor();
    },
    [list, scroller, measure, look, noteAnchor],
  );

  const pieces = useMemo<readonly Piece[]>(() => {
    // Heights measured since are those of mounted turns: they change no room.
    const focused = turns.findIndex(({ id }) => id === mounted.focusedId);
    return piecesOf(known.of(turns), { start, end }, [focused, turns.length - 1]);
  }, [turns, start, end, mounted.focusedId, known]);

  const turnInView = useCallback(() => anchor.current?.turnId ?? null, []);

  useReadAhead(turns, current);

  return { pieces, look, goTo, setWhole, turnInView };
}

/** The end of a chat, where it is opened. */
function lastOf(turns: readonly Turn[]): Mounted {
  const heights = createTurnHeights().of(turns);
  const top = topOf(heights, turns.length) - FIRST_VIEW_PX;
  return {
    window: windowAt(heights, top, FIRST_VIEW_PX, FIRST_VIEW_PX),
    originId: turns[0]?.id,
    focusedId: undefined,
  };
}

function windowIn(turns: readonly Turn[], { window, originId }: Mounted): TurnWindow {
  if (originId === turns[0]?.id) return window;
  const shift = turns.findIndex(({ id }) => id === originId);
  return shift < 0 ? lastOf(turns).window : { start: window.start + shift, end: window.end + shift };
}

const rowsIn = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(':scope > [data-turn]'),
];

const rowOf = (box: HTMLElement, turnId: string): HTMLElement | undefined =>
  rowsIn(box).find((row) => row.dataset.turn === turnId);
