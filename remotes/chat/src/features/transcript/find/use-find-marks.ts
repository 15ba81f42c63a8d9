import { useEffect, type RefObject } from 'react';
import type { Find } from '../../../lib/find-in-chat.ts';
import { rangesOf } from './find-ranges.ts';

/** Names of the highlights, as the style sheet has them. */
const ALL = 'chat-find';
const SHOWN = 'chat-find-shown';

/** Where the parts of a turn are on the page. */
const partsOf = (turn: Element): Readonly<Record<Find['part'], Element | null>> => ({
  question: turn.querySelector('[data-part="question"]'),
  answer: turn.querySelector('[data-part="answer"] [data-markdown]'),
  report: turn.querySelector('[data-part="report"]'),
});

/**
 * Marks every place of the words in the turns that are mounted, the shown one stronger, and brings that one into view.
 * Browsers without highlights (CSS Custom Highlight API) only go there.
 */
export function useFindMarks(
  content: RefObject<HTMLElement | null>,
  words: string,
  shown: Find | null,
  goTo: (turnId: string) => void,
): void {
  useEffect(() => {
    const box = content.current;
    if (!box) return;
    let isReached = shown === null;
    const mark = () => {
      const [find] = shown === null ? [] : shownIn(box, words, shown);
      highlight(
        ALL,
        turnsIn(box).flatMap((turn) => marksIn(turn, words)),
      );
      highlight(SHOWN, find ? [find] : []);
      if (!find || isReached) return;
      isReached = true;
      bringIntoView(box, find);
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(box, { subtree: true, childList: true });
    // It mounts the turn, which no effect may wait for.
    if (!isReached && shown) queueMicrotask(() => goTo(shown.turnId));
    return () => {
      observer.disconnect();
      highlight(ALL, []);
      highlight(SHOWN, []);
    };
  }, [content, words, shown, goTo]);
}

/** Puts a place into the middle of the view, unless it is well inside already. */
function bringIntoView(box: HTMLElement, range: Range): void {
  const scroller = box.parentElement;
  if (!scroller) return;
  const [place, view] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const isInside = place.top > view.top + 60 && place.bottom < view.bottom - 60;
  if (!isInside) scroller.scrollTop += place.top - (view.top + view.height / 2);
}

const turnsIn = (box: Element): Element[] => [...box.querySelectorAll(':scope > [data-turn]')];

function marksIn(turn: Element, words: string): Range[] {
  const { question, answer } = partsOf(turn);
  return [question, answer].flatMap((part) => (part ? rangesOf(part, words) : []));
}

/** The place that is shown; of a report, which is elsewhere, its card. */
function shownIn(box: Element, words: string, { turnId, part, nth }: Find): Range[] {
  const turn = box.querySelector(`:scope > [data-turn="${CSS.escape(turnId)}"]`);
  const place = turn && partsOf(turn)[part];
  if (!place) return [];
  const ranges = rangesOf(place, words);
  const range = ranges[Math.min(nth, ranges.length - 1)] ?? whole(place);
  return [range];
}

function whole(place: Element): Range {
  const range = new Range();
  range.selectNodeContents(place);
  return range;
}

function highlight(name: string, ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined') return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}
