import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import { Button } from '@loupe/shared/ui/button';
import { $isAnythingUnsaved } from '../../services/unsaved.ts';
import { updateTexts as texts } from '#texts/update';
import classes from './update-offer.module.css';

/** Says quietly that a newer version is ready. It comes by itself with the next page, or at once when asked for. */
export function UpdateOffer() {
  const isUnsaved = useStore($isAnythingUnsaved);
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  return (
    <section className={classes.offer} aria-label={texts.title}>
      <div role="status">
        <p className={classes.title}>{texts.title}</p>
        <p className={classes.detail}>{isUnsaved ? texts.whenSaved : texts.withNextPage}</p>
      </div>
      <div className={classes.actions}>
        <Button onClick={() => setPutOff(true)}>{texts.later}</Button>
        {!isUnsaved && (
          <Button variant="primary" onClick={() => environment().page.reload()}>
            {texts.updateNow}
          </Button>
        )}
      </div>
    </section>
  );
}
