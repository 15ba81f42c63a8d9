import { ForgotForm } from './forgot-form.tsx';
import { ResetForm } from './reset-form.tsx';

export interface FurtherFormProps {
  readonly isReset: boolean;
  readonly query: string;
}

/** The forms for guests who do not know their password any more, which most never see. */
export function FurtherForm({ isReset, query }: FurtherFormProps) {
  return isReset ? <ResetForm query={query} /> : <ForgotForm query={query} />;
}
