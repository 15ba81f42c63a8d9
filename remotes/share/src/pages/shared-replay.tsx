import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useKeyDown } from '@loupe/shared/ui/use-key-down';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import { Markdown } from '@loupe/shared/markdown/markdown';
import { copyText } from '@loupe/shared/stores/copy';
import { EmptyState } from '@loupe/shared/ui/states';
import { useMedia } from '@loupe/shared/ui/use-media';
import { usePage } from '@loupe/shared/ui/use-page';
import { PlayerBar } from '../features/replay/player-bar.tsx';
import { StageList } from '../features/replay/stage-list.tsx';
import { RunReport } from '../features/report/run-report.tsx';
import { Answer, Question } from '../features/transcript/turn.tsx';
import { playerKey } from '../lib/player-keys.ts';
import { announcement } from '../lib/replay-announcement.ts';
import { createTimeline, type Timeline } from '../lib/replay-timeline.ts';
import { replayTurns } from '../lib/replay-turns.ts';
import type { SharedView } from '../lib/shared-turns.ts';
import { replayTexts } from '#texts/replay';
import { texts } from '#texts';
import { createPlayer, type Player } from '../stores/player.ts';
import type { SharePage } from '../stores/share-page.ts';
import { useEvidence } from './use-evidence.tsx';

export type SharedReplayProps = { view: SharedView; host: HostContract; page: SharePage };

/** The replay of a shared chat: its real event log through the reducer of the live view (X3). */
export function SharedReplay({ view, host, page }: SharedReplayProps) {
  const timeline = useMemo(() => createTimeline(view.logs), [view]);
  const player = usePage(() => createPlayer(timeline, environment()));
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => player.setStepwise(isReduced), [player, isReduced]);
  usePlayerKeys(player);
  if (timeline.length === 0) {
    return <EmptyState title={replayTexts.empty}>{replayTexts.emptyDetail}</EmptyState>;
  }
  return (
    <>
      <ReplayTurns view={view} timeline={timeline} player={player} host={host} page={page} />
      <PlayerBar player={player} timeline={timeline} />
      <Announcer player={player} timeline={timeline} />
    </>
  );
}

/** Space presses a button and writes in a field: there it is theirs. */
function takesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element) || target.closest('[data-player-keys]')) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return true;
  return key === ' ' && target.closest('button, summary') !== null;
}

function usePlayerKeys(player: Player): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || takesKey(event.target, event.key)) return;
    const act = playerKey(event);
    if (!act) return;
    event.preventDefault();
    act(player);
  });
}

/** Keeps the end in view while it plays, as long as the reader is there; who scrolls up is left alone. */
function useFollow(place: RefObject<HTMLElement | null>, player: Player): void {
  useEffect(() => {
    const scroller = place.current?.closest('main');
    if (!scroller) return;
    let wasAtEnd = true;
    const note = () => {
      wasAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 120;
    };
    note();
    scroller.addEventListener('scroll', note, { passive: true });
    const stop = player.$player.listen(({ isPlaying }) => {
      if (!isPlaying || !wasAtEnd) return;
      requestAnimationFrame(() => {
        scroller.scrollTop = scroller.scrollHeight;
      });
    });
    return () => {
      stop();
      scroller.removeEventListener('scroll', note);
    };
  }, [place, player]);
}

type MomentProps = SharedReplayProps & { timeline: Timeline; player: Player };

function ReplayTurns({ view, timeline, player, host, page }: MomentProps) {
  const { position } = useStore(player.$player);
  const { marksOf, sheet } = useEvidence(host, page);
  const place = useRef<HTMLDivElement>(null);
  useFollow(place, player);
  const runIndex = timeline.eventAt(position)?.runIndex ?? 0;
  const turns = replayTurns(view, timeline.viewsAt(position), runIndex);

  function answerOf(run: RunView) {
    const marks = marksOf(run);
    const isStreaming = !isFinal(run.status);
    return (
      <Answer text="" process={<StageList run={run} />} onCopy={copyText}>
        {run.answer !== '' && <Markdown text={run.answer} isStreaming={isStreaming} {...marks} />}
        <RunReport run={run} Text={Markdown} isStreaming={isStreaming} {...marks} />
        {run.error && <p>{run.error.message}</p>}
      </Answer>
    );
  }

  return (
    <div ref={place} role="group" aria-label={texts.conversation}>
      {turns.map(({ message, run }) => (
        <div key={message.id}>
          {message.role === 'user' && <Question message={message} />}
          {message.role === 'assistant' && <Answer text={message.text} onCopy={copyText} />}
          {run && run.lastSeq > 0 && answerOf(run)}
        </div>
      ))}
      {sheet}
    </div>
  );
}

/** Says boundaries, never pieces of text. */
function Announcer({ player, timeline }: Pick<MomentProps, 'player' | 'timeline'>) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    let last = player.$player.get().position;
    return player.$player.listen(({ position }) => {
      const next = announcement(timeline, last, position);
      last = position;
      if (next !== null) setSaid(next);
    });
  }, [player, timeline]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
