import { useRef, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import type { SlotAction } from '@loupe/shared/slots';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { Dialog } from '@loupe/shared/ui/dialog';
import { Link } from '@loupe/shared/ui/link';
import { SearchField } from '@loupe/shared/ui/search-field';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { agoText } from '../../lib/ago.ts';
import { commandsFor } from '../../lib/commands-for.ts';
import { searchTexts } from '#texts/search';
import type { ChatList } from '../../stores/chat-list.ts';
import type { ChatSearch } from '../../stores/chat-search.ts';
import classes from './chat-search.module.css';

/** Chats offered before anything is typed. */
const RECENT_COUNT = 7;

export type ChatSearchDialogProps = {
  search: ChatSearch;
  list: ChatList;
  now: () => number;
  onOpen: (chat: ChatSummary) => void;
  onClose: () => void;
  /** What other slices let people do from anywhere. */
  commands: readonly SlotAction<object>[];
};

/** Search over the titles of the person's chats, and the commands of slices; arrow keys go through what was found, Enter takes it. */
export function ChatSearchDialog(props: ChatSearchDialogProps) {
  const { search, list, now, onOpen, onClose, commands } = props;
  const query = useStore(search.$query);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  function choices(): HTMLElement[] {
    return [...(box.current?.querySelectorAll<HTMLElement>('a, [data-command]') ?? [])];
  }

  function handleKey(event: KeyboardEvent) {
    const all = choices();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const isInField = document.activeElement === field.current;
    if (event.key === 'Enter' && isInField) return all[0]?.click();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
    if (next < 0) field.current?.focus();
    else all[Math.min(next, all.length - 1)]?.focus();
  }

  return (
    <Dialog isOpen onClose={onClose} title={searchTexts.title} initialFocus={field}>
      {/* Arrow keys belong to field and list together */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} className={classes.box} onKeyDown={handleKey}>
        <SearchField
          ref={field}
          label={searchTexts.label}
          placeholder={searchTexts.placeholder}
          value={query}
          maxLength={200}
          onChange={search.setQuery}
        />
        <Results {...{ search, list, now, onOpen }} />
        <Commands commands={commands} query={query} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Results({ search, list, now, onOpen }: Omit<ChatSearchDialogProps, 'onClose' | 'commands'>) {
  const found = useStore(search.$found);
  const recent = useStore(list.$list);
  if (found === null) {
    if (recent.state !== 'ready') return null;
    const chats = recent.value.chats.slice(0, RECENT_COUNT);
    if (chats.length === 0) return <p className={classes.note}>{searchTexts.empty}</p>;
    return (
      <>
        <SectionLabel as="h3">{searchTexts.recent}</SectionLabel>
        <ChatLinks chats={chats} now={now} onOpen={onOpen} />
      </>
    );
  }
  if (found.state === 'loading') {
    return (
      <LoadingRegion label={searchTexts.loading}>
        <Skeleton lines={3} height={20} />
      </LoadingRegion>
    );
  }
  if (found.state === 'failed') {
    return (
      <FailedState
        title={searchTexts.failed}
        detail={found.error.message}
        onRetry={() => void search.search()}
      />
    );
  }
  const { chats, query, hasMore } = found.value;
  return (
    <>
      <p role="status" className={classes.note}>
        {chats.length === 0 ? searchTexts.none(query) : searchTexts.found(chats.length)}
      </p>
      <ChatLinks chats={chats} now={now} onOpen={onOpen} />
      {hasMore && <p className={classes.note}>{searchTexts.more}</p>}
    </>
  );
}

type CommandsProps = Pick<ChatSearchDialogProps, 'commands' | 'onClose'> & { query: string };

function Commands({ commands, query, onClose }: CommandsProps) {
  const found = commandsFor(commands, query);
  if (found.length === 0) return null;
  return (
    <>
      <SectionLabel as="h3">{searchTexts.commands}</SectionLabel>
      <ul className={classes.list}>
        {found.map(({ key, label, prepare, run }) => (
          <li key={key}>
            <button
              type="button"
              data-command
              className={joinClasses(classes.link, classes.command)}
              onFocus={prepare}
              onPointerEnter={prepare}
              onClick={() => {
                onClose();
                void run({});
              }}
            >
              <span className={classes.title}>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type ChatLinksProps = {
  chats: readonly ChatSummary[];
  now: () => number;
  onOpen: (chat: ChatSummary) => void;
};

function ChatLinks({ chats, now, onOpen }: ChatLinksProps) {
  return (
    <ul className={classes.list}>
      {chats.map((chat) => (
        <li key={chat.id}>
          <Link
            tone="plain"
            href={`/chat/${chat.id}`}
            onNavigate={() => onOpen(chat)}
            className={classes.link}
          >
            <span className={classes.title}>{chat.title}</span>
            <span className={classes.when}>{agoText(chat.updated_at, now())}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
