import type { FormEvent } from 'react';
import { CircleCheck, SquareArrowOutUpRight } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import type { HostContract, RemotePageProps } from '@loupe/shared/host-contract';
import { pathTo } from '@loupe/shared/lib/route-path';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { Checkbox } from '@loupe/shared/ui/checkbox';
import { useUnsaved } from '@loupe/shared/ui/use-unsaved';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { focusFirstError } from '@loupe/shared/ui/focus-first-error';
import { cardDate, cardName } from '../lib/saved-card.ts';
import { testCardValues } from '../lib/test-cards.ts';
import { cardTexts as texts } from '#texts/card';
import { CardFields } from '../parts/card-fields.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page, PageFailed, PageLoading } from '../parts/page.tsx';
import { StepPanel } from '../parts/step-panel.tsx';
import { TestCards } from '../parts/test-cards.tsx';
import type { Wallet } from '../stores/billing-data.ts';
import { isCardTyped } from '../stores/card-entry.ts';
import { createPaymentCardPage, type PaymentCardPage } from '../stores/payment-card-page.ts';
import classes from './payment-card-page.module.css';

/** Add a card, or replace the one of `?replace=` (R15). */
export function PaymentCardPageView({ host, query }: Pick<RemotePageProps, 'host' | 'query'>) {
  const replaces = query['replace'] ?? null;
  const page = usePage(() =>
    createPaymentCardPage(
      { request: host.request, environment: environment(), notify: host.notify },
      replaces,
    ),
  );
  const wallet = useStore(page.$wallet);
  const step = useStore(page.$step);
  const view = useStore($currentView);
  useTitle(host, texts.pageName);
  return (
    <Page isNarrow title={replaces === null ? texts.titleAdd : texts.titleReplace} subtitle={texts.subtitle}>
      {wallet.state === 'loading' && <PageLoading label={texts.loading} heights={[96, 280]} />}
      {wallet.state === 'failed' && (
        <PageFailed
          title={texts.failed}
          detail={texts.failedDetail}
          error={wallet.error}
          onRetry={() => void page.load()}
        />
      )}
      {wallet.state === 'ready' &&
        (step.kind === 'saved' || step.kind === 'elsewhere' ? (
          <AfterEntry page={page} host={host} />
        ) : (
          <ViewGuard view={view} refuses="personal">
            <EntryForm page={page} wallet={wallet.value} host={host} />
          </ViewGuard>
        ))}
    </Page>
  );
}

function AfterEntry({ page, host }: { page: PaymentCardPage; host: HostContract }) {
  const step = useStore(page.$step);
  if (step.kind === 'elsewhere') {
    return (
      <StepPanel
        icon={<SquareArrowOutUpRight />}
        title={texts.elsewhere}
        actions={
          <LinkButton variant="primary" href={step.url} icon={<SquareArrowOutUpRight aria-hidden="true" />}>
            {texts.toService}
          </LinkButton>
        }
      >
        {texts.elsewhereDetail}
      </StepPanel>
    );
  }
  if (step.kind !== 'saved') return null;
  return (
    <StepPanel
      tone="success"
      icon={<CircleCheck />}
      title={texts.saved}
      actions={
        <LinkButton variant="primary" href={pathTo('managePayments')} onNavigate={host.navigate}>
          {texts.toManage}
        </LinkButton>
      }
    >
      {step.card.is_default ? texts.savedDetail(cardName(step.card)) : cardName(step.card)}
    </StepPanel>
  );
}

type EntryFormProps = { page: PaymentCardPage; wallet: Wallet; host: HostContract };

function EntryForm({ page, wallet, host }: EntryFormProps) {
  const step = useStore(page.$step);
  const problem = useStore(page.$problem);
  const isDefault = useStore(page.$isDefault);
  const replaced = page.replacedCard(wallet);
  const isForm = wallet.card_entry === 'form';
  const isTyped = isCardTyped(useStore(page.card.$card));
  useUnsaved(host, 'card', isTyped || step.kind === 'saving');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void page.save().then(() => focusFirstError(form));
  }
  function cancel(to: string) {
    // Whoever cancels has answered the question before it is asked.
    host.setUnsaved('card', false);
    host.navigate(to);
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {replaced && (
        <p className={classes.current}>
          {texts.current}: {cardName(replaced)}, {cardDate(replaced)}. {texts.currentNote}
        </p>
      )}
      {isForm && <Fields page={page} isTest={wallet.provider === 'test'} />}
      {!isForm && <p className={classes.current}>{texts.elsewhereDetail}</p>}
      {!replaced && wallet.methods.length > 0 && (
        <Checkbox
          name="make_default"
          label={texts.makeDefault}
          isChecked={isDefault}
          onChange={page.chooseDefault}
        />
      )}
      {problem && <Notice tone="error" isAlert title={problem.message} errorId={problem.requestId} />}
      <div className={classes.actions}>
        <LinkButton href={pathTo('managePayments')} onNavigate={cancel}>
          {texts.cancel}
        </LinkButton>
        <Button type="submit" variant="primary" isBusy={step.kind === 'saving'}>
          {isForm ? texts.save : texts.goOn}
        </Button>
      </div>
    </form>
  );
}

function Fields({ page, isTest }: { page: PaymentCardPage; isTest: boolean }) {
  const { values, errors } = useStore(page.card.$card);
  return (
    <>
      {isTest && (
        <TestCards onUse={(card) => page.card.fill(testCardValues(card, environment().clock.now()))} />
      )}
      <CardFields values={values} errors={errors} onChange={page.card.change} />
    </>
  );
}
