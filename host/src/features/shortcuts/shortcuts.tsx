import { useStore } from '@nanostores/react';
import { useKeyDown } from '@loupe/shared/ui/use-key-down';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { navigate } from '../../services/navigation.ts';
import type { ShortcutSheetProps } from './shortcut-sheet.tsx';
import { $isSheetOpen } from './shortcuts-store.ts';

const ShortcutSheet = lazyPart<ShortcutSheetProps>(
  async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet,
);

/** Ctrl / opens and closes the sheet of keys from anywhere, Ctrl Shift O begins a chat; with ⌘ on Apple's keyboards. */
export function Shortcuts() {
  const isOpen = useStore($isSheetOpen);
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.key === '/') $isSheetOpen.set(!isOpen);
    else if (event.shiftKey && event.code === 'KeyO') navigate('/chat');
    else return;
    event.preventDefault();
  });
  return isOpen ? <ShortcutSheet onClose={() => $isSheetOpen.set(false)} /> : null;
}
