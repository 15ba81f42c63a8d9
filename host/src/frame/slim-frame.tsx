import type { ReactNode } from 'react';
import { BrandMark } from '@loupe/shared/ui/brand-mark';
import { Link } from '@loupe/shared/ui/link';
import { mainId } from '../routing/main-id.ts';
import { navigate } from '../services/navigation.ts';
import { useSite } from '../services/site.ts';
import { hostTexts } from '#texts';
import classes from './slim-frame.module.css';

/** Pages without a rail (auth, share): a slim brand bar only. */
export function SlimFrame({ children }: { readonly children: ReactNode }) {
  const { brandName } = useSite();
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <Link
          href="/"
          onNavigate={navigate}
          tone="plain"
          className={classes.brand}
          title={hostTexts.frame.home}
        >
          <BrandMark name={brandName} />
        </Link>
      </header>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
