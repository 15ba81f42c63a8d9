import { useStore } from '@nanostores/react';
import type { RouteMatch } from '@loupe/shared/lib/route-path';
import { authTexts } from '#texts/auth';
import { LoginForm } from '../features/auth/login-form.tsx';
import type { FurtherFormProps } from '../features/auth/further-form.tsx';
import { SignupForm } from '../features/auth/signup-form.tsx';
import { SamplePiece } from '../features/sample-piece/sample-piece.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { $isContentShown } from '../services/first-content.ts';
import classes from './auth-page.module.css';

const FurtherForm = lazyPart<FurtherFormProps>(
  async () =>
    (await import(/* webpackChunkName: "authFurther" */ '../features/auth/further-form.tsx')).FurtherForm,
);

function FormOf({ route, query }: { readonly route: RouteMatch['name']; readonly query: string }) {
  if (route === 'signup') return <SignupForm query={query} />;
  const isReset = route === 'resetPassword';
  if (isReset || route === 'forgotPassword') return <FurtherForm isReset={isReset} query={query} />;
  return <LoginForm query={query} />;
}

/** Whoever comes to the form may want the other ones next: they are there before a link to them is pressed. */
const preload = () => void FurtherForm.preload();

/** The pages for guests (R1-R5): the form, and beside it what the site is for, with a piece of a report. */
export function AuthPage({ route, query }: { readonly route: RouteMatch['name']; readonly query: string }) {
  const isFormShown = useStore($isContentShown);
  return (
    <div className={classes.page}>
      <div className={classes.form} onFocus={preload} onPointerEnter={preload}>
        <FormOf key={route} route={route} query={query} />
      </div>
      <aside className={classes.aside}>
        <p className={classes.claim}>{authTexts.claim}</p>
        <div className={classes.piece}>{isFormShown && <SamplePiece />}</div>
      </aside>
    </div>
  );
}
