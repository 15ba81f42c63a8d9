import type { RouteMatch } from '@loupe/shared/lib/route-path';
import { authTexts } from '#texts/auth';
import { ForgotForm } from '../features/auth/forgot-form.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { ResetForm } from '../features/auth/reset-form.tsx';
import { SignupForm } from '../features/auth/signup-form.tsx';
import classes from './auth-page.module.css';

function FormOf({ route, query }: { readonly route: RouteMatch['name']; readonly query: string }) {
  if (route === 'signup') return <SignupForm query={query} />;
  if (route === 'forgotPassword') return <ForgotForm query={query} />;
  return route === 'resetPassword' ? <ResetForm query={query} /> : <LoginForm query={query} />;
}

/** The pages for guests (R1-R5): the form, and beside it what the site is for. */
export function AuthPage({ route, query }: { readonly route: RouteMatch['name']; readonly query: string }) {
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <FormOf key={route} route={route} query={query} />
      </div>
      <aside className={classes.aside}>
        <p className={classes.claim}>{authTexts.aside.title}</p>
        <p className={classes.lead}>{authTexts.aside.lead}</p>
      </aside>
    </div>
  );
}
