import type { ComponentProps } from 'react';
import { Search, X } from 'lucide-react';
import { uiTexts } from '#texts/ui';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './search-field.module.css';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type' | 'size'> & {
  /** Name for assistive technology; the placeholder is only a hint. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  size?: 'medium' | 'large';
};

/** A search box with a clear button; Escape clears it too. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, size = 'medium', className, onKeyDown, ...attributes } = props;
  return (
    <div role="search" className={joinClasses(classes.field, classes[size], className)}>
      <Search aria-hidden="true" size={16} className={classes.icon} />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...attributes}
        type="search"
        className={classes.input}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '') return;
          // The first Escape clears the search; only the next one may close a dialog around it.
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={uiTexts.clearSearch}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('input')?.focus();
            onChange('');
          }}
        >
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </div>
  );
}
