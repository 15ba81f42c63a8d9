import { useEffect } from 'react';
import { routes } from '@loupe/shared/contract/routes';
import { LinkButton } from '@loupe/shared/ui/button';
import { EmptyState } from '@loupe/shared/ui/states';
import { announceContent } from '../services/first-content.ts';
import { navigate } from '../services/navigation.ts';
import { useSite } from '../services/site.ts';
import { switchedOffTexts as texts } from '#texts/switched-off';

/** In place of every page of a slice that an admin has switched off: nothing has failed. */
export function SwitchedOffPage({ slice }: { readonly slice: string }) {
  const { brandName } = useSite();
  useEffect(announceContent, []);
  // The settings are the host's own: they are there whatever is off.
  const [href, label] =
    slice === routes.chat.owner
      ? (['/settings', texts.toSettings] as const)
      : (['/chat', texts.toChat] as const);
  return (
    <EmptyState
      isWholePage
      title={texts.title(brandName)}
      action={
        <LinkButton href={href} onNavigate={navigate} variant="primary">
          {label}
        </LinkButton>
      }
    >
      {texts.detail}
    </EmptyState>
  );
}
