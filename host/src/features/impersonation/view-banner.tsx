import { useEffect } from 'react';
import { Eye } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Banner } from '@loupe/shared/ui/banner';
import { Button } from '@loupe/shared/ui/button';
import { impersonationTexts as texts } from '#texts/impersonation';
import { countdown, type BannerStore } from './banner-store.ts';
import classes from './view-banner.module.css';

const lastMinutes = 5;

/** Said now and then, not every second: that few minutes are left, and the last one. */
function announcement(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === lastMinutes || minutes === 1 ? texts.minutesLeft(minutes) : '';
}

/** Whose account is being viewed, for how long still, and the way out (R18). */
export function ViewBanner({ store }: { readonly store: BannerStore }) {
  const view = useStore($currentView);
  const seconds = useStore(store.$secondsLeft);
  const isEnding = useStore(store.$isEnding);
  useEffect(() => store.follow(), [store]);
  if (!view) return null;
  return (
    <Banner
      label={texts.label}
      icon={<Eye />}
      action={
        <Button size="small" className={classes.end} isBusy={isEnding} onClick={() => void store.end()}>
          {texts.end}
        </Button>
      }
    >
      <p className={classes.line}>
        <span className={classes.name}>{texts.viewingAs(view.userName)}</span>
        <span className={classes.dot}>·</span>
        {view.isReadOnly && (
          <>
            <span className={classes.mode}>{texts.readOnly}</span>
            <span className={joinClasses(classes.dot, classes.modeDot)}>·</span>
          </>
        )}
        <span role="timer" aria-live="off" className={classes.time}>
          {texts.left(countdown(seconds))}
        </span>
      </p>
      <span role="status" className="visually-hidden">
        {announcement(seconds)}
      </span>
    </Banner>
  );
}
