import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { NoticeKind } from '@loupe/shared/contract/notifications';
import { $push, offerPush } from '@loupe/shared/stores/push';
import { Button } from '@loupe/shared/ui/button';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { Switch } from '@loupe/shared/ui/switch';
import { $pushService } from '../../composition/notifications.ts';
import { useSite } from '../../composition/site.ts';
import { noticeTexts as texts } from '../../messages/notifications-texts.ts';
import { createNoticeChoices, type NoticeChoices } from './notice-choices.ts';
import classes from './notifications-section.module.css';

const kinds = Object.keys(texts.kinds) as NoticeKind[];

function DeviceRow() {
  const state = useStore($push);
  const service = useStore($pushService);
  const isOn = state === 'on';
  const action = isOn ? texts.turnOff : state === 'denied' ? texts.howToUndo : texts.turnOn;
  const canAct = service !== null && state !== 'unknown' && state !== 'unsupported';
  return (
    <div className={classes.device}>
      <div className={classes.words}>
        <p>{texts.device}</p>
        <p className={classes.state} role="status">
          {texts.states[state]}
        </p>
      </div>
      {canAct && (
        <Button isBusy={state === 'changing'} onClick={() => (isOn ? void service.turnOff() : offerPush())}>
          {action}
        </Button>
      )}
    </div>
  );
}

function KindSwitches({ choices }: { readonly choices: NoticeChoices }) {
  const chosen = useStore(choices.$kinds);
  useEffect(() => void choices.load(), [choices]);
  if (chosen.state === 'loading') {
    return (
      <LoadingRegion label={texts.loading}>
        <Skeleton lines={3} height={24} />
      </LoadingRegion>
    );
  }
  if (chosen.state === 'failed') {
    const { message, requestId } = chosen.error;
    return (
      <FailedState
        title={texts.loadFailed}
        detail={`${message} ${texts.kept}`}
        errorId={requestId ?? undefined}
        onRetry={() => void choices.load()}
      />
    );
  }
  return (
    <div className={classes.kinds}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          name={kind}
          label={texts.kinds[kind]}
          isOn={chosen.value.includes(kind)}
          onChange={(isWanted) => void choices.choose(kind, isWanted)}
        />
      ))}
    </div>
  );
}

/** Push messages of this device (P1), and of what a person is told (P3). */
export function NotificationsSection() {
  const { host } = useSite();
  const [choices] = useState(() => createNoticeChoices(host.request));
  return (
    <div className={classes.section}>
      <DeviceRow />
      <KindSwitches choices={choices} />
    </div>
  );
}
