import { useId, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { RotateCw } from 'lucide-react';
import type { Run, RunChange, RunChanges } from '@loupe/shared/contract/runs';
import { EvidenceButton } from '@loupe/shared/evidence/evidence-button';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { fillPath } from '@loupe/shared/lib/fill-path';
import { routes } from '@loupe/shared/contract/routes';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion, RefreshingMark } from '@loupe/shared/ui/states';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { useStarted } from '@loupe/shared/ui/use-page';
import { changesTexts } from '#texts/changes';
import type { ComparedRun, RunChangesStore } from '../../stores/run-changes.ts';
import type { AskAgain } from '../../stores/try-again.ts';
import { RepeatPart } from '../../parts/repeat-part.tsx';
import type { Schedules } from '../../stores/schedules.ts';
import classes from './changes-tab.module.css';
import tab from './tab.module.css';

export type ChangesTabProps = {
  run: Run;
  changes: RunChangesStore;
  schedules: Schedules;
  /** Null while the chat works on an answer. */
  again: AskAgain | null;
  onFigure: (figureId: string) => void;
  onNavigate: (to: string) => void;
};

/** What is new, gone and changed in a run since the same was asked before, and the way to ask it again. */
export function ChangesTab(props: ChangesTabProps) {
  const { run, changes, schedules, again } = props;
  const loaded = useStore(changes.$changes);
  useStarted(changes);
  const runAgain = <RunAgain run={run} again={again} />;
  if (loaded.state === 'failed')
    return (
      <FailedState
        title={changesTexts.failed}
        detail={loaded.error.message}
        errorId={loaded.error.requestId ?? undefined}
        onRetry={() => void changes.load()}
      />
    );
  if (loaded.state === 'loading')
    return (
      <LoadingRegion label={changesTexts.loading} className={tab.page}>
        <Skeleton width="60%" />
        <Skeleton lines={5} />
      </LoadingRegion>
    );
  return (
    <div className={tab.page}>
      {loaded.isRefreshing && <RefreshingMark label={changesTexts.loading} />}
      <Compared {...props} compared={loaded.value} runAgain={runAgain} />
      <RepeatPart run={run} schedules={schedules} />
    </div>
  );
}

type ComparedProps = ChangesTabProps & { compared: ComparedRun; runAgain: ReactNode };

function Compared({ run, compared, runAgain, onFigure, onNavigate }: ComparedProps) {
  const { before, changes } = compared;
  if (before === null || changes === null)
    return (
      <EmptyState title={changesTexts.first} action={runAgain}>
        <p>{changesTexts.firstHint}</p>
      </EmptyState>
    );
  const when = formatDateTime(before.finished_at);
  const { fresh, gone, changed, same_count: same } = changes;
  const otherChat = before.chat_id !== run.chat_id && (
    <LinkButton
      size="small"
      variant="ghost"
      href={fillPath(routes.chat.path, { chatId: before.chat_id })}
      onNavigate={onNavigate}
    >
      {changesTexts.earlierChat}
    </LinkButton>
  );
  if (fresh.length + gone.length + changed.length === 0)
    return (
      <EmptyState title={changesTexts.same(when)} action={runAgain}>
        <p>{changesTexts.sameHint(same)}</p>
        {otherChat}
      </EmptyState>
    );
  return (
    <>
      <p className={tab.counts}>{changesTexts.counts(fresh.length, gone.length, changed.length, same)}</p>
      <p className={tab.explained}>{changesTexts.since(when)}</p>
      <div className={classes.actions}>
        {runAgain}
        {otherChat}
      </div>
      {groups.map((group) => (
        <Group key={group} title={changesTexts.groups[group]} changes={changes[group]} onFigure={onFigure} />
      ))}
      <p className={tab.explained}>{changesTexts.howCompared}</p>
    </>
  );
}

const groups = ['changed', 'fresh', 'gone'] as const satisfies readonly (keyof RunChanges)[];
/** So many are shown at first: a reader wants to see that there are three groups. */
const shownAtFirst = 20;

type GroupProps = { title: string; changes: readonly RunChange[]; onFigure: (figureId: string) => void };

function Group({ title, changes, onFigure }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (changes.length === 0) return null;
  const shown = isWhole ? changes : changes.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={id} className={classes.group}>
      <SectionLabel as="h3" id={id}>
        {`${title} · ${changes.length}`}
      </SectionLabel>
      <ul className={classes.list}>
        {shown.map((change, index) => (
          <li key={index} className={classes.change}>
            <Change change={change} onFigure={onFigure} />
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {changesTexts.all(changes.length)}
        </Button>
      )}
    </section>
  );
}

function Change({ change, onFigure }: { change: RunChange; onFigure: (figureId: string) => void }) {
  const { kind, id, title, before, now } = change;
  const opens = kind === 'figure' && id !== null ? () => onFigure(id) : undefined;
  return (
    <>
      <p className={classes.kind}>{changesTexts.kinds[kind]}</p>
      {title !== '' && <p className={classes.title}>{title}</p>}
      <dl className={classes.sides}>
        {before && <Side label={changesTexts.before} said={before} isGone />}
        {now && <Side label={changesTexts.now} said={now} onOpen={opens} />}
      </dl>
    </>
  );
}

type SideProps = {
  label: string;
  said: NonNullable<RunChange['now']>;
  isGone?: boolean;
  onOpen?: (() => void) | undefined;
};

function Side({ label, said, isGone = false, onOpen }: SideProps) {
  return (
    <div className={classes.side}>
      <dt className={classes.when}>{label}</dt>
      <dd className={classes.said} data-gone={isGone || undefined}>
        <StatusChip value={said.status} />
        {onOpen ? (
          <EvidenceButton aria-label={changesTexts.openFigure(said.text)} onClick={onOpen}>
            {said.text}
          </EvidenceButton>
        ) : (
          <span>{said.text}</span>
        )}
      </dd>
    </div>
  );
}

function RunAgain({ run, again }: Pick<ChangesTabProps, 'run' | 'again'>) {
  if (again === null) return <p className={tab.explained}>{changesTexts.busy}</p>;
  return <AgainButton run={run} again={again} />;
}

function AgainButton({ run, again }: { run: Run; again: AskAgain }) {
  const started = useStore(again.$runId);
  return (
    <Button
      size="small"
      icon={<RotateCw aria-hidden="true" />}
      isBusy={started === run.id}
      onClick={() => again.start(run.id)}
    >
      {changesTexts.again(run.max_credits)}
    </Button>
  );
}
