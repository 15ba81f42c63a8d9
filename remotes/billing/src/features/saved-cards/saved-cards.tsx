import { Plus } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { PaymentMethod } from '@loupe/shared/contract/payment-methods';
import { pathTo } from '@loupe/shared/lib/route-path';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { cardDate, cardName } from '../../lib/saved-card.ts';
import { manageTexts as texts } from '#texts/manage';
import { Row, RowList } from '../../parts/row-list.tsx';
import { Section } from '../../parts/section.tsx';
import type { ManagePaymentsPage } from '../../stores/manage-payments-page.ts';

export type SavedCardsProps = {
  page: ManagePaymentsPage;
  cards: readonly PaymentMethod[];
  onNavigate: (to: string) => void;
};

/** Own cards, the one that pays marked (R11). */
export function SavedCards({ page, cards, onNavigate }: SavedCardsProps) {
  return (
    <Section
      title={texts.cards}
      actions={
        <LinkButton
          size="small"
          icon={<Plus aria-hidden="true" />}
          href={pathTo('paymentCard')}
          onNavigate={onNavigate}
        >
          {texts.addCard}
        </LinkButton>
      }
    >
      <RowList label={texts.cards} emptyText={texts.cardsEmpty} isEmpty={cards.length === 0}>
        {cards.map((card) => (
          <CardRow key={card.id} page={page} card={card} onNavigate={onNavigate} />
        ))}
      </RowList>
    </Section>
  );
}

type CardRowProps = { page: ManagePaymentsPage; card: PaymentMethod; onNavigate: (to: string) => void };

function CardRow({ page, card, onNavigate }: CardRowProps) {
  const work = useStore(page.$work);
  const name = cardName(card);
  const isBusy = typeof work === 'object' && work?.card === card.id;
  const isExpired = card.status === 'expired';
  return (
    <Row
      title={name}
      note={cardDate(card)}
      mark={
        isExpired ? (
          <StatusChip value="expired" label={texts.expired} />
        ) : (
          card.is_default && <StatusChip value="active" label={texts.usedCard} />
        )
      }
      actions={
        <>
          {!card.is_default && !isExpired && (
            <Button
              size="small"
              variant="ghost"
              isBusy={isBusy}
              aria-label={texts.makeDefaultOf(name)}
              onClick={() => void page.makeDefault(card)}
            >
              {texts.makeDefault}
            </Button>
          )}
          <LinkButton
            size="small"
            variant="ghost"
            aria-label={texts.replaceOf(name)}
            href={pathTo('paymentCard', {}, { replace: card.id })}
            onNavigate={onNavigate}
          >
            {texts.replace}
          </LinkButton>
          <Button
            size="small"
            variant="ghost"
            isBusy={isBusy}
            aria-label={texts.removeOf(name)}
            onClick={() => void page.remove(card)}
          >
            {texts.remove}
          </Button>
        </>
      }
    />
  );
}
