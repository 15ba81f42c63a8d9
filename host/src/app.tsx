import { useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { environment } from '@loupe/shared/environment';
import { closePreviewModal } from '@loupe/shared/stores/app-state';
import { $session, $sessionEnd } from '@loupe/shared/stores/session';
import { carriesHandOffCode } from './features/impersonation/hand-off-code.ts';
import { LeaveQuestionPart } from './features/leaving/leave-question-part.tsx';
import { leavePageBy, stayOnPage } from './features/leaving/leaving.ts';
import { PushOfferPart } from './features/notifications/push-offer-part.tsx';
import { OverlayPart } from './features/overlay/overlay-part.tsx';
import { UpdateOfferPart } from './features/updates/update-offer-part.tsx';
import { takesUpdate } from './features/updates/update-ready.ts';
import { Frame } from './frame/frame.tsx';
import { SkipLink } from './frame/skip-link.tsx';
import { SlimFrame } from './frame/slim-frame.tsx';
import { SnackbarArea } from './frame/snackbar-area.tsx';
import { PageView } from './pages/page-view.tsx';
import { noteShownPage } from './routing/guard-history.ts';
import { decide, mayShowPanel, type Decision } from './routing/guard.ts';
import { pageMatcher } from './routing/page-matcher.ts';
import { useRouteChange } from './routing/use-route-change.ts';
import { provideNavigation } from './services/navigation.ts';
import { useSite } from './services/site.ts';

function hasRail(decision: Decision, isSignedIn: boolean): boolean {
  if (!isSignedIn) return false;
  if (decision.kind !== 'show') return true;
  return decision.route.route.frame === 'signed_in';
}

/** Asks the guard about every address, and shows what it decides in the frame that belongs to it. */
export function App() {
  const place = useLocation();
  const navigate = useNavigate();
  const session = useStore($session);
  const { loader, registry } = useSite();
  const matchPage = useMemo(() => pageMatcher(loader, registry), [loader, registry]);
  const hasEnded = $sessionEnd.get() !== null;
  const decision = decide(place.pathname, place.search, session, hasEnded, matchPage);
  useEffect(
    () =>
      provideNavigation((to, options) => {
        // What replaces its own address is no other page.
        const isNextPage = options?.replace !== true;
        const go = () => {
          if (carriesHandOffCode(to) || (isNextPage && takesUpdate())) environment().page.load(to);
          else void navigate(to, options);
        };
        const { pathname } = new URL(to, location.origin);
        if (isNextPage && pathname !== location.pathname) leavePageBy(go);
        else go();
      }),
    [navigate],
  );
  const isPanelAllowed = mayShowPanel(decision);
  useEffect(() => {
    if (!isPanelAllowed) closePreviewModal();
  }, [isPanelAllowed]);
  useEffect(noteShownPage, [place]);
  useEffect(stayOnPage, [place.pathname]);
  useRouteChange(decision, place.pathname);

  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  const page = <PageView decision={decision} query={place.search} />;
  return (
    <>
      <SkipLink />
      {hasRail(decision, session !== null) ? (
        <Frame path={place.pathname}>{page}</Frame>
      ) : (
        <SlimFrame>{page}</SlimFrame>
      )}
      <PushOfferPart />
      <UpdateOfferPart />
      <LeaveQuestionPart />
      <OverlayPart />
      <SnackbarArea />
    </>
  );
}
