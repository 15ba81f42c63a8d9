import { useId, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { $user } from '@loupe/shared/stores/session';
import { $theme, chooseTheme, type Theme } from '@loupe/shared/stores/theme';
import { Card } from '@loupe/shared/ui/card';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { Segmented } from '@loupe/shared/ui/segmented';
import { useSite } from '../composition/site.ts';
import { SessionsList } from '../features/settings/sessions-list.tsx';
import { createSessionsStore } from '../features/settings/sessions-store.ts';
import { settingsTexts as texts } from '../messages/settings-en.ts';
import classes from './settings-page.module.css';

function Section({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      <Card>{children}</Card>
    </section>
  );
}

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
];

/** R21 as far as it goes: profile, theme, own sessions. */
export function SettingsPage() {
  const { host } = useSite();
  const [store] = useState(() => createSessionsStore(host.request));
  const user = useStore($user);
  const theme = useStore($theme);
  return (
    <div className={classes.page}>
      <PageHeader title={texts.title} />
      <Section title={texts.profile}>
        <dl className={classes.profile}>
          <dt>{texts.name}</dt>
          <dd>{user?.name || texts.noName}</dd>
          <dt>{texts.email}</dt>
          <dd>{user?.email}</dd>
        </dl>
      </Section>
      <Section title={texts.theme} hint={texts.themeHint}>
        <Segmented label={texts.theme} value={theme} options={themes} onChange={chooseTheme} />
      </Section>
      <Section title={texts.sessions} hint={texts.sessionsHint}>
        <SessionsList store={store} />
      </Section>
    </div>
  );
}
