import { useEffect, useRef } from 'react';
import { Mail } from 'lucide-react';
import type { Share } from '@loupe/shared/contract/shares';
import { copyText } from '@loupe/shared/stores/copy';
import { LinkButton } from '@loupe/shared/ui/button';
import { CopyButton } from '@loupe/shared/ui/copy-button';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { shareTargets } from '../../lib/share-targets.ts';
import { shareTexts } from '#texts/share';
import classes from './share-dialog.module.css';

/** The link that was just made, and the nine ways to give it on (X1). */
export function NewLink({ share }: { share: Share }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
    place.current?.focus();
  }, []);
  return (
    <section ref={place} tabIndex={-1} aria-label={shareTexts.newLink} className={classes.made}>
      <SectionLabel as="h3">{shareTexts.newLink}</SectionLabel>
      <a href={share.url} target="_blank" rel="noopener noreferrer" className={classes.url}>
        {share.url.replace(/^https?:\/\//, '')}
      </a>
      <p className={classes.note}>{shareTexts.made}</p>
      <ul className={classes.targets} aria-label={shareTexts.targets}>
        <li>
          <CopyButton
            size="small"
            variant="primary"
            hasText
            label={shareTexts.copy}
            copy={copyText}
            getText={() => share.url}
          />
        </li>
        {shareTargets(share.url, share.title || shareTexts.untitled).map(({ name, href }) => (
          <li key={name}>
            <LinkButton
              size="small"
              href={href}
              rel="noopener noreferrer"
              {...(name === 'email' ? { icon: <Mail aria-hidden="true" /> } : { target: '_blank' })}
            >
              {shareTexts.targetNames[name]}
              {name !== 'email' && <span className="visually-hidden"> {shareTexts.opensInTab}</span>}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
