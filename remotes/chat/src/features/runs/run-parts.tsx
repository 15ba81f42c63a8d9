import { useStore } from '@nanostores/react';
import {
  CircleAlert,
  CircleCheck,
  CircleSlash,
  GitCompareArrows,
  MessageCircleQuestionMark,
  Repeat,
  RotateCw,
  Square,
} from 'lucide-react';
import type { ReadableAtom } from 'nanostores';
import type { ListedRun } from '@loupe/shared/contract/run-history';
import { lineTexts } from '@loupe/shared/messages/line';
import { DotMark } from '@loupe/shared/ui/badge';
import { Button, IconButton, LinkButton } from '@loupe/shared/ui/button';
import { Chip, type ChipProps } from '@loupe/shared/ui/chip';
import { Link } from '@loupe/shared/ui/link';
import { Spinner } from '@loupe/shared/ui/spinner';
import { comparePath, isUnderWay, runPath, tookText, type RunDay } from '../../lib/run-days.ts';
import type { RunsPage } from '../../stores/runs-page.ts';
import { creditsText, statusWords } from '#texts';
import { runsTexts } from '#texts/runs';
import classes from './runs.module.css';

export type RunRowsProps = {
  days: readonly RunDay[];
  page: RunsPage;
  $now: ReadableAtom<number>;
  onNavigate: (to: string) => void;
};

export type RunRowProps = Omit<RunRowsProps, 'days'> & { run: ListedRun };

type Look = { tone: NonNullable<ChipProps['tone']>; Icon: typeof CircleCheck };

const ended: Readonly<Record<string, Look>> = {
  done: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'error', Icon: CircleAlert },
  stopped: { tone: 'neutral', Icon: CircleSlash },
  needs_answer: { tone: 'pending', Icon: MessageCircleQuestionMark },
  needs_credits: { tone: 'pending', Icon: CircleAlert },
};

/** The word for the state with its icon; of a run in line also its place. */
export function RunState({ run }: { run: ListedRun }) {
  const look = ended[run.status];
  return (
    <span className={classes.state}>
      <Chip tone={look?.tone ?? 'info'} icon={look ? <look.Icon /> : <Spinner />}>
        {statusWords[run.status]}
      </Chip>
      {run.waiting && run.status === 'queued' && (
        <span className={classes.quiet}>{lineTexts.place(run.waiting.place, run.waiting.about_s)}</span>
      )}
    </span>
  );
}

/** What was found, or asked, as the link to where it was; the agent, and who repeats it, below. */
export function RunName({ run, onNavigate }: Pick<RunRowProps, 'run' | 'onNavigate'>) {
  const hasAgent = run.agent_title !== run.title;
  return (
    <>
      <span className={classes.name}>
        {run.is_unread && <DotMark label={runsTexts.isNew} />}
        <Link
          href={runPath(run)}
          onNavigate={onNavigate}
          tone="plain"
          className={classes.title}
          title={run.title}
        >
          {run.title}
        </Link>
      </span>
      <span className={classes.about}>
        {hasAgent && <span>{run.agent_title}</span>}
        {run.schedule && (
          <span className={classes.schedule}>
            <Repeat aria-hidden="true" size={12} />
            {runsTexts.rhythms[run.schedule.every]}
          </span>
        )}
      </span>
      {run.status === 'failed' && run.error && <span className={classes.why}>{run.error.message}</span>}
    </>
  );
}

/** How long it took; moves on while the run does. */
export function RunTook({ run, $now }: Pick<RunRowProps, 'run' | '$now'>) {
  return isUnderWay(run) ? <RunningClock run={run} $now={$now} /> : tookText(run, 0);
}

function RunningClock({ run, $now }: Pick<RunRowProps, 'run' | '$now'>) {
  return tookText(run, useStore($now));
}

/** What it used; while it goes on, of how many. `say` writes credits, with their unit where nothing else names it. */
export function creditsOf(run: ListedRun, say: (credits: number) => string): string {
  return isUnderWay(run)
    ? runsTexts.creditsOf(run.used_credits, say(run.max_credits))
    : say(run.used_credits);
}

/** What can be done with a run as it is. */
export function RunActions({ run, page, onNavigate }: Omit<RunRowProps, '$now'>) {
  const asked = useStore(page.$again);
  const isStopping = run.status === 'stopping';
  if (isUnderWay(run)) {
    return (
      <Button
        size="small"
        isBusy={isStopping}
        icon={<Square aria-hidden="true" />}
        aria-label={runsTexts.nameOf(isStopping ? runsTexts.stopping : runsTexts.stop, run.title)}
        onClick={() => void page.stop(run)}
      >
        {isStopping ? runsTexts.stopping : runsTexts.stop}
      </Button>
    );
  }
  return (
    <>
      {run.status === 'needs_answer' && (
        <LinkButton
          size="small"
          href={runPath(run)}
          onNavigate={onNavigate}
          aria-label={runsTexts.nameOf(runsTexts.answer, run.title)}
        >
          {runsTexts.answer}
        </LinkButton>
      )}
      {run.has_before && run.status === 'done' && (
        <LinkButton
          size="small"
          variant="ghost"
          href={comparePath(run)}
          onNavigate={onNavigate}
          className={classes.icon}
          aria-label={runsTexts.nameOf(runsTexts.compare, run.title)}
          title={runsTexts.compare}
          icon={<GitCompareArrows aria-hidden="true" size={16} />}
        />
      )}
      <IconButton
        size="small"
        icon={<RotateCw aria-hidden="true" />}
        label={runsTexts.nameOf(runsTexts.again, run.title)}
        title={runsTexts.againFor(creditsText(run.max_credits))}
        isBusy={asked === run.id}
        onClick={() => void page.again(run)}
      />
    </>
  );
}
