import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { Figure, Finding, Source } from '../contract/run-events.ts';
import { SideSheet } from '../ui/side-sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LoadingRegion } from '../ui/states.tsx';
import { AlsoSaid } from './also-said.tsx';
import type { LoadCopy } from './copy-reader.ts';
import { FigureFacts } from './figure-facts.tsx';
import { KeptCopy } from './kept-copy.tsx';
import { messages } from '#texts/evidence';
import { isSame, stopsOf, type Stop } from './stops.ts';
import { otherValuesOfFigure, otherValuesOfSource, type OtherValues } from './other-values.ts';
import { useBeside } from './use-beside.ts';
import classes from './evidence-sheet.module.css';

export type EvidenceSheetProps = {
  /** What was pressed: a number of the report, or a source mark. */
  figureId: string | null;
  sourceN: number | null;
  figures: readonly Figure[];
  sources: readonly Source[];
  /** Those with a comparison tell what else was said. */
  findings: readonly Finding[];
  /** Where the log with figures and sources is not there (yet). */
  missingLog?: 'loading' | 'failed' | undefined;
  load: LoadCopy;
  Text: ComponentType<{ text: string }>;
  onRows?: ((input: number) => void) | undefined;
  onClose: () => void;
  /** Id of what is read meanwhile: where the window is wide enough the sheet is at its left. */
  besideId?: string | undefined;
};

/**
 * What a number or a statement rests on: how it was computed, and the kept copy at the passage. In a wide chat the
 * report is read on beside it and the next number shown in it; Escape closes, the focus goes back.
 */
export function EvidenceSheet(props: EvidenceSheetProps) {
  const { figureId, sourceN, onClose, besideId } = props;
  const figure = props.figures.find(({ id }) => id === figureId) ?? null;
  const besidePx = useBeside(besideId);
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  useEscape(onClose);
  return (
    <SideSheet
      isOpen
      onClose={onClose}
      title={figure ? figure.value : sourceN === null ? messages.how : messages.source(String(sourceN))}
      description={figure?.label}
      besidePx={besidePx}
      popup={popup}
      finalFocus={opener}
    >
      <Parts key={`${figureId} ${sourceN}`} {...props} figure={figure} popupRef={popup} openerRef={opener} />
    </SideSheet>
  );
}

type PartsProps = EvidenceSheetProps & {
  figure: Figure | null;
  popupRef: RefObject<HTMLDivElement | null>;
  openerRef: RefObject<HTMLElement | null>;
};

function Parts(props: PartsProps) {
  const { figure, sourceN, sources, findings, missingLog, load, Text, onRows, popupRef, openerRef } = props;
  const told = figure
    ? otherValuesOfFigure(figure, findings, sources)
    : sourceN === null
      ? []
      : otherValuesOfSource(sourceN, findings, sources);
  const own = figure ? stopsOf(figure, sources) : sourceN === null ? [] : [{ n: sourceN, place: null }];
  const stops = withOtherPlaces(own, told);
  const [at, setAt] = useState(0);
  const goTo = (wanted: Stop) =>
    setAt(
      Math.max(
        0,
        stops.findIndex((one) => isSame(one, wanted)),
      ),
    );
  useTakenFocus(popupRef, openerRef);
  const stop: Stop | undefined = stops[at];
  const source = sources.find(({ n }) => n === stop?.n);
  return (
    <div className={classes.parts}>
      {!figure && !source && <Absent missingLog={missingLog} />}
      {figure && <FigureFacts figure={figure} sources={sources} Text={Text} onRows={onRows} onStop={goTo} />}
      <AlsoSaid
        toldOf={told}
        onSource={(n) => goTo(stops.find((one) => one.n === n) ?? { n, place: null })}
      />
      {stop && source && (
        <KeptCopy
          key={`${stop.n} ${stop.place}`}
          source={source}
          place={stop.place}
          load={load}
          places={{ at, count: stops.length, goTo: setAt }}
        />
      )}
    </div>
  );
}

/** The places that something rests on, and after them those where something else was said of it. */
function withOtherPlaces(own: readonly Stop[], told: readonly OtherValues[]): readonly Stop[] {
  const others = told.flatMap((one) => one.told.flatMap(({ sources }) => sources.map(({ n }) => n)));
  const further = [...new Set(others)].filter((n) => !own.some((stop) => stop.n === n));
  return [...own, ...further.map((n) => ({ n, place: null }))];
}

function Absent({ missingLog }: Pick<EvidenceSheetProps, 'missingLog'>) {
  if (missingLog !== 'loading') return <p>{missingLog ? messages.logFailed : messages.unknown}</p>;
  return (
    <LoadingRegion label={messages.waiting}>
      <Skeleton lines={6} />
    </LoadingRegion>
  );
}

/** The focus comes from what was pressed each time, and goes back there. */
function useTakenFocus(
  popupRef: RefObject<HTMLDivElement | null>,
  openerRef: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (!(pressed instanceof HTMLElement) || popupRef.current?.contains(pressed)) return;
    openerRef.current = pressed;
    popupRef.current?.focus({ preventScroll: true });
  }, [popupRef, openerRef]);
}

/** Escape closes the sheet first, also while the focus is in what is read beside it. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    }
    addEventListener('keydown', close, { capture: true });
    return () => removeEventListener('keydown', close, { capture: true });
  }, [onClose]);
}
