import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import { formatMoney } from '../../lib/money.ts';
import { planTitles, priceLineTitle } from '../../lib/price-line.ts';
import { paymentTexts as texts } from '#texts/payment';
import { Notice } from '../../parts/notice.tsx';
import type { CheckoutFlow } from '../../stores/checkout-flow.ts';
import type { Desk } from '../../stores/payment-page.ts';
import classes from './open-purchase.module.css';

/** A purchase that was begun and not finished, e.g. before a reload: it can be gone on with (R9). */
export function OpenPurchase({ desk, flow }: { desk: Desk; flow: CheckoutFlow }) {
  const step = useStore(flow.$step);
  const { open_checkout: open } = desk.summary;
  if (!open || step.kind !== 'idle' || flow.isOver(open.id)) return null;
  const titles = planTitles(desk.offer.plans);
  const what = open.lines.map((line) => priceLineTitle(line, titles)).join(', ');
  return (
    <div className={classes.open}>
      <Notice
        tone="pending"
        label={texts.openTitle}
        title={texts.openTitle}
        actions={
          <Button size="small" variant="primary" onClick={() => flow.resume(open)}>
            {texts.openGoOn}
          </Button>
        }
      >
        {texts.openDetail(what, formatMoney(open.total))}
      </Notice>
    </div>
  );
}
