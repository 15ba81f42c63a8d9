import { useEffect, useRef } from 'react';
import { useKeyDown } from '@loupe/shared/ui/use-key-down';
import { useStore } from '@nanostores/react';
import { RemoteRegion } from '@loupe/federation/region/remote-region';
import { useSite } from '../services/site.ts';
import { isSwitchedOff } from '../services/switched-off.ts';
import { frameTexts } from '#texts/frame';
import { $isSearchOpen } from './search-store.ts';
import classes from './chat-search.module.css';

const slotOwner = 'chat';
const close = () => $isSearchOpen.set(false);

function isSearchKey(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
  );
}

/** The search over the chats, a slot of the chat slice: Ctrl K and ⌘ K open and close it from anywhere. */
export function ChatSearch({ path }: { readonly path: string }) {
  const site = useSite();
  const { hostFor, loader } = site;
  const isOff = isSwitchedOff(site, slotOwner);
  const isOpen = useStore($isSearchOpen);
  useKeyDown((event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    $isSearchOpen.set(!$isSearchOpen.get());
  }, !isOff);
  // Open on one page; on the next it is closed.
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current !== path) close();
    shownPath.current = path;
  }, [path]);
  if (!isOpen || isOff) return null;
  return (
    <RemoteRegion
      loader={loader}
      remote={slotOwner}
      expose={loader.entryOf(slotOwner)?.slots['chat.search'] ?? null}
      part="Slot"
      title={frameTexts.searchRegion}
      props={{ host: hostFor(slotOwner), onClose: close }}
      skeleton={null}
      className={classes.region}
    />
  );
}
