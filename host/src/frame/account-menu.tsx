import {
  Coins,
  CreditCard,
  Gift,
  Keyboard,
  Layers,
  Moon,
  Puzzle,
  Settings,
  ShieldCheck,
  Sun,
  Tags,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useStore } from '@nanostores/react';
import { $user } from '@loupe/shared/stores/session';
import { $theme, chooseTheme } from '@loupe/shared/stores/theme';
import { Menu, type MenuItem } from '@loupe/shared/ui/menu';
import { $isSheetOpen } from '../features/shortcuts/shortcuts-store.ts';
import { toggleOverlay } from '../features/overlay/overlay-part.tsx';
import { useSite } from '../services/site.ts';
import { useLeadsSomewhere } from '../services/switched-off.ts';
import { frameTexts } from '#texts/frame';
import { pagesTexts } from '#texts/pages';
import { shortcutsTexts } from '#texts/shortcuts';

export interface AccountMenuProps {
  readonly trigger: ReactElement;
  readonly onNavigate: (to: string) => void;
}

function link(label: string, href: string, icon: ReactElement, onNavigate: (to: string) => void): MenuItem {
  return { kind: 'link', label, href, icon, onNavigate };
}

const pagesOfSlices = [
  { label: frameTexts.creditUsage, href: '/credit-usage', icon: <Coins size={16} /> },
  { label: pagesTexts.names.managePayments, href: '/manage-payments', icon: <CreditCard size={16} /> },
  { label: pagesTexts.names.pricing, href: '/pricing', icon: <Tags size={16} /> },
  { label: pagesTexts.names.referel, href: '/referel', icon: <Gift size={16} /> },
] as const;

/** Theme, own pages, admin when permitted. Log out is beside it, as a button of its own. It is loaded by a first click and so opens at once. */
export function AccountMenu({ trigger, onNavigate }: AccountMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const user = useStore($user);
  const theme = useStore($theme);
  const leadsSomewhere = useLeadsSomewhere();
  const { host } = useSite();
  const texts = frameTexts;
  const items: MenuItem[] = [
    { kind: 'heading', label: user?.email ?? texts.account },
    {
      kind: 'choice',
      label: texts.light,
      icon: <Sun size={16} />,
      isChecked: theme === 'light',
      onSelect: () => chooseTheme('light'),
    },
    {
      kind: 'choice',
      label: texts.dark,
      icon: <Moon size={16} />,
      isChecked: theme === 'dark',
      onSelect: () => chooseTheme('dark'),
    },
    { kind: 'separator' },
    link(texts.settings, '/settings', <Settings size={16} />, onNavigate),
    { label: shortcutsTexts.open, icon: <Keyboard size={16} />, onSelect: () => $isSheetOpen.set(true) },
    ...pagesOfSlices
      .filter(({ href }) => leadsSomewhere(href))
      .map(({ label, href, icon }) => link(label, href, icon, onNavigate)),
    ...host.slots.actions('account.action').map(({ label, prepare, run }): MenuItem => ({
      label,
      icon: <Puzzle size={16} />,
      onIntent: prepare,
      onSelect: () => void run({}),
    })),
    ...(user?.permissions.includes('admin')
      ? [
          link(texts.admin, '/admin', <ShieldCheck size={16} />, onNavigate),
          { label: texts.composition, icon: <Layers size={16} />, onSelect: toggleOverlay } as const,
        ]
      : []),
  ];
  return (
    <Menu
      trigger={trigger}
      items={items}
      side="top"
      align="start"
      label={texts.account}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  );
}
