import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Form } from '@loupe/shared/stores/form';
import { authTexts } from '#texts/auth';
import { AuthCard } from './auth-card.tsx';
import { EmailField, GuestLink, PasswordField } from './auth-fields.tsx';

interface Credentials {
  email: string;
  password: string;
  [other: string]: string;
}

interface AccountFormProps<V extends Credentials> {
  readonly form: Form<V>;
  readonly title: string;
  readonly lead?: string;
  readonly action: string;
  readonly query: string;
  readonly password: 'new' | 'current';
  /** Fields above the e-mail and beneath the password. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** The question for those who came to the wrong one of the two pages, and the way to the other. */
  readonly other: { readonly question: string; readonly link: string; readonly path: string };
}

/** What logging in (R2) and signing up (R5) have in common: e-mail, password, and the way to the other. */
export function AccountForm<V extends Credentials>(props: AccountFormProps<V>) {
  const { form, query, other, password } = props;
  const { values, fieldErrors } = useStore(form.$form);
  const foot = (
    <>
      {other.question}
      <GuestLink to={other.path} query={query}>
        {other.link}
      </GuestLink>
    </>
  );
  return (
    <AuthCard title={props.title} lead={props.lead} form={form} action={props.action} foot={foot}>
      {props.before}
      <EmailField
        value={values.email}
        error={fieldErrors.email}
        onChange={(email) => form.change('email', email as V['email'])}
      />
      <PasswordField
        kind={password}
        value={values.password}
        error={fieldErrors.password}
        onChange={(typed) => form.change('password', typed as V['password'])}
        labelEnd={
          password === 'current' ? (
            <GuestLink to="/auth/forgot-password" query={query}>
              {authTexts.login.forgot}
            </GuestLink>
          ) : undefined
        }
      />
      {props.after}
    </AuthCard>
  );
}
