import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { NoticeKind } from '@loupe/shared/contract/notifications';
import { $push, offerPush } from '@loupe/shared/stores/push';
import { Button } from '@loupe/shared/ui/button';
import { Switch } from '@loupe/shared/ui/switch';
import { $pushService } from '../../services/loaded-push-service.ts';
import { useSite } from '../../services/site.ts';
import { noticeTexts as texts } from '#texts/notifications';
import { LoadedPart } from './loaded-part.tsx';
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
  const words = { loading: texts.loading, failed: texts.loadFailed };
  return (
    <LoadedPart resource={choices.kinds} texts={words} kept={texts.kept} skeleton={{ lines: 3, height: 24 }}>
      {(chosen) => (
        <div className={classes.kinds}>
          {kinds.map((kind) => (
            <Switch
              key={kind}
              name={kind}
              label={texts.kinds[kind]}
              isOn={chosen.includes(kind)}
              onChange={(isWanted) => void choices.choose(kind, isWanted)}
            />
          ))}
        </div>
      )}
    </LoadedPart>
  );
}

/** Push messages of this device (P1), and of what a person is notified of (P3). */
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
