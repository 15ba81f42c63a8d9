import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import { Button } from '@loupe/shared/ui/button';
import { settingsTexts } from '#texts/settings';
import { createDataExport } from './data-export.ts';
import classes from './settings.module.css';

const texts = settingsTexts.data;

/** Takes the own data along (R21). */
export function DataSection() {
  const [store] = useState(createDataExport);
  const isBusy = useStore(store.$isBusy);
  const hasFailed = useStore(store.$hasFailed);
  return (
    <div className={classes.part}>
      <div>
        <Button icon={<Download aria-hidden="true" />} isBusy={isBusy} onClick={() => void store.download()}>
          {texts.download}
        </Button>
      </div>
      <div role="status" className="visually-hidden">
        {isBusy && texts.busy}
      </div>
      <div role="alert">{hasFailed && <p className={classes.problem}>{texts.failed}</p>}</div>
    </div>
  );
}
