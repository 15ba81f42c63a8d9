import type { ReactNode } from 'react';
import { Link } from '@loupe/shared/ui/link';
import { TextField } from '@loupe/shared/ui/text-field';
import { navigate } from '../../services/navigation.ts';
import { authTexts } from '#texts/auth';
import { withQuery } from './auth-query.ts';

interface FieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The e-mail, which is also the name a password manager knows the account by. */
export function EmailField(props: FieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      label={authTexts.email}
      autoComplete="username"
      spellCheck={false}
      isRequired
      {...props}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  /** A password that is being chosen, or the one that is known. */
  readonly kind: 'new' | 'current';
  readonly label?: string;
  readonly labelEnd?: ReactNode;
}

export function PasswordField({ kind, label = authTexts.password, ...props }: PasswordFieldProps) {
  return (
    <TextField
      name="password"
      type="password"
      label={label}
      hint={kind === 'new' ? authTexts.passwordRule : undefined}
      autoComplete={`${kind}-password`}
      isRequired
      {...props}
    />
  );
}

/** The way to another page for guests, keeping where the visitor was going. */
export function GuestLink({
  to,
  query,
  children,
}: {
  readonly to: string;
  readonly query: string;
  readonly children: ReactNode;
}) {
  return (
    <Link href={withQuery(to, query)} onNavigate={navigate}>
      {children}
    </Link>
  );
}
