import type { FormEvent } from 'react';
import { useStore } from '@nanostores/react';
import type { PaymentPreview } from '@loupe/shared/contract/payments';
import { environment } from '@loupe/shared/environment';
import { Button } from '@loupe/shared/ui/button';
import { focusFirstError } from '@loupe/shared/ui/focus-first-error';
import { formatMoney } from '../../lib/money.ts';
import { cardDate, cardName } from '../../lib/saved-card.ts';
import { testCardValues } from '../../lib/test-cards.ts';
import { paymentTexts as texts } from '#texts/payment';
import { CardFields } from '../../parts/card-fields.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TestCards } from '../../parts/test-cards.tsx';
import { NEW_CARD, type Desk, type PaymentPage } from '../../stores/payment-page.ts';
import classes from './pay-with.module.css';

export type PayWithProps = { page: PaymentPage; desk: Desk; preview: PaymentPreview };

/** The step that pays: with a saved card or a new one. Whatever is answered, what was typed stays (R9). */
export function PayWith({ page, desk, preview }: PayWithProps) {
  const step = useStore(page.flow.$step);
  const problem = useStore(page.flow.$problem);
  const isLater = preview.effect === 'starts_later';
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void page.pay().then(() => focusFirstError(form));
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {!isLater && <Methods page={page} desk={desk} />}
      {problem && <Notice tone="error" isAlert title={problem.message} errorId={problem.requestId} />}
      <Button type="submit" variant="primary" isWide isBusy={step.kind === 'paying'}>
        {isLater ? texts.confirmChange : texts.pay(formatMoney(preview.today.total))}
      </Button>
      <p className={classes.fine}>{isLater ? texts.fineLater : texts.fine}</p>
    </form>
  );
}

function Methods({ page, desk }: Omit<PayWithProps, 'preview'>) {
  const method = useStore(page.$method);
  const { methods, card_entry: entry, provider } = desk.wallet;
  const isNew = method === NEW_CARD;
  return (
    <>
      {methods.length === 0 ? (
        <h2 className={classes.title}>{texts.method}</h2>
      ) : (
        <fieldset className={classes.methods}>
          <legend className={classes.title}>{texts.method}</legend>
          {methods.map((card) => (
            <label key={card.id} className={classes.method}>
              <input
                type="radio"
                name="method"
                value={card.id}
                checked={method === card.id}
                disabled={card.status === 'expired'}
                onChange={() => page.chooseMethod(card.id)}
              />
              {texts.saved(cardName(card), cardDate(card))}
            </label>
          ))}
          <label className={classes.method}>
            <input
              type="radio"
              name="method"
              value={NEW_CARD}
              checked={isNew}
              onChange={() => page.chooseMethod(NEW_CARD)}
            />
            {texts.newCard}
          </label>
        </fieldset>
      )}
      {isNew && entry === 'redirect' && <p className={classes.note}>{texts.elsewhereNote}</p>}
      {isNew && entry === 'form' && <NewCard page={page} isTest={provider === 'test'} />}
    </>
  );
}

function NewCard({ page, isTest }: { page: PaymentPage; isTest: boolean }) {
  const { values, errors } = useStore(page.card.$card);
  return (
    <>
      {isTest && (
        <TestCards onUse={(card) => page.card.fill(testCardValues(card, environment().clock.now()))} />
      )}
      <CardFields values={values} errors={errors} onChange={page.card.change} />
      <p className={classes.note}>{texts.newCardNote}</p>
    </>
  );
}
