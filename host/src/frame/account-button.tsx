import { useState } from 'react';
import { ChevronsUpDown } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { $user } from '@loupe/shared/stores/session';
import { Avatar } from '@loupe/shared/ui/avatar';
import { frameTexts } from '#texts/frame';
import { LazyAccountMenu, preloadOverlays } from './lazy-overlays.tsx';
import classes from './account-button.module.css';

export interface AccountButtonProps {
  readonly isCollapsed: boolean;
  readonly onNavigate: (to: string) => void;
}

/** The person at the foot of the rail; opens the account menu, whose code comes with the first use. */
export function AccountButton({ isCollapsed, onNavigate }: AccountButtonProps) {
  const user = useStore($user);
  const [isAsked, setAsked] = useState(false);
  const name = user?.name || user?.email || frameTexts.account;
  const face = (
    <>
      <Avatar name={name} size="small" />
      <span className="visually-hidden">{frameTexts.account}: </span>
      <span className={joinClasses(classes.name, isCollapsed && 'visually-hidden')}>{name}</span>
      {!isCollapsed && <ChevronsUpDown aria-hidden="true" size={16} />}
    </>
  );
  const button = (
    <button
      type="button"
      className={joinClasses(classes.button, isCollapsed && classes.collapsed)}
      aria-haspopup="menu"
      onPointerEnter={preloadOverlays}
      onFocus={preloadOverlays}
    >
      {face}
    </button>
  );
  if (isAsked) return <LazyAccountMenu trigger={button} onNavigate={onNavigate} fallback={button} />;
  return (
    <button {...button.props} onClick={() => setAsked(true)}>
      {face}
    </button>
  );
}
