import { ShieldCheck } from 'lucide-react';
import { environment } from '@loupe/shared/environment';
import { pathWithout } from '@loupe/shared/lib/path-without';
import { developerTexts as texts } from '#texts/developer';
import { ModeBadge, showModeBadge } from './mode-badge.tsx';

/** The page that is shown, with everything the site tries out. */
function leave(): void {
  const { page } = environment();
  page.load(pathWithout(page.path(), 'safe'));
}

/** Says that nothing in the page is on trial: what is missed or mended here may not be so elsewhere. */
export function showSafeBadge(): void {
  showModeBadge(
    <ModeBadge
      label={texts.safe}
      icon={<ShieldCheck size={16} aria-hidden="true" />}
      tone="calm"
      back={texts.leaveSafe}
      onBack={leave}
    >
      <p>{texts.isSafe}</p>
    </ModeBadge>,
  );
}
