import { useStore } from '@nanostores/react';
import { TriangleAlert } from 'lucide-react';
import type { ReadableAtom } from 'nanostores';
import { developerTexts as texts } from '#texts/developer';
import { ModeBadge } from './mode-badge.tsx';

interface DeveloperBadgeProps {
  readonly remote: string;
  readonly origin: string;
  /** False: nothing there says that it is this slice, so nothing of it is run. */
  readonly isDescribed: boolean;
  /** Its latest change cannot be built. */
  readonly $isBroken: ReadableAtom<boolean>;
  readonly onReset: () => void;
}

/** Says as long as the tab lives that one slice is not the site's own. */
export function DeveloperBadge({ remote, origin, isDescribed, $isBroken, onReset }: DeveloperBadgeProps) {
  const isBroken = useStore($isBroken);
  return (
    <ModeBadge
      label={texts.label}
      icon={<TriangleAlert size={16} aria-hidden="true" />}
      tone="warning"
      back={texts.reset}
      onBack={onReset}
    >
      <p>{isDescribed ? texts.running(remote, origin) : texts.notDescribed(remote, origin)}</p>
      {isBroken && <p>{texts.notBuilt}</p>}
    </ModeBadge>
  );
}
