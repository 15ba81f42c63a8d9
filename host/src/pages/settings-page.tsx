import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Card } from '@loupe/shared/ui/card';
import { Link } from '@loupe/shared/ui/link';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { ViewGuard, ViewWhy } from '@loupe/shared/ui/view-guard';
import { ApiKeysSection } from '../features/settings/api-keys-section.tsx';
import { DataSection } from '../features/settings/data-section.tsx';
import { InstructionsSection } from '../features/settings/instructions-section.tsx';
import { LeaveSection } from '../features/settings/leave-section.tsx';
import { LookSection } from '../features/settings/look-section.tsx';
import { NotificationsSection } from '../features/settings/notifications-section.tsx';
import { PasswordSection } from '../features/settings/password-section.tsx';
import { ProfileSection } from '../features/settings/profile-section.tsx';
import { SessionsList } from '../features/settings/sessions-list.tsx';
import { createSessionsStore } from '../features/settings/sessions-store.ts';
import { SupportAccess } from '../features/settings/support-access.tsx';
import { useSite } from '../services/site.ts';
import { instructionsTexts } from '#texts/instructions';
import { noticeTexts } from '#texts/notifications';
import { settingsTexts as texts } from '#texts/settings';
import classes from './settings-page.module.css';

interface SectionShape {
  /** Anchor, part of the address: `/settings#sessions`. */
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly content: ReactNode;
  /** Not for an admin who views the account. */
  readonly isOwnersOnly?: true;
}

const whyId = 'settings-why';

function Section({ id, title, hint, content, isOwnersOnly }: SectionShape) {
  const view = useStore($currentView);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <h2 id={`${id}-title`} className={classes.heading}>
        {title}
      </h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      <Card padding="large">
        <ViewGuard view={isOwnersOnly ? view : null} refuses="personal" whyId={whyId}>
          {content}
        </ViewGuard>
      </Card>
    </section>
  );
}

interface SectionsProps {
  /** The site's own, before and after those of slices. */
  readonly first: readonly SectionShape[];
  readonly last: readonly SectionShape[];
  /** Draws one of them. */
  readonly children: (section: SectionShape) => ReactNode;
}

/** Every section in order, also those that slices bring along. */
function Sections({ first, last, children }: SectionsProps) {
  const { Panels } = useSite().host.slots;
  return (
    <>
      {first.map(children)}
      <Panels slot="settings.section" data={{}}>
        {({ key, label, content }) =>
          children({ id: key.replaceAll(/[^a-z0-9-]+/g, '-'), title: label, content })
        }
      </Panels>
      {last.map(children)}
    </>
  );
}

function SectionLink({ id, title }: SectionShape) {
  return (
    <li>
      <Link href={`#${id}`} tone="plain" className={classes.navLink}>
        {title}
      </Link>
    </li>
  );
}

/** The page comes after the address: the browser's own jump to the anchor has found nothing. */
function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}

/** R21. */
export function SettingsPage({ query }: { readonly query: string }) {
  const { host } = useSite();
  const [store] = useState(() => createSessionsStore(host.request));
  const view = useStore($currentView);
  useAnchor();
  const first: readonly SectionShape[] = [
    {
      id: 'profile',
      title: texts.profile.title,
      content: <ProfileSection query={query} />,
      isOwnersOnly: true,
    },
    {
      id: 'password',
      title: texts.password.title,
      hint: texts.password.hint,
      content: <PasswordSection onDone={() => void store.sessions.load()} />,
      isOwnersOnly: true,
    },
    {
      id: 'sessions',
      title: texts.sessions.title,
      hint: texts.sessions.hint,
      content: <SessionsList store={store} />,
      isOwnersOnly: true,
    },
    {
      id: 'support-access',
      title: texts.support.title,
      hint: texts.support.hint,
      content: <SupportAccess request={host.request} />,
    },
    {
      id: 'notifications',
      title: noticeTexts.heading,
      hint: noticeTexts.hint,
      content: <NotificationsSection />,
      isOwnersOnly: true,
    },
    {
      id: 'instructions',
      title: instructionsTexts.title,
      hint: instructionsTexts.hint,
      content: <InstructionsSection />,
      isOwnersOnly: true,
    },
    { id: 'look', title: texts.look.title, hint: texts.look.hint, content: <LookSection /> },
    {
      id: 'api-keys',
      title: texts.keys.title,
      hint: texts.keys.hint,
      content: <ApiKeysSection />,
      isOwnersOnly: true,
    },
  ];
  const last: readonly SectionShape[] = [
    {
      id: 'data',
      title: texts.data.title,
      hint: texts.data.hint,
      content: <DataSection />,
      isOwnersOnly: true,
    },
    {
      id: 'delete',
      title: texts.leave.title,
      hint: texts.leave.hint,
      content: <LeaveSection />,
      isOwnersOnly: true,
    },
  ];
  return (
    <div className={classes.page}>
      <PageHeader title={texts.title} />
      <ViewWhy id={whyId} view={view} refuses="personal" />
      <div className={classes.columns}>
        <nav aria-label={texts.nav} className={classes.nav}>
          <ul className={classes.navList}>
            <Sections {...{ first, last }}>
              {(section) => <SectionLink key={section.id} {...section} />}
            </Sections>
          </ul>
        </nav>
        <div className={classes.sections}>
          <Sections {...{ first, last }}>{(section) => <Section key={section.id} {...section} />}</Sections>
        </div>
      </div>
    </div>
  );
}
