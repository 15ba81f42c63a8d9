import { takeFocus } from '@loupe/shared/ui/take-focus';
import { useKeyDown } from '@loupe/shared/ui/use-key-down';
import { TriangleAlert } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import type { DeveloperOverride } from '@loupe/federation/registry/developer-override';
import { environment } from '@loupe/shared/environment';
import { BrandMark } from '@loupe/shared/ui/brand-mark';
import { Button } from '@loupe/shared/ui/button';
import { developerTexts } from '#texts/developer';
import { documentTitle } from '../../routing/page-title.ts';
import classes from './developer-question.module.css';
import { useLookedAt } from './use-looked-at.ts';

const texts = developerTexts.question;

interface Answers {
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
}

/** What the address asks for, what that means, and two ways on; the harmless one has the focus, and Escape. */
function DeveloperQuestion({ remote, origin, onConfirm, onRefuse }: DeveloperOverride & Answers) {
  const isLookedAt = useLookedAt();
  useKeyDown(({ key }) => key === 'Escape' && onRefuse());
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <BrandMark name={environment().config.brandName} />
      </header>
      <main className={classes.main} aria-labelledby="developer-question" aria-describedby="developer-risk">
        <h1 id="developer-question" className={classes.title}>
          {texts.title}
        </h1>
        <p className={classes.lead}>{texts.asked}</p>
        <dl className={classes.facts}>
          <dt>{developerTexts.slice}</dt>
          <dd>
            <code>{remote}</code>
          </dd>
          <dt>{texts.origin}</dt>
          <dd>
            <code>{origin}</code>
          </dd>
        </dl>
        <p id="developer-risk" className={classes.risk}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{texts.risk}</span>
        </p>
        <p className={classes.lead}>{texts.howLong}</p>
        <div className={classes.actions}>
          <Button ref={takeFocus} variant="primary" onClick={onRefuse}>
            {texts.refuse}
          </Button>
          <Button variant="danger" disabled={!isLookedAt} onClick={onConfirm}>
            {texts.confirm(remote)}
          </Button>
        </div>
      </main>
    </div>
  );
}

/** Asks on a page of the host that runs no slice and waits for nothing else. */
export function showQuestion(override: DeveloperOverride, answers: Answers): void {
  const { config, page, log } = environment();
  const root = document.getElementById('root');
  if (!root) return log.error('The page has no root element');
  page.setTitle(documentTitle(texts.title, config.brandName));
  createRoot(root).render(<DeveloperQuestion {...override} {...answers} />);
}
