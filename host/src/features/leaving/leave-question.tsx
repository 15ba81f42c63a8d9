import { useRef } from 'react';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { leavingTexts as texts } from '#texts/leaving';
import { agreeToLoseUnsaved, stayOnPage } from './leaving.ts';

/** Asks before unsaved work is given up; Escape and Enter keep it. */
export function LeaveQuestion() {
  const stayButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={stayOnPage}
      size="small"
      title={texts.title}
      description={texts.detail}
      initialFocus={stayButton}
      footer={
        <>
          <Button variant="danger" onClick={agreeToLoseUnsaved}>
            {texts.leave}
          </Button>
          <Button ref={stayButton} variant="primary" onClick={stayOnPage}>
            {texts.stay}
          </Button>
        </>
      }
    />
  );
}
