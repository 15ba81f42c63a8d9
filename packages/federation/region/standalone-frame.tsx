import { useEffect, useState, useSyncExternalStore, type ComponentType, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from '@nanostores/react';
import { createBrowserEnvironment } from '@loupe/shared/browser-environment';
import { browserTab } from '@loupe/shared/browser-tab';
import { environment, provideEnvironment } from '@loupe/shared/environment';
import { language } from '@loupe/shared/language';
import type { HostContract, RemotePageProps, RailSlotProps } from '@loupe/shared/host-contract';
import { valuesFor } from '@loupe/shared/lib/slice-config';
import { matchRoute } from '@loupe/shared/lib/route-path';
import { noSlots } from '@loupe/shared/slots';
import { createForm } from '@loupe/shared/stores/form';
import { watchOnline } from '@loupe/shared/stores/online';
import { startCreditsPolling } from '@loupe/shared/stores/credits';
import { createRequest, type Request } from '@loupe/shared/stores/request';
import { $isSignedIn, $user, endSession, openSession, startSession } from '@loupe/shared/stores/session';
import {
  $snackbar,
  closeSnackbar,
  pauseSnackbar,
  resumeSnackbar,
  showSnackbar,
} from '@loupe/shared/stores/snackbar';
import { $theme, chooseTheme, openTheme } from '@loupe/shared/stores/theme';
import { Button } from '@loupe/shared/ui/button';
import { Snackbar } from '@loupe/shared/ui/snackbar';
import { TextField } from '@loupe/shared/ui/text-field';
import '@loupe/shared/ui/tokens.css';
import '@loupe/shared/ui/base.css';
import { matchAppPage } from '../registry/app-pages.ts';
import type { RemoteDeclaration } from '../registry/remote-declaration.ts';
import classes from './standalone-frame.module.css';
import { standaloneTexts } from './standalone-texts.ts';

/** Loads what an expose exports: `Page` of a page, `Slot` of a slot. */
export type ExposeLoaders = Readonly<
  Record<
    string,
    () => Promise<{ Page?: ComponentType<RemotePageProps>; Slot?: ComponentType<RailSlotProps> }>
  >
>;

const address = () => location.pathname + location.search;

function goTo(to: string, options?: { replace?: boolean }): void {
  if (options?.replace) history.replaceState({}, '', to);
  else history.pushState({}, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}

function subscribeAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** The host contract of a slice running alone: the same request helper, session and stores as in the site. */
function createStandaloneHost({ name, config = {} }: RemoteDeclaration): HostContract {
  return {
    navigate: goTo,
    notify: showSnackbar,
    request: createRequest(),
    $user,
    $theme,
    setTitle: (page) => environment().page.setTitle(`${page} – ${name}`),
    // Alone, a slice is never replaced by a newer one.
    setUnsaved: () => {},
    // Nobody has set anything here: every field has its default.
    config: valuesFor(config, {}).values,
    slots: noSlots,
    reportError: (error) => environment().log.error(`${name} reported an error`, error),
  };
}

function useLoaded<T>(load: (() => Promise<T>) | undefined): T | null {
  const [loaded, setLoaded] = useState<{ by: typeof load; module: T } | null>(null);
  useEffect(() => {
    void load?.().then((module) => setLoaded({ by: load, module }));
  }, [load]);
  return loaded !== null && loaded.by === load ? loaded.module : null;
}

function SignIn({ host }: { readonly host: HostContract }) {
  const [form] = useState(() =>
    createForm({
      initial: { email: '', password: '' },
      submit: (body) => host.request('POST /auth/login', { body, isQuiet: true }),
      onSuccess: ({ token, user }) => startSession(token, user),
    }),
  );
  const { values, error, isSubmitting } = useStore(form.$form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form onSubmit={submit} className={classes.signIn}>
      <TextField
        name="email"
        type="email"
        label={standaloneTexts.email}
        value={values.email}
        onChange={(email) => form.change('email', email)}
      />
      <TextField
        name="password"
        type="password"
        label={standaloneTexts.password}
        value={values.password}
        onChange={(password) => form.change('password', password)}
      />
      <Button type="submit" variant="primary" isBusy={isSubmitting}>
        {standaloneTexts.logIn}
      </Button>
      {error && <p role="alert">{error.message}</p>}
    </form>
  );
}

interface FrameProps {
  readonly declaration: RemoteDeclaration;
  readonly exposes: ExposeLoaders;
  readonly host: HostContract;
}

function SlicePage({ declaration, exposes, host, path }: FrameProps & { readonly path: string }) {
  const url = new URL(path, location.origin);
  const match =
    matchRoute(url.pathname) ??
    matchAppPage(url.pathname, () => declaration.routes as Record<string, string>);
  const expose = match ? declaration.routes[match.name] : undefined;
  const Page = useLoaded(expose === undefined ? undefined : exposes[expose])?.Page;
  const isSignedIn = useStore($isSignedIn);
  if (expose === undefined) return <p>{standaloneTexts.elsewhere(url.pathname)}</p>;
  if (match?.route.access === 'session' && !isSignedIn) return <p>{standaloneTexts.logInFirst}</p>;
  return Page ? (
    <Page host={host} params={match?.params ?? {}} query={Object.fromEntries(url.searchParams)} />
  ) : null;
}

function StandaloneFrame({ declaration, exposes, host }: FrameProps) {
  const path = useSyncExternalStore(subscribeAddress, address);
  const isSignedIn = useStore($isSignedIn);
  const theme = useStore($theme);
  const snackbar = useStore($snackbar);
  const slot = declaration.slots?.['rail.list'];
  const Slot = useLoaded(slot === undefined ? undefined : exposes[slot])?.Slot;
  return (
    <div className={classes.frame}>
      <aside className={classes.side}>
        <strong>{declaration.name}</strong>
        {isSignedIn ? (
          <Button onClick={() => endSession('logout')}>{standaloneTexts.logOut}</Button>
        ) : (
          <SignIn host={host} />
        )}
        <Button onClick={() => chooseTheme(theme === 'light' ? 'dark' : 'light')}>
          {standaloneTexts.theme}
        </Button>
        {Slot && isSignedIn && <Slot host={host} path={path} />}
      </aside>
      <main className={classes.main} data-remote={declaration.name} data-remote-version="standalone">
        <SlicePage declaration={declaration} exposes={exposes} host={host} path={path} />
      </main>
      <Snackbar
        message={snackbar.visible ? snackbar.message : null}
        color={snackbar.color}
        onClose={closeSnackbar}
        onPause={pauseSnackbar}
        onResume={resumeSnackbar}
      />
    </div>
  );
}

function followCredits(request: Request): void {
  let stop: (() => void) | null = null;
  $isSignedIn.subscribe((isSignedIn) => {
    stop?.();
    stop = isSignedIn ? startCreditsPolling(request) : null;
  });
}

/** Shows a slice alone, in a minimal frame, against a real server (`API_BASE_URL` of the development server). */
export function mountStandalone(
  declaration: RemoteDeclaration,
  exposes: ExposeLoaders,
  firstPath: string,
): void {
  provideEnvironment(
    createBrowserEnvironment(
      {
        apiBaseUrl: '/api',
        backofficeBaseUrl: '/api',
        brandName: 'Loupe',
        externalLinkHost: '',
      },
      browserTab(),
    ),
  );
  document.documentElement.lang = language;
  const host = createStandaloneHost(declaration);
  openTheme();
  openSession();
  watchOnline();
  followCredits(host.request);
  if (location.pathname === '/') history.replaceState({}, '', firstPath);
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(<StandaloneFrame declaration={declaration} exposes={exposes} host={host} />);
}
