import type { Figure } from '@loupe/shared/contract/run-events';
import { DataList } from '@loupe/shared/ui/data-list';
import { Popover } from '@loupe/shared/ui/popover';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { formulaMarkdown } from '../../lib/formula.ts';
import { figureTexts } from '../../messages/texts.ts';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import classes from './figure-popover.module.css';

export type FigurePopoverProps = {
  figure: Figure | null;
  anchor: HTMLElement;
  onClose: () => void;
  onSource: (n: number) => void;
};

/** Beside a number of the report: its formula, the inputs with where each is from, its source. */
export function FigurePopover({ figure, anchor, onClose, onSource }: FigurePopoverProps) {
  return (
    <Popover
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={figureTexts.how}
    >
      {figure ? <FigureBody figure={figure} onSource={onSource} /> : <p>{figureTexts.unknown}</p>}
    </Popover>
  );
}

function FigureBody({ figure, onSource }: { figure: Figure; onSource: (n: number) => void }) {
  const { source_n: sourceN } = figure;
  return (
    <div className={classes.body}>
      <p className={classes.value}>
        {figure.label}: <strong>{figure.value}</strong>
      </p>
      <SectionLabel as="h3">{figureTexts.formula}</SectionLabel>
      <div className={classes.formula}>
        <LazyMarkdown text={formulaMarkdown(figure.formula)} />
      </div>
      {figure.inputs.length > 0 && (
        <>
          <SectionLabel as="h3">{figureTexts.inputs}</SectionLabel>
          <DataList
            items={figure.inputs.map((input) => ({
              key: input.name,
              term: input.name,
              detail: (
                <>
                  {input.value}
                  {input.from && <span className={classes.from}>{` ${figureTexts.from} ${input.from}`}</span>}
                </>
              ),
            }))}
          />
        </>
      )}
      {sourceN !== null && (
        <button type="button" className={classes.source} onClick={() => onSource(sourceN)}>
          {figureTexts.source(sourceN)}
        </button>
      )}
    </div>
  );
}
