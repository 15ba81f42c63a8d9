import { StillMarkdown } from '@loupe/shared/markdown/still-markdown';
import { Popover } from '@loupe/shared/ui/popover';
import { isTex, type Evidence } from '../../lib/evidence.ts';
import { texts } from '../../messages/texts.ts';
import { SourceDetail } from '../../parts/source-detail.tsx';
import classes from './evidence-popover.module.css';

export type EvidencePopoverProps = {
  evidence: Evidence;
  anchor: Element;
  onClose: () => void;
};

/** Where a number or a statement comes from, beside the place that was pressed. */
export function EvidencePopover({ evidence, anchor, onClose }: EvidencePopoverProps) {
  const title = evidence.kind === 'figure' ? texts.figure : texts.source(evidence.source.n);
  return (
    <Popover anchor={anchor} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <div className={classes.body}>
        {evidence.kind === 'figure' && <FigureDetail evidence={evidence} />}
        {evidence.kind === 'source' && <SourceDetail source={evidence.source} />}
      </div>
    </Popover>
  );
}

function FigureDetail({ evidence: { figure, source } }: { evidence: Extract<Evidence, { kind: 'figure' }> }) {
  return (
    <>
      <p>
        <strong>{figure.value}</strong> · {figure.label}
      </p>
      <p className={classes.term}>{texts.formula}</p>
      {isTex(figure.formula) ? (
        <StillMarkdown text={String.raw`\(${figure.formula}\)`} />
      ) : (
        <code className={classes.formula}>{figure.formula}</code>
      )}
      {figure.inputs.length > 0 && (
        <>
          <p className={classes.term}>{texts.inputs}</p>
          <ul className={classes.inputs}>
            {figure.inputs.map(({ name, value, from }) => (
              <li key={name}>
                {name} = <strong>{value}</strong>
                {from !== null && <span className={classes.from}> {texts.from(from)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {source && (
        <>
          <p className={classes.term}>{texts.source(source.n)}</p>
          <SourceDetail source={source} />
        </>
      )}
    </>
  );
}
