import { Search } from 'lucide-react';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { Kbd } from '@loupe/shared/ui/kbd';
import { frameTexts } from '#texts/frame';
import { $isSearchOpen } from './search-store.ts';
import classes from './search-button.module.css';

export interface SearchButtonProps {
  readonly isCollapsed: boolean;
  readonly itemClass: string | undefined;
}

/** The key that opens the search is ⌘ on Apple's keyboards. */
const isMac = /^(mac|iphone|ipad)/i.test(globalThis.navigator?.platform ?? '');

/** Opens the search over the chats; its keys do the same from anywhere. */
export function SearchButton({ isCollapsed, itemClass }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={itemClass}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={isCollapsed ? frameTexts.search : undefined}
      onClick={() => $isSearchOpen.set(true)}
    >
      <Search aria-hidden="true" size={18} />
      <span className={joinClasses(classes.label, isCollapsed && 'visually-hidden')}>
        {frameTexts.search}
      </span>
      {!isCollapsed && (
        <span aria-hidden="true" className={classes.keys}>
          <Kbd>{isMac ? frameTexts.searchKeys.mac : frameTexts.searchKeys.others}</Kbd>
        </span>
      )}
    </button>
  );
}
