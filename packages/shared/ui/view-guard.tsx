import { useId, type ReactNode } from 'react';
import { Eye } from 'lucide-react';
import { viewTexts } from '#texts/view';
import classes from './view-guard.module.css';

export type ViewGuardProps = {
  /** `$currentView`: the view the page is seen in; null in a session of one's own. */
  view: { readonly userName: string; readonly isReadOnly: boolean } | null;
  /** `personal` is refused in every view (money, password, sharing), `change` only in one without changes. */
  refuses: 'personal' | 'change';
  /** Id of the sentence where it is already, for all parts of a page at once. */
  whyId?: string;
  children: ReactNode;
};

function isRefused({ view, refuses }: Pick<ViewGuardProps, 'view' | 'refuses'>): boolean {
  return view !== null && (refuses === 'personal' || view.isReadOnly);
}

/** A part that the server refuses while an admin views as somebody: disabled, with one sentence why (R18). */
export function ViewGuard({ view, refuses, whyId, children }: ViewGuardProps) {
  const ownId = useId();
  if (!isRefused({ view, refuses })) return children;
  const id = whyId ?? ownId;
  return (
    <>
      {whyId === undefined && <ViewWhy id={id} view={view} refuses={refuses} />}
      <fieldset disabled aria-labelledby={id} className={classes.part}>
        {children}
      </fieldset>
    </>
  );
}

/** The sentence by itself; nothing in a session of one's own. */
export function ViewWhy({ id, view, refuses }: Pick<ViewGuardProps, 'view' | 'refuses'> & { id: string }) {
  if (!view || !isRefused({ view, refuses })) return null;
  return (
    <p id={id} className={classes.why}>
      <Eye aria-hidden="true" size={16} className={classes.icon} />
      {viewTexts[refuses](view.userName)}
    </p>
  );
}
