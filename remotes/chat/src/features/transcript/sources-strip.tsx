import type { Source } from '@loupe/shared/contract/run-events';
import { transcriptTexts } from '#texts/transcript';
import { SourceIcon } from '../../parts/source-icon.tsx';
import classes from './sources-strip.module.css';

const SHOWN = 3;

/** The name alone: that it is sample data is in the list of sources, and the name would be cut off for it. */
function shortTitle({ title, is_sample: isSample }: Source): string {
  return isSample ? title.replace(/ \([^()]*\)$/u, '') : title;
}

/** The first sources of an answer by name; each opens its kept copy. */
export function SourcesStrip({
  sources,
  onOpen,
}: {
  sources: readonly Source[];
  onOpen: (n: number) => void;
}) {
  // One name for all places in the same file or page
  const named = [
    ...new Map(sources.toReversed().map((source) => [source.title, source])).values(),
  ].toReversed();
  const rest = named.length - SHOWN;
  return (
    <div className={classes.strip}>
      {named.slice(0, SHOWN).map((source) => (
        <button key={source.n} type="button" className={classes.source} onClick={() => onOpen(source.n)}>
          <SourceIcon kind={source.kind} />
          <span className={classes.title}>{shortTitle(source)}</span>
        </button>
      ))}
      <span className={classes.count}>
        {rest > 0
          ? `+${rest} · ${transcriptTexts.sources(sources.length)}`
          : transcriptTexts.sources(sources.length)}
      </span>
    </div>
  );
}
