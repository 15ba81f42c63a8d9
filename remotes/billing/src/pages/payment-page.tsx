import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import type { HostContract, RemotePageProps } from '@loupe/shared/host-contract';
import { $remainingCredits } from '@loupe/shared/stores/credits';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Card } from '@loupe/shared/ui/card';
import { useUnsaved } from '@loupe/shared/ui/use-unsaved';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { ChoosePurchase } from '../features/order/choose-purchase.tsx';
import { OpenPurchase } from '../features/order/open-purchase.tsx';
import { OrderSummary, PreviewFailed } from '../features/order/order-summary.tsx';
import { PayWith } from '../features/pay-with/pay-with.tsx';
import { PaymentDone } from '../features/payment-steps/payment-done.tsx';
import { PaymentUnderWay } from '../features/payment-steps/payment-steps.tsx';
import { planTitles } from '../lib/price-line.ts';
import { paymentPath, readPurchase } from '../lib/purchase.ts';
import { paymentTexts as texts } from '#texts/payment';
import { Page, PageFailed, PageLoading } from '../parts/page.tsx';
import { isCardTyped } from '../stores/card-entry.ts';
import { createPaymentPage, type Desk, type PaymentPage } from '../stores/payment-page.ts';
import classes from './payment-page.module.css';

/** Payment (R9): `?plan=&interval=`, `?top_up=` or `?invoice=` chooses; `?checkout=` comes back from the bank. */
export function PaymentPageView({ host, query }: Pick<RemotePageProps, 'host' | 'query'>) {
  const page = usePage(() =>
    createPaymentPage({ request: host.request, environment: environment(), notify: host.notify }),
  );
  const desk = useStore(page.$desk);
  const purchase = readPurchase(query);
  const path = paymentPath(purchase);
  const checkoutId = query['checkout'];
  useTitle(host, texts.pageName);
  // The path stands for the whole purchase.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => page.choose(purchase), [page, path]);
  useEffect(() => {
    if (checkoutId) void page.returnFromProvider(checkoutId);
  }, [page, checkoutId]);
  const isChoosing = purchase === null;
  return (
    <Page
      title={isChoosing ? texts.titleChoose : texts.titlePay}
      subtitle={isChoosing ? texts.subtitleChoose : undefined}
    >
      {desk.state === 'loading' && <PageLoading label={texts.loading} heights={[280, 200]} />}
      {desk.state === 'failed' && (
        <PageFailed
          title={texts.failed}
          detail={texts.failedDetail}
          error={desk.error}
          onRetry={() => void page.load()}
        />
      )}
      {desk.state === 'ready' && <DeskView host={host} page={page} desk={desk.value} />}
    </Page>
  );
}

type DeskViewProps = { host: HostContract; page: PaymentPage; desk: Desk };

function DeskView({ host, page, desk }: DeskViewProps) {
  const step = useStore(page.flow.$step);
  const purchase = useStore(page.$purchase);
  const preview = useStore(page.$preview);
  const remaining = useStore($remainingCredits);
  const isTyped = isCardTyped(useStore(page.card.$card));
  const isUnderWay = ['paying', 'processing', 'confirming', 'redirect'].includes(step.kind);
  useUnsaved(host, 'payment', step.kind !== 'done' && (isTyped || isUnderWay), { asksToLeave: !isUnderWay });
  const view = useStore($currentView);
  if (step.kind === 'done') {
    const expected = preview.state === 'ready' ? preview.value.credits_after : null;
    return (
      <PaymentDone
        checkout={step.checkout}
        titles={planTitles(desk.offer.plans)}
        credits={expected ?? remaining}
        onNavigate={host.navigate}
      />
    );
  }
  if (step.kind === 'processing' || step.kind === 'confirming' || step.kind === 'redirect') {
    return (
      <ViewGuard view={view} refuses="personal">
        <PaymentUnderWay step={step} flow={page.flow} />
      </ViewGuard>
    );
  }
  return (
    <>
      <OpenPurchase desk={desk} flow={page.flow} />
      {purchase === null ? (
        <ChoosePurchase desk={desk} onNavigate={host.navigate} />
      ) : (
        <ViewGuard view={view} refuses="personal">
          <PayColumns host={host} page={page} desk={desk} />
        </ViewGuard>
      )}
    </>
  );
}

function PayColumns({ host, page, desk }: DeskViewProps) {
  const preview = useStore(page.$preview);
  if (preview.state === 'loading') return <PageLoading label={texts.previewLoading} heights={[280, 200]} />;
  if (preview.state === 'failed') {
    return <PreviewFailed page={page} desk={desk} error={preview.error} onNavigate={host.navigate} />;
  }
  return (
    <div className={classes.columns}>
      <PayWith page={page} desk={desk} preview={preview.value} />
      <Card padding="large" className={classes.order}>
        <OrderSummary desk={desk} preview={preview.value} onNavigate={host.navigate} />
      </Card>
    </div>
  );
}
