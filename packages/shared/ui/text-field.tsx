import { useState, type ComponentProps, type ReactNode } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { uiTexts } from '#texts/ui';
import { joinClasses } from '../lib/join-classes.ts';
import { FieldFrame, controlClass, useFieldIds, type FieldFrameProps } from './field-frame.tsx';
import classes from './text-field.module.css';

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'required' | 'className' | 'defaultValue'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
    /** Tells assistive technology; the page's own messages do the checking, never the browser's bubbles. */
    isRequired?: boolean;
    /** Sits at the right of the label, e.g. a "Forgot password?" link. */
    labelEnd?: ReactNode;
  };

/** One line of text with its label, hint and error. A password field can be revealed. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden, isOptional, className, labelEnd, ...input } = props;
  const { id: givenId, type = 'text', onChange, isRequired, ...attributes } = input;
  const { id, describedBy } = useFieldIds(givenId, hint, error);
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const RevealIcon = isRevealed ? EyeOff : Eye;
  return (
    <FieldFrame {...{ id, label, hint, error, isLabelHidden, isOptional, className, labelEnd }}>
      <div className={classes.row}>
        <input
          {...attributes}
          id={id}
          type={isPassword && isRevealed ? 'text' : type}
          className={joinClasses(controlClass, isPassword && classes.password)}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {isPassword && (
          <button
            type="button"
            className={classes.reveal}
            aria-label={isRevealed ? uiTexts.hidePassword : uiTexts.showPassword}
            aria-controls={id}
            disabled={attributes.disabled}
            onClick={() => setRevealed(!isRevealed)}
          >
            <RevealIcon aria-hidden="true" size={16} />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
