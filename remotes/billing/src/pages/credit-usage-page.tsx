import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { Balance } from '../features/balance/balance.tsx';
import { DailyUseSection } from '../features/daily-use/daily-use.tsx';
import { Grants } from '../features/grants/grants.tsx';
import { HistorySection } from '../features/history/history.tsx';
import { ReceiptDialog } from '../features/receipt/receipt-dialog.tsx';
import { texts } from '#texts';
import { Page, PageFailed } from '../parts/page.tsx';
import { createCreditUsagePage, type CreditUsagePage } from '../stores/credit-usage-page.ts';
import classes from './credit-usage-page.module.css';

/** Credit usage (R10). */
export function CreditUsagePageView({ host }: { host: HostContract }) {
  const page = usePage(() =>
    createCreditUsagePage({ request: host.request, environment: environment(), notify: host.notify }),
  );
  const usage = useStore(page.$usage);
  const openReceipt = useStore(page.$openReceipt);
  useTitle(host, texts.pageName);
  function goTo(to: string) {
    page.closeReceipt();
    host.navigate(to);
  }
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      isRefreshing={usage.state === 'ready' && usage.isRefreshing}
    >
      <UsageParts page={page} onNavigate={goTo} />
      <HistorySection
        list={page.history}
        onReceipt={(runId, title) => void page.openReceipt(runId, title)}
        onNavigate={goTo}
      />
      <ReceiptDialog
        open={openReceipt}
        onClose={page.closeReceipt}
        onRetry={(runId, title) => void page.openReceipt(runId, title)}
        onNavigate={goTo}
      />
    </Page>
  );
}

function UsageParts({ page, onNavigate }: { page: CreditUsagePage; onNavigate: (to: string) => void }) {
  const usage = useStore(page.$usage);
  if (usage.state === 'loading') return <UsageSkeleton />;
  if (usage.state === 'failed') {
    return (
      <PageFailed
        title={texts.failed}
        detail={texts.failedDetail}
        error={usage.error}
        onRetry={() => void page.loadUsage()}
      />
    );
  }
  const nowMs = environment().clock.now();
  return (
    <>
      <Balance usage={usage.value} nowMs={nowMs} onNavigate={onNavigate} />
      <DailyUseSection usage={usage.value} nowMs={nowMs} />
      <Grants grants={usage.value.grants} />
    </>
  );
}

function UsageSkeleton() {
  return (
    <LoadingRegion label={texts.loading} className={classes.skeleton}>
      <Skeleton shape="block" height={104} />
      <Skeleton shape="block" height={236} className={classes.skeletonBlock} />
      <Skeleton lines={4} height={20} className={classes.skeletonBlock} />
    </LoadingRegion>
  );
}
