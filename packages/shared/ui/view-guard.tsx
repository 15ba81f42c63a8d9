import { useId, type ReactNode } from 'react';
import { Eye } from 'lucide-react';
import { viewTexts } from '../messages/view-texts.ts';
import classes from './view-guard.module.css';

export type ViewGuardProps = {
  /** `$currentView`: the view the page is seen in; null in a session of one's own. */
  view: { readonly userName: string; readonly isReadOnly: boolean } | null;
  /** `personal` is refused in every view (money, password, sharing), `change` only in one without changes. */
  refuses: 'personal' | 'change';
  children: ReactNode;
};

/** A part that the server refuses while an admin views as somebody: disabled, with one sentence why (R18). */
export function ViewGuard({ view, refuses, children }: ViewGuardProps) {
  const id = useId();
  if (!view || (refuses === 'change' && !view.isReadOnly)) return children;
  return (
    <>
      <p id={id} className={classes.why}>
        <Eye aria-hidden="true" size={16} className={classes.icon} />
        {viewTexts[refuses](view.userName)}
      </p>
      <fieldset disabled aria-labelledby={id} className={classes.part}>
        {children}
      </fieldset>
    </>
  );
}
