import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import { $isPushOffered, $push, closePushOffer } from '@loupe/shared/stores/push';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { noticeTexts } from '#texts/notifications';

/** What comes before the browser's question (P1): what it is for; or, when it was refused, how to undo that. */
export function PushOffer({ onAccept }: { readonly onAccept: () => void }) {
  const isOffered = useStore($isPushOffered);
  const isDenied = useStore($push) === 'denied';
  const { offer, denied } = noticeTexts;
  return (
    <Dialog
      isOpen={isOffered}
      onClose={closePushOffer}
      size="small"
      title={isDenied ? denied.title : offer.title}
      description={isDenied ? denied.explanation : offer.explanation(environment().config.brandName)}
      footer={
        isDenied ? (
          <Button onClick={closePushOffer}>{offer.close}</Button>
        ) : (
          <>
            <Button onClick={closePushOffer}>{offer.decline}</Button>
            <Button variant="primary" onClick={onAccept}>
              {offer.accept}
            </Button>
          </>
        )
      }
    >
      <p>{isDenied ? denied.instead : offer.next}</p>
    </Dialog>
  );
}
