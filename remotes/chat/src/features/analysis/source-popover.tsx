import type { Source } from '@loupe/shared/contract/run-events';
import { formatDateTime } from '@loupe/shared/lib/format';
import { Popover } from '@loupe/shared/ui/popover';
import { analysisTexts } from '../../messages/analysis-texts.ts';
import { sourceTexts } from '../../messages/texts.ts';
import classes from './analysis-view.module.css';

export type SourcePopoverProps = {
  n: number;
  source: Source | null;
  anchor: HTMLElement;
  onClose: () => void;
};

/** Beside a source mark of the report: what it rests on, where in it, and when the copy was kept. */
export function SourcePopover({ n, source, anchor, onClose }: SourcePopoverProps) {
  return (
    <Popover
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={analysisTexts.source(n)}
    >
      {source === null ? (
        <p>{sourceTexts.unknown}</p>
      ) : (
        <div className={classes.source}>
          <p className={classes.sourceTitle}>{source.title}</p>
          {source.locator !== null && <p className={classes.note}>{source.locator}</p>}
          <p className={classes.excerpt}>{source.excerpt}</p>
          <p className={classes.note}>{analysisTexts.kept(formatDateTime(source.fetched_at))}</p>
        </div>
      )}
    </Popover>
  );
}
