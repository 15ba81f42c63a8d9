import { useState } from 'react';
import type { SupportAccess as View } from '@loupe/shared/contract/impersonation';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import type { Request } from '@loupe/shared/stores/request';
import { Chip } from '@loupe/shared/ui/chip';
import { impersonationTexts as texts } from '#texts/impersonation';
import { LoadedPart } from './loaded-part.tsx';
import { createSupportViews, minutesOf } from './support-access-store.ts';
import classes from './support-access.module.css';

function ViewRow({ view }: { readonly view: View }) {
  const minutes = minutesOf(view);
  const facts = [
    minutes === null ? null : texts.lasted(minutes),
    view.is_read_only ? texts.couldRead : texts.couldWrite,
    texts.reason(view.reason),
  ];
  return (
    <li className={classes.row}>
      <p className={classes.when}>
        {texts.viewedOn(formatDateTime(view.started_at))}{' '}
        {minutes === null && <Chip tone="pending">{texts.stillOpen}</Chip>}
      </p>
      <p className={classes.detail}>{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}

/** That and when support viewed the account (R18), for its owner. */
export function SupportAccess({ request }: { readonly request: Request }) {
  const [access] = useState(() => createSupportViews(request));
  return (
    <LoadedPart resource={access} texts={texts} skeleton={{ lines: 2, height: 20 }}>
      {(views) =>
        views.length === 0 ? (
          <p className={classes.detail}>{texts.none}</p>
        ) : (
          <ul className={classes.rows}>
            {views.map((view) => (
              <ViewRow key={view.id} view={view} />
            ))}
          </ul>
        )
      }
    </LoadedPart>
  );
}
