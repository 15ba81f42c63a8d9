import { useId, useState } from 'react';
import { useStore } from '@nanostores/react';
import { Repeat } from 'lucide-react';
import type { Run } from '@loupe/shared/contract/runs';
import type { ScheduleRhythm } from '@loupe/shared/contract/schedules';
import { scheduleLimits, scheduleRhythms } from '@loupe/shared/lib/schedule-limits';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button } from '@loupe/shared/ui/button';
import { NumberField } from '@loupe/shared/ui/number-field';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { SelectField } from '@loupe/shared/ui/select-field';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { useStarted } from '@loupe/shared/ui/use-page';
import { schedulesTexts } from '#texts/schedules';
import type { Schedules } from '../stores/schedules.ts';
import { ScheduleRows } from './schedule-rows.tsx';
import classes from './schedules.module.css';

const RHYTHMS = scheduleRhythms.map((value) => ({ value, label: schedulesTexts.rhythms[value] }));

/** How a finished run is repeated, or that it is. */
export function RepeatPart({ run, schedules }: { run: Run; schedules: Schedules }) {
  const loaded = useStore(schedules.$schedules);
  const id = useId();
  useStarted(schedules);
  return (
    <section aria-labelledby={id} className={classes.part}>
      <SectionLabel as="h3" id={id}>
        {loaded.state === 'ready' && loaded.value.length > 0
          ? schedulesTexts.repeated
          : schedulesTexts.repeat}
      </SectionLabel>
      {loaded.state === 'loading' && (
        <LoadingRegion label={schedulesTexts.loading}>
          <Skeleton lines={2} />
        </LoadingRegion>
      )}
      {loaded.state === 'failed' && (
        <FailedState
          title={schedulesTexts.failed}
          detail={loaded.error.message}
          errorId={loaded.error.requestId ?? undefined}
          onRetry={() => void schedules.load()}
        />
      )}
      {loaded.state === 'ready' && loaded.value.length > 0 && (
        <ScheduleRows schedules={schedules} rows={loaded.value} />
      )}
      {loaded.state === 'ready' && loaded.value.length === 0 && (
        <RepeatForm run={run} schedules={schedules} />
      )}
    </section>
  );
}

function RepeatForm({ run, schedules }: { run: Run; schedules: Schedules }) {
  const [every, setEvery] = useState<ScheduleRhythm>('weekly');
  const [cap, setCap] = useState<number | null>(Math.min(run.max_credits, scheduleLimits.capMax));
  const busy = useStore(schedules.$busy);
  const problem = useStore(schedules.$problem);
  const view = useStore($currentView);
  const isRight =
    cap !== null && Number.isInteger(cap) && cap >= scheduleLimits.capMin && cap <= scheduleLimits.capMax;
  return (
    <ViewGuard view={view} refuses="change">
      <p className={classes.note}>{schedulesTexts.hint}</p>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) void schedules.make(every, cap);
        }}
      >
        <SelectField<ScheduleRhythm>
          name="every"
          label={schedulesTexts.every}
          value={every}
          options={RHYTHMS}
          onChange={setEvery}
        />
        <NumberField
          name="cap"
          label={schedulesTexts.cap}
          value={cap}
          min={scheduleLimits.capMin}
          max={scheduleLimits.capMax}
          error={isRight ? undefined : schedulesTexts.capRange(scheduleLimits.capMin, scheduleLimits.capMax)}
          onChange={setCap}
        />
        <Button type="submit" size="small" isBusy={busy === 'new'} icon={<Repeat aria-hidden="true" />}>
          {schedulesTexts.start}
        </Button>
      </form>
      <div aria-live="assertive">{problem !== null && <p className={classes.problem}>{problem}</p>}</div>
    </ViewGuard>
  );
}
