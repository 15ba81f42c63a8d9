import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Source } from '../contract/run-events.ts';
import type { CopyWindow, SourceCopy } from '../contract/source-copies.ts';
import { formatDateTime } from '../lib/dates/formats.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, FailedState, LoadingRegion, RefreshingMark } from '../ui/states.tsx';
import { CopyParts } from './copy-parts.tsx';
import { ReadAs } from './read-as.tsx';
import { createCopyReader, type CopyReader, type LoadCopy } from './copy-reader.ts';
import { messages } from '#texts/evidence';
import { useAtom } from './use-atom.ts';
import classes from './kept-copy.module.css';

/** Steps through places outside this copy, of a number with several inputs. */
interface Places {
  readonly at: number;
  readonly count: number;
  readonly goTo: (at: number) => void;
}

export type KeptCopyProps = {
  source: Source;
  /** Another place in the document than that of the source. */
  place?: string | null;
  load: LoadCopy;
  places?: Places | null;
};

/** The kept copy of what a source rests on, opened at its passage. Give it a `key` of source and place. */
export function KeptCopy({ source, place = null, load, places = null }: KeptCopyProps) {
  const [reader] = useState(() => createCopyReader(load, source.n, place));
  const copy = useAtom(reader.$copy);
  useEffect(() => void reader.open(), [reader]);
  return (
    <div className={classes.card}>
      <Head
        reader={reader}
        source={source}
        place={place}
        places={places}
        isRefreshing={copy.state === 'ready' && copy.isRefreshing}
      />
      {place === null && source.read_as !== undefined && <ReadAs text={source.read_as} />}
      {copy.state === 'loading' && (
        <LoadingRegion label={messages.loading} className={classes.waiting}>
          <Skeleton width="40%" />
          <Skeleton lines={6} />
        </LoadingRegion>
      )}
      {copy.state === 'failed' && (
        <FailedState
          isCompact
          title={messages.failed}
          detail={copy.error.message}
          errorId={copy.error.requestId ?? undefined}
          onRetry={() => void reader.open()}
        />
      )}
      {copy.state === 'ready' && <Body reader={reader} copy={copy.value} source={source} />}
    </div>
  );
}

type HeadProps = {
  reader: CopyReader;
  source: Source;
  place: string | null;
  places: Places | null;
  isRefreshing: boolean;
};

function Head({ reader, source, place, places, isRefreshing }: HeadProps) {
  const copy = useAtom(reader.$copy);
  const mark = useAtom(reader.$mark);
  const window = copy.state === 'ready' ? copy.value.window : null;
  const own: Places | null =
    window && window.marks.length > 1
      ? { at: mark, count: window.marks.length, goTo: (at) => void reader.goTo(at) }
      : null;
  const facts = [
    window?.first_page
      ? messages.page(String(window.first_page), String(window.page_count))
      : (place?.replace(/^.*?, (?=\p{L}+ \d)/u, '') ?? source.locator),
    messages.kept(formatDateTime(source.fetched_at)),
  ];
  const shown = places && places.count > 1 ? places : own;
  const url = source.url !== null && /^https?:\/\//i.test(source.url) ? source.url : null;
  return (
    <div className={classes.head}>
      <h3 className={classes.title}>{source.title}</h3>
      <p className={classes.facts}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <div className={classes.actions}>
        {isRefreshing && <RefreshingMark />}
        {url !== null && (
          <Link href={url} target="_blank">
            {messages.original}
          </Link>
        )}
        {shown && <PlaceSteps {...shown} />}
      </div>
    </div>
  );
}

function PlaceSteps({ at, count, goTo }: Places) {
  return (
    <div role="group" aria-label={messages.places} className={classes.steps}>
      <IconButton
        size="small"
        label={messages.placeBefore}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={at === 0}
        onClick={() => goTo(at - 1)}
      />
      <span aria-live="polite">{messages.place(String(at + 1), String(count))}</span>
      <IconButton
        size="small"
        label={messages.placeAfter}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={at === count - 1}
        onClick={() => goTo(at + 1)}
      />
    </div>
  );
}

function Body({ reader, copy, source }: { reader: CopyReader; copy: SourceCopy; source: Source }) {
  if (copy.state !== 'kept' || copy.window === null)
    return (
      <div className={classes.without}>
        <p>{messages.states[copy.state === 'kept' ? 'not_kept' : copy.state]}</p>
        {source.excerpt === '' ? (
          copy.state !== 'not_included' && <EmptyState title={messages.empty} />
        ) : (
          <blockquote className={classes.excerpt}>{source.excerpt}</blockquote>
        )}
      </div>
    );
  return <Scroll reader={reader} window={copy.window} source={source} />;
}

function Scroll({ reader, window, source }: { reader: CopyReader; window: CopyWindow; source: Source }) {
  const box = useRef<HTMLDivElement>(null);
  const mark = useAtom(reader.$mark);
  const { marks, first_part: first, last_part: last, part_count: count } = window;
  useShownPlace(box, window, mark);
  return (
    <>
      {window.match === 'place' && <p className={classes.said}>{messages.onlyPlace}</p>}
      {window.match === 'none' && <p className={classes.said}>{messages.notFound}</p>}
      <div
        ref={box}
        className={classes.scroll}
        role="region"
        // A box that scrolls is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={messages.copyOf(source.title)}
      >
        <div className={classes.wide}>
          {first > 0 ? (
            <Button
              size="small"
              variant="ghost"
              className={classes.more}
              onClick={() => void reader.more('before')}
            >
              {messages.earlier}
            </Button>
          ) : (
            <p className={classes.end}>{messages.start}</p>
          )}
          <CopyParts window={window} isMarkdown={/\.(?:md|markdown)(?![\w.])/i.test(source.title)} />
          {last < count - 1 ? (
            <Button
              size="small"
              variant="ghost"
              className={classes.more}
              onClick={() => void reader.more('after')}
            >
              {messages.further}
            </Button>
          ) : (
            <p className={classes.end}>{messages.end}</p>
          )}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {marks.length > 0 ? messages.place(String(mark + 1), String(marks.length)) : ''}
      </span>
    </>
  );
}

/** Brings the looked at place into the middle of the box; what is read meanwhile stays where it is when text comes before it. */
function useShownPlace(box: React.RefObject<HTMLDivElement | null>, window: CopyWindow, mark: number): void {
  const shown = useRef<{ mark: number; first: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = shown.current;
    if (before === null || before.mark !== mark) {
      const lit = element.querySelector(`[data-mark="${mark}"]`);
      if (lit) toMiddle(element, lit);
    } else if (window.first_part < before.first)
      element.scrollBy({ top: element.scrollHeight - before.height, behavior: 'instant' });
    shown.current = { mark, first: window.first_part, height: element.scrollHeight };
  }, [box, window, mark]);
}

/** Pixels to scroll so that the names at the left of a row slice no column beside them; 0 where none is sliced. */
function slicedBy(box: HTMLElement, lit: Element): number {
  const [, name, ...cells] = [...(lit.closest('tr')?.children ?? [])].map((cell) =>
    cell.getBoundingClientRect(),
  );
  const edge = name?.right ?? 0;
  const sliced = cells.find(({ left, right }) => left < edge - 1 && right > edge + 1);
  if (!sliced) return 0;
  const back = sliced.left - edge;
  const cell = (lit.closest('td') ?? lit).getBoundingClientRect();
  const isLitInViewAfter = cell.right - back <= box.getBoundingClientRect().right;
  return isLitInViewAfter ? back : sliced.right - edge;
}

function toMiddle(box: HTMLElement, lit: Element): void {
  const [outer, inner] = [box, lit.closest('td') ?? lit].map((one) => one.getBoundingClientRect());
  if (!outer || !inner) return;
  const room = inner.height < box.clientHeight ? (box.clientHeight - inner.height) / 2 : box.clientHeight / 3;
  const isAside = inner.right > outer.right || inner.left < outer.left;
  box.scrollBy({
    top: inner.top - outer.top - room,
    left: isAside ? inner.left - outer.left - box.clientWidth / 2 : 0,
    behavior: 'instant',
  });
  if (isAside) box.scrollBy({ left: slicedBy(box, lit), behavior: 'instant' });
  // The box itself may reach below the window.
  lit.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
