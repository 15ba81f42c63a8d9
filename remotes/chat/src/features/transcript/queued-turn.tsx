import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { Run } from '@loupe/shared/contract/runs';
import { Button } from '@loupe/shared/ui/button';
import { queueTexts } from '#texts/transcript';
import type { Queue } from '../../stores/queue.ts';
import { Asked } from './question.tsx';
import classes from './queued-turn.module.css';

type QueuedTurnProps = {
  queue: Queue;
  /** What is in the composer. */
  $text: ReadableAtom<string>;
  $activeRun: ReadableAtom<Run | null>;
  /** What was pressed is gone: the next thing is to write. */
  onGone: () => void;
};

/** The message that waits for the answer before it; without one, that there could be one. */
export function QueuedTurn({ queue, $text, $activeRun, onGone }: QueuedTurnProps) {
  const queued = useStore(queue.$queued);
  const isTyped = useStore($text).trim() !== '';
  const isWorking = useStore($activeRun) !== null;
  if (!queued) return isTyped && isWorking ? <p className={classes.hint}>{queueTexts.hint}</p> : null;
  const { content, isHeld } = queued;
  return (
    <div className={classes.queued} data-queued="">
      <Asked
        text={content.text.trim()}
        files={content.attachments.map(({ key, name }) => ({ id: key, name }))}
      />
      <p role="status" className={classes.state}>
        {isHeld ? queueTexts.held : queueTexts.waits}
      </p>
      <div className={classes.row}>
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            queue.takeBack();
            onGone();
          }}
        >
          {queueTexts.takeBack}
        </Button>
        {!isWorking && (
          <Button
            size="small"
            onClick={() => {
              void queue.send();
              onGone();
            }}
          >
            {queueTexts.sendNow}
          </Button>
        )}
      </div>
    </div>
  );
}
