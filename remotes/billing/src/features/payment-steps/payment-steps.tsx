import { CheckCheck, Hourglass, Landmark, SquareArrowOutUpRight } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { formatMoney } from '../../lib/money.ts';
import { paymentTexts as texts } from '#texts/payment';
import { Notice } from '../../parts/notice.tsx';
import { StepPanel } from '../../parts/step-panel.tsx';
import type { CheckoutFlow, CheckoutStep } from '../../stores/checkout-flow.ts';

type StepOf<Kind extends CheckoutStep['kind']> = Extract<CheckoutStep, { kind: Kind }>;
export type UnderWayStep = StepOf<'processing'> | StepOf<'confirming'> | StepOf<'redirect'>;

/** A payment between the click and its end: the provider works, the bank asks, or it goes on elsewhere (R9). */
export function PaymentUnderWay({ step, flow }: { step: UnderWayStep; flow: CheckoutFlow }) {
  const problem = useStore(flow.$problem);
  return (
    <>
      <StepBody step={step} flow={flow} />
      {problem && <Notice tone="error" isAlert title={problem.message} errorId={problem.requestId} />}
    </>
  );
}

function StepBody({ step, flow }: { step: UnderWayStep; flow: CheckoutFlow }) {
  const isDeciding = useStore(flow.$isDeciding);
  const amount = formatMoney(step.checkout.total);
  const giveUp = (
    <Button isBusy={isDeciding} onClick={() => void flow.giveUp()}>
      {texts.giveUp}
    </Button>
  );
  if (step.kind === 'processing') {
    return (
      <StepPanel icon={<Hourglass />} title={texts.processing}>
        {texts.processingDetail}
      </StepPanel>
    );
  }
  if (step.kind === 'redirect') {
    const toService = (
      <LinkButton variant="primary" href={step.url} icon={<SquareArrowOutUpRight aria-hidden="true" />}>
        {texts.toService}
      </LinkButton>
    );
    return (
      <StepPanel
        icon={<SquareArrowOutUpRight />}
        title={texts.redirect}
        actions={
          <>
            {giveUp}
            {toService}
          </>
        }
      >
        {texts.redirectDetail}
      </StepPanel>
    );
  }
  if (step.url !== null) {
    return (
      <StepPanel
        icon={<Landmark />}
        title={texts.bank}
        actions={
          <>
            {giveUp}
            <LinkButton variant="primary" href={step.url} icon={<SquareArrowOutUpRight aria-hidden="true" />}>
              {texts.toBank}
            </LinkButton>
          </>
        }
      >
        {texts.bankElsewhere(amount)}
      </StepPanel>
    );
  }
  return (
    <StepPanel
      icon={<Landmark />}
      title={texts.bank}
      actions={
        <>
          <Button aria-disabled={isDeciding} onClick={() => void flow.decide('refuse')}>
            {texts.refuse}
          </Button>
          <Button
            variant="primary"
            icon={<CheckCheck aria-hidden="true" />}
            isBusy={isDeciding}
            onClick={() => void flow.decide('approve')}
          >
            {texts.approve}
          </Button>
        </>
      }
    >
      {texts.bankTest(amount)}
    </StepPanel>
  );
}
