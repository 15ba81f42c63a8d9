import { useState, type ComponentType } from 'react';
import type { Figure, Source } from '../contract/run-events.ts';
import { SideSheet } from '../ui/side-sheet.tsx';
import type { LoadCopy } from './copy-reader.ts';
import { FigureFacts } from './figure-facts.tsx';
import { KeptCopy } from './kept-copy.tsx';
import { messages } from './messages/texts.ts';
import { isSame, stopsOf, type Stop } from './stops.ts';
import classes from './evidence-sheet.module.css';

export type EvidenceSheetProps = {
  /** What was pressed: a number of the report, or a source mark. */
  figureId: string | null;
  sourceN: number | null;
  figures: readonly Figure[];
  sources: readonly Source[];
  load: LoadCopy;
  Text: ComponentType<{ text: string }>;
  onRows?: ((input: number) => void) | undefined;
  onClose: () => void;
};

/** What a number or a statement rests on: how it was computed, and the kept copy at the passage. Escape closes, the focus goes back. */
export function EvidenceSheet(props: EvidenceSheetProps) {
  const { figureId, sourceN, sources, load, Text, onRows, onClose } = props;
  const figure = props.figures.find(({ id }) => id === figureId) ?? null;
  const stops = figure ? stopsOf(figure, sources) : sourceN === null ? [] : [{ n: sourceN, place: null }];
  const [at, setAt] = useState(0);
  const stop: Stop | undefined = stops[at];
  const source = sources.find(({ n }) => n === stop?.n);
  return (
    <SideSheet
      isOpen
      onClose={onClose}
      title={figure ? figure.value : sourceN === null ? messages.how : messages.source(String(sourceN))}
      description={figure?.label ?? source?.title}
    >
      <div className={classes.parts}>
        {!figure && !source && <p>{messages.unknown}</p>}
        {figure && (
          <FigureFacts
            figure={figure}
            sources={sources}
            Text={Text}
            onRows={onRows}
            onStop={(wanted) =>
              setAt(
                Math.max(
                  0,
                  stops.findIndex((one) => isSame(one, wanted)),
                ),
              )
            }
          />
        )}
        {stop && source && (
          <KeptCopy
            key={`${stop.n} ${stop.place}`}
            source={source}
            place={stop.place}
            load={load}
            places={figure ? { at, count: stops.length, goTo: setAt } : null}
          />
        )}
      </div>
    </SideSheet>
  );
}
