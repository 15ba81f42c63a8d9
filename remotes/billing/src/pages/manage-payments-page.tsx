import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import type { HostContract, RemotePageProps } from '@loupe/shared/host-contract';
import { pathTo } from '@loupe/shared/lib/route-path';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { BillingDetailsSection } from '../features/billing-details/billing-details.tsx';
import { InvoicesSection } from '../features/invoices/invoices.tsx';
import { CancelDialog } from '../features/plan-status/cancel-dialog.tsx';
import { PlanBanners } from '../features/plan-status/plan-banners.tsx';
import { PlanStatus } from '../features/plan-status/plan-status.tsx';
import { SavedCards } from '../features/saved-cards/saved-cards.tsx';
import { isFreePlan } from '../lib/plan-offer.ts';
import { planTitles } from '../lib/price-line.ts';
import { manageTexts as texts } from '#texts/manage';
import { Page, PageFailed, PageLoading } from '../parts/page.tsx';
import { SignInPrompt } from '../parts/sign-in-prompt.tsx';
import {
  createManagePaymentsPage,
  type Account,
  type ManagePaymentsPage,
} from '../stores/manage-payments-page.ts';

type ViewProps = Pick<RemotePageProps, 'host' | 'query'>;

/** Plan and payments (R11). A visitor is asked to log in, and nothing is fetched. `?cancel=1` asks about canceling. */
export function ManagePaymentsPageView({ host, query }: ViewProps) {
  const isSignedIn = useStore(host.$user) !== null;
  useTitle(host, texts.pageName);
  if (isSignedIn) return <SignedIn host={host} query={query} />;
  return (
    <SignInPrompt
      title={texts.signInTitle}
      detail={texts.signInDetail}
      returnTo={pathTo('managePayments')}
      onNavigate={host.navigate}
    />
  );
}

function SignedIn({ host, query }: ViewProps) {
  const page = usePage(() =>
    createManagePaymentsPage({ request: host.request, environment: environment(), notify: host.notify }),
  );
  const account = useStore(page.$account);
  const asksCancel = query['cancel'] !== undefined;
  useEffect(() => {
    if (asksCancel) page.askCancel(true);
  }, [page, asksCancel]);
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      isRefreshing={account.state === 'ready' && account.isRefreshing}
    >
      {account.state === 'loading' && <PageLoading label={texts.loading} heights={[200, 72, 96, 200]} />}
      {account.state === 'failed' && (
        <PageFailed
          title={texts.failed}
          detail={texts.failedDetail}
          error={account.error}
          onRetry={() => void page.load()}
        />
      )}
      {account.state === 'ready' && <AccountView host={host} page={page} account={account.value} />}
    </Page>
  );
}

type AccountViewProps = { host: HostContract; page: ManagePaymentsPage; account: Account };

function AccountView({ host, page, account }: AccountViewProps) {
  const { summary, wallet, offer } = account;
  const free = offer.plans.find(isFreePlan);
  const view = useStore($currentView);
  return (
    <>
      <ViewGuard view={view} refuses="personal">
        <PlanBanners page={page} summary={summary} onNavigate={host.navigate} />
        <PlanStatus page={page} subscription={summary.subscription} onNavigate={host.navigate} />
        <SavedCards page={page} cards={wallet.methods} onNavigate={host.navigate} />
        <BillingDetailsSection page={page} details={summary.details} />
      </ViewGuard>
      <InvoicesSection list={page.invoices} titles={planTitles(offer.plans)} />
      {/* It can be opened by the address as well */}
      {view === null && (
        <CancelDialog
          page={page}
          subscription={summary.subscription}
          free={free ? { credits: free.monthly_credits, runs: free.parallel_runs } : null}
        />
      )}
    </>
  );
}
