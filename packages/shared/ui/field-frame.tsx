import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { uiTexts } from '#texts/ui';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './field-frame.module.css';

/** What every labelled field takes: one visible name, an optional hint, an optional error. */
export type FieldFrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean | undefined;
  /** Says "optional" after the label; fields are required unless they say otherwise. */
  isOptional?: boolean | undefined;
  className?: string | undefined;
};

/** Ids that tie a control to its hint and error. */
export function useFieldIds(givenId: string | undefined, hint: ReactNode, error: ReactNode) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = joinClasses(error ? `${id}-error` : null, hint ? `${id}-hint` : null);
  return { id, describedBy: describedBy === '' ? undefined : describedBy };
}

/** Label above, control, then hint or error beneath; the error is announced when it appears. */
export function FieldFrame(
  props: FieldFrameProps & { id: string; children: ReactNode; labelEnd?: ReactNode },
) {
  const { id, label, hint, error, isLabelHidden, isOptional, className, children, labelEnd } = props;
  return (
    <div className={joinClasses(classes.field, className)}>
      <div className={joinClasses(classes.labelRow, isLabelHidden && !labelEnd && 'visually-hidden')}>
        <label htmlFor={id} className={joinClasses(classes.label, isLabelHidden && 'visually-hidden')}>
          {label}
          {isOptional && <span className={classes.optional}> ({uiTexts.optional})</span>}
        </label>
        {labelEnd}
      </div>
      {children}
      <div className={classes.messages} aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={classes.error}>
            <CircleAlert aria-hidden="true" size={14} className={classes.errorIcon} />
            <span>{error}</span>
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className={classes.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** The class of a one-line control, for fields that draw their own element inside a frame. */
export const controlClass = classes.control ?? '';
