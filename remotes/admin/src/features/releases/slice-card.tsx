import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import type { AdminSlice } from '@loupe/shared/contract/releases';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { Button } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { Switch } from '@loupe/shared/ui/switch';
import { percentage } from '../../lib/numbers.ts';
import { releasesTexts as texts } from '#texts/releases';
import {
  lastRolledBack,
  nextShare,
  versionAfterRollBack,
  type ReleasesPage,
} from '../../stores/releases-page.ts';
import type { SliceConfig } from '../../stores/slice-config.ts';
import { isSwitchedOn, type SliceSwitch } from '../../stores/slice-switch.ts';
import { ErrorReports } from './error-reports.tsx';
import { VersionTable } from './version-table.tsx';
import classes from './releases.module.css';

interface SliceCardProps {
  readonly slice: AdminSlice;
  readonly page: ReleasesPage;
  readonly switching: SliceSwitch;
  readonly config: SliceConfig;
}

/** One slice: what is in force, how it does, and what can be done. */
export function SliceCard({ slice, page, switching, config }: SliceCardProps) {
  const titleId = useId();
  const { name, owner, canary, live_version: live } = slice;
  return (
    <Card role="region" aria-labelledby={titleId}>
      <div className={classes.slice}>
        <header className={classes.sliceHead}>
          <div>
            <h2 id={titleId} data-slice={name} tabIndex={-1} className={classes.sliceName}>
              {name}
            </h2>
            <p className={classes.quiet}>{texts.owner(owner)}</p>
          </div>
          <div className={classes.actions}>
            <SliceSwitchControl slice={slice} switching={switching} />
            {slice.config && (
              <Button
                size="small"
                aria-label={texts.configureSlice(name)}
                aria-haspopup="dialog"
                onClick={() => config.open(slice)}
              >
                {texts.configure}
              </Button>
            )}
            {canary && <CanaryActions slice={slice} page={page} />}
            {versionAfterRollBack(slice) !== null && (
              <Button
                size="small"
                aria-label={texts.rollBackSlice(name)}
                aria-haspopup="dialog"
                onClick={() => page.ask({ kind: 'roll_back', slice })}
              >
                {texts.rollBack}
              </Button>
            )}
          </div>
        </header>
        {slice.switched_off && (
          <p className={classes.failing}>
            <CircleAlert aria-hidden="true" size={14} />
            <span>{texts.isOff(formatDateTime(slice.switched_off.at), slice.switched_off.reason)}</span>
          </p>
        )}
        {canary && (
          <p className={classes.quiet}>
            {texts.canaryRuns(canary.version, canary.percent, formatDateTime(canary.started_at))}
          </p>
        )}
        <ConfigState slice={slice} />
        <ErrorReports reports={slice.error_reports} />
        <LastRollBack slice={slice} />
        {live === null && <p>{texts.notLive}</p>}
        <VersionTable
          slice={slice}
          onPromote={(version) =>
            page.ask({ kind: 'promote', slice, version, percent: nextShare(slice, version) })
          }
        />
      </div>
    </Card>
  );
}

/** Why what came last is not there any more: in the words of whoever has to mend it. */
function LastRollBack({ slice }: Pick<SliceCardProps, 'slice'>) {
  const last = lastRolledBack(slice);
  if (!last) return null;
  const { version, at, evidence } = last;
  if (!evidence)
    return <p className={classes.quiet}>{texts.rolledBackByHand(version, formatDateTime(at))}</p>;
  const { canary, live } = evidence;
  const atMost = percentage(live.at_most);
  return (
    <div className={classes.evidence}>
      <p className={classes.failing}>
        <CircleAlert aria-hidden="true" size={14} />
        <span>{texts.rolledBackByItself(version, formatDateTime(at))}</span>
      </p>
      <p className={classes.quiet}>
        {texts.evidence(canary.failed, canary.people, percentage(canary.at_least))}{' '}
        {live.people === 0
          ? texts.noLiveEvidence(live.version, atMost)
          : texts.liveEvidence(live.version, live.failed, live.people, atMost)}
      </p>
    </div>
  );
}

/** When it was configured, and which version does not take all of it. */
function ConfigState({ slice: { config } }: Pick<SliceCardProps, 'slice'>) {
  if (!config) return null;
  return (
    <>
      {config.changed_at !== null && (
        <p className={classes.quiet}>{texts.configured(formatDateTime(config.changed_at))}</p>
      )}
      {config.refused.map(({ version, fields }) => (
        <p key={version} className={classes.failing}>
          <CircleAlert aria-hidden="true" size={14} />
          <span>{texts.configRefused(version, fields.join(', '))}</span>
        </p>
      ))}
    </>
  );
}

function SliceSwitchControl({ slice, switching }: Pick<SliceCardProps, 'slice' | 'switching'>) {
  const isOn = isSwitchedOn(slice);
  // Of a slice of which nothing is live there is nothing to switch; a site that is older than this page switches none.
  if (slice.live_version === null || slice.can_be_switched_off === undefined) return null;
  return (
    <Switch
      name={`switch-${slice.name}`}
      label={texts.isOn}
      aria-label={texts.isOnSlice(slice.name)}
      aria-haspopup="dialog"
      hint={slice.can_be_switched_off ? undefined : texts.staysOn}
      disabled={isOn && !slice.can_be_switched_off}
      isOn={isOn}
      onChange={() => switching.ask(slice)}
    />
  );
}

function CanaryActions({ slice, page }: Pick<SliceCardProps, 'slice' | 'page'>) {
  const { name, canary } = slice;
  if (!canary) return null;
  const { version } = canary;
  const next = nextShare(slice, version);
  return (
    <>
      {next < 100 && (
        <Button
          size="small"
          aria-label={texts.raiseCanary(name)}
          onClick={() => page.ask({ kind: 'promote', slice, version, percent: next })}
        >
          {texts.raise}
        </Button>
      )}
      <Button
        size="small"
        variant="primary"
        aria-label={texts.finishCanary(name)}
        onClick={() => page.ask({ kind: 'promote', slice, version, percent: 100 })}
      >
        {texts.finish}
      </Button>
    </>
  );
}
