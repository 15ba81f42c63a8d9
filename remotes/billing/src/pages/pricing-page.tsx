import { Info } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { language } from '@loupe/shared/language';
import { readConfig } from '@loupe/shared/lib/slice-config';
import { Segmented } from '@loupe/shared/ui/segmented';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { ChangeDialog } from '../features/change-dialog/change-dialog.tsx';
import { PlanCards } from '../features/plan-cards/plan-cards.tsx';
import { PlanComparison } from '../features/plan-comparison/plan-comparison.tsx';
import { Questions } from '../features/questions/questions.tsx';
import { monthsFree } from '../lib/plan-offer.ts';
import { noteIn } from '../lib/pricing-note.ts';
import { pricingConfig } from '../messages/pricing-config.ts';
import { planTitles } from '../lib/price-line.ts';
import { priceTexts } from '#texts/price';
import { pricingTexts as texts } from '#texts/pricing';
import { Page, PageFailed, PageLoading } from '../parts/page.tsx';
import { TopUps } from '../parts/top-ups.tsx';
import { createPricingPage, type PricingPage, type Shelf } from '../stores/pricing-page.ts';
import classes from './pricing-page.module.css';

/** Plans and prices (R12). */
export function PricingPageView({ host }: { host: HostContract }) {
  const config = readConfig(pricingConfig, host.config);
  const note = noteIn(config, language);
  const page = usePage(() =>
    createPricingPage({ request: host.request, firstInterval: config.first_interval }),
  );
  const shelf = useStore(page.$shelf);
  useTitle(host, texts.pageName);
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      isRefreshing={shelf.state === 'ready' && shelf.isRefreshing}
    >
      {note !== '' && (
        <p className={classes.note}>
          <Info aria-hidden="true" size={16} />
          <span>{note}</span>
        </p>
      )}
      {shelf.state === 'loading' && <PageLoading label={texts.loading} heights={[32, 312, 96, 320]} />}
      {shelf.state === 'failed' && (
        <PageFailed
          title={texts.failed}
          detail={texts.failedDetail}
          error={shelf.error}
          onRetry={() => void page.load()}
        />
      )}
      {shelf.state === 'ready' && <ShelfView page={page} shelf={shelf.value} onNavigate={host.navigate} />}
    </Page>
  );
}

type ShelfViewProps = { page: PricingPage; shelf: Shelf; onNavigate: (to: string) => void };

function ShelfView({ page, shelf, onNavigate }: ShelfViewProps) {
  const interval = useStore(page.$interval);
  const change = useStore(page.$change);
  const { offer, subscription } = shelf;
  const months = monthsFree(offer.plans);
  return (
    <>
      <div className={classes.interval}>
        <Segmented
          label={texts.interval}
          value={interval}
          options={[
            { value: 'monthly', label: priceTexts.monthly },
            { value: 'yearly', label: priceTexts.yearly },
          ]}
          onChange={page.chooseInterval}
        />
        {months > 0 && <span className={classes.saving}>{texts.monthsFree(months)}</span>}
      </div>
      <PlanCards
        plans={offer.plans}
        interval={interval}
        subscription={subscription}
        onChange={(plan) => void page.openChange(plan, interval)}
        onNavigate={onNavigate}
      />
      <TopUps topUps={offer.top_ups} onNavigate={onNavigate} />
      <PlanComparison plans={offer.plans} />
      <Questions />
      <ChangeDialog
        change={change}
        titles={planTitles(offer.plans)}
        planNow={subscription.title}
        onClose={page.closeChange}
        onRetry={({ plan, interval: chosen }) => void page.openChange(plan, chosen)}
        onNavigate={(to) => {
          page.closeChange();
          onNavigate(to);
        }}
      />
    </>
  );
}
