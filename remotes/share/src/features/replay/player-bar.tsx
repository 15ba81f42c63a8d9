import { useStore } from '@nanostores/react';
import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw, SkipForward } from 'lucide-react';
import { IconButton } from '@loupe/shared/ui/button';
import { Segmented } from '@loupe/shared/ui/segmented';
import type { StageMark, Timeline } from '../../lib/replay-timeline.ts';
import { replayTexts } from '#texts/replay';
import { speeds, type Player, type Speed } from '../../stores/player.ts';
import classes from './player-bar.module.css';

type PlayerBarProps = { player: Player; timeline: Timeline };

/** The stage a position lies in, or null before the first. */
function stageAt(marks: readonly StageMark[], position: number): StageMark | null {
  return marks.findLast((mark) => mark.position <= position) ?? null;
}

/** Play, step, scrubber with stage marks, speed, n/m, jump to the end (X3). */
export function PlayerBar({ player, timeline }: PlayerBarProps) {
  const { position, isPlaying, speed } = useStore(player.$player);
  const isAtEnd = position >= timeline.length;
  const label = isPlaying ? replayTexts.pause : isAtEnd ? replayTexts.again : replayTexts.play;
  const PlayIcon = isPlaying ? Pause : isAtEnd ? RotateCcw : Play;
  return (
    <section className={classes.bar} aria-label={replayTexts.player}>
      <Scrubber player={player} timeline={timeline} position={position} />
      <div className={classes.controls}>
        <div className={classes.group}>
          <IconButton
            label={replayTexts.back}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={position === 0}
            onClick={() => player.step(-1)}
          />
          <IconButton
            variant="primary"
            label={label}
            icon={<PlayIcon aria-hidden="true" />}
            onClick={player.toggle}
          />
          <IconButton
            label={replayTexts.forward}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={isAtEnd}
            onClick={() => player.step(1)}
          />
          <output className={classes.count}>{replayTexts.of(position, timeline.length)}</output>
        </div>
        <div className={classes.group}>
          <Segmented
            label={replayTexts.speed}
            value={String(speed)}
            options={speeds.map((value) => ({ value: String(value), label: replayTexts.times(value) }))}
            onChange={(value) => player.setSpeed(Number(value) as Speed)}
          />
          <IconButton
            label={replayTexts.toEnd}
            icon={<SkipForward aria-hidden="true" />}
            disabled={isAtEnd}
            onClick={player.toEnd}
          />
        </div>
      </div>
      <p className={classes.keys}>{replayTexts.keys}</p>
    </section>
  );
}

function Scrubber({ player, timeline, position }: PlayerBarProps & { position: number }) {
  const { length, marks } = timeline;
  const current = stageAt(marks, position);
  return (
    <div>
      <input
        type="range"
        className={classes.scrubber}
        aria-label={replayTexts.position}
        aria-valuetext={replayTexts.positionOf(position, length, current?.title ?? null)}
        min={0}
        max={length}
        step={1}
        value={position}
        data-player-keys
        onChange={(event) => player.seek(Number(event.currentTarget.value))}
      />
      <div className={classes.marks} aria-hidden="true">
        {marks.map((mark) => (
          <span
            key={mark.position}
            className={classes.mark}
            data-passed={mark.position <= position || undefined}
            style={{ left: `${(mark.position / length) * 100}%` }}
          />
        ))}
      </div>
      {marks.length > 0 && (
        <ul className={classes.stages} aria-label={replayTexts.stages}>
          {marks.map((mark) => (
            <li key={mark.position}>
              <button
                type="button"
                className={classes.stage}
                aria-current={mark === current ? 'step' : undefined}
                onClick={() => player.seek(mark.position)}
              >
                {mark.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
