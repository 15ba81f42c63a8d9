import {
  cloneElement,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import type { MenuProps } from './menu.tsx';

type TriggerProps = {
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

export type LazyMenuProps = Omit<MenuProps, 'isOpen' | 'trigger'> & {
  trigger: ReactElement<TriggerProps>;
  /** Fetches what the items are made of, before the menu first opens. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** Called when the menu's code can't be loaded; the next press tries again. */
  onLoadFailed?: ((error: unknown) => void) | undefined;
};

const loadMenu = async () => (await import('./menu.tsx')).Menu;

/**
 * The same menu as `Menu`, with its 45 KB loaded only when a pointer or the focus comes near. For menus that
 * are on a page's first view: the rail, the chat list, the chat's header.
 */
export function LazyMenu({ trigger, prepare, onLoadFailed, ...menu }: LazyMenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MenuProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  const fetchAll = async () => (await Promise.all([loadMenu(), prepare?.()]))[0];
  /** Fetches the code ahead of the press; a failure here is met again, and shown, at the press itself. */
  const warmUp = () => void fetchAll().catch(() => null);

  async function openSoon() {
    try {
      const Menu = await fetchAll();
      setLoaded(() => Menu);
      setOpen(true);
      menu.onOpenChange?.(true);
    } catch (error) {
      onLoadFailed?.(error);
    }
  }

  if (Loaded) {
    function handleOpenChange(open: boolean) {
      setOpen(open);
      menu.onOpenChange?.(open);
    }
    return <Loaded {...menu} trigger={trigger} isOpen={isOpen} onOpenChange={handleOpenChange} />;
  }

  return cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onClick: (event: MouseEvent) => {
      trigger.props.onClick?.(event);
      void openSoon();
    },
    onKeyDown: (event: KeyboardEvent) => {
      trigger.props.onKeyDown?.(event);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      void openSoon();
    },
  });
}
