import { CircleAlert } from 'lucide-react';
import type { FormError as Failure } from '@loupe/shared/stores/form';
import classes from './form-error.module.css';

/** Why a form could not be sent, where it is no field's fault. */
export function FormError({ error }: { error: Failure | null }) {
  return (
    <div role="alert">
      {error && (
        <p className={classes.error}>
          <CircleAlert aria-hidden="true" size={16} />
          <span>{error.message}</span>
        </p>
      )}
    </div>
  );
}
