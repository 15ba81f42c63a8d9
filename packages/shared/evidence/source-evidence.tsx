import type { Finding, Source } from '../contract/run-events.ts';
import { AlsoSaid } from './also-said.tsx';
import type { LoadCopy } from './copy-reader.ts';
import { KeptCopy } from './kept-copy.tsx';
import { otherValuesOfSource } from './other-values.ts';
import classes from './evidence-sheet.module.css';

export type SourceEvidenceProps = {
  source: Source;
  sources: readonly Source[];
  findings: readonly Finding[];
  load: LoadCopy;
  onSource: (n: number) => void;
};

/** A source where it is the page: what else was said of what it says, and its kept copy. Give it a `key` of the source. */
export function SourceEvidence({ source, sources, findings, load, onSource }: SourceEvidenceProps) {
  return (
    <div className={classes.parts}>
      <AlsoSaid toldOf={otherValuesOfSource(source.n, findings, sources)} onSource={onSource} />
      <KeptCopy source={source} load={load} />
    </div>
  );
}
