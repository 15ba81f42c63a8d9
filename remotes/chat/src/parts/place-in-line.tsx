import { useEffect, useRef, useState } from 'react';
import type { RunWaiting } from '@loupe/shared/contract/runs';
import { lineTexts } from '@loupe/shared/messages/line';

export type PlaceInLineProps = { waiting: RunWaiting };

/** The place in line of a run that nobody works on yet. A screen reader announces it once, when the waiting begins. */
export function PlaceInLine({ waiting }: PlaceInLineProps) {
  const text = lineTexts.waiting(waiting.place, waiting.about_s);
  const [first] = useState(text);
  const region = useRef<HTMLSpanElement>(null);
  // What a region says as it appears is not read out; what changes in it is.
  useEffect(() => region.current?.replaceChildren(first), [first]);
  return (
    <>
      <strong>{text}</strong>
      <span ref={region} role="status" className="visually-hidden" />
    </>
  );
}
