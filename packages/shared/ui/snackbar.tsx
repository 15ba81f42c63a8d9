import { CircleAlert, CircleCheck, CircleX, X } from 'lucide-react';
import { uiTexts } from '#texts/ui';
import { joinClasses } from '../lib/join-classes.ts';
import { IconButton } from './button.tsx';
import classes from './snackbar.module.css';

const ICONS = { success: CircleCheck, pending: CircleAlert, error: CircleX };

export type SnackbarProps = {
  /** Plain text. While it is null or empty only the silent live region stays, ready to speak. */
  message: string | null;
  color: 'success' | 'pending' | 'error';
  onClose: () => void;
  /** Called when the pointer or the focus enters, and when it leaves: the timer stands still meanwhile (S4). */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
};

/** The one short message at the edge of the page (S4): bottom right, at the top on phones. */
export function Snackbar({ message, color, onClose, onPause, onResume }: SnackbarProps) {
  const Icon = ICONS[color];
  const isShown = message !== null && message !== '';
  return (
    <div
      className={joinClasses(classes.area, isShown && classes.shown, classes[color])}
      data-testid="snackbar"
      data-color={color}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      {isShown && <Icon aria-hidden="true" size={18} className={classes.icon} />}
      {/* Said outright, because a modal dialog hides what is no live region */}
      <p
        role={color === 'error' ? 'alert' : 'status'}
        aria-live={color === 'error' ? 'assertive' : 'polite'}
        className={classes.message}
      >
        {message}
      </p>
      {isShown && (
        <IconButton label={uiTexts.close} size="small" icon={<X aria-hidden="true" />} onClick={onClose} />
      )}
    </div>
  );
}
