import { useId, useRef, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { SlotAction } from '@loupe/shared/slots';
import type { FoundMessage } from '@loupe/shared/contract/search';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { Kbd } from '@loupe/shared/ui/kbd';
import { SearchField } from '@loupe/shared/ui/search-field';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { agoText } from '../../lib/ago.ts';
import { commandsFor } from '../../lib/commands-for.ts';
import { matchingAgents } from '../../lib/matching-agents.ts';
import type { SitePage } from '../../lib/site-pages.ts';
import type { AgentCatalog } from '../../stores/agent-catalog.ts';
import type { ChatList } from '../../stores/chat-list.ts';
import type { ChatSearch, Found } from '../../stores/chat-search.ts';
import { searchTexts } from '#texts/search';
import { SearchFilters } from './search-filters.tsx';
import { AgentRow, ChatRow, CommandRow, MessageRow, PageRow } from './search-rows.tsx';
import { useChoiceKeys } from './use-choice-keys.ts';
import classes from './chat-search.module.css';

/** Chats offered before anything is typed, and agents for a query. */
const RECENT_COUNT = 6;
const AGENT_COUNT = 4;

export type ChatSearchDialogProps = {
  search: ChatSearch;
  list: ChatList;
  catalog: AgentCatalog;
  /** Pages that the person may open. */
  pages: readonly SitePage[];
  now: () => number;
  onOpen: (path: string) => void;
  onOpenMessage: (message: FoundMessage) => void;
  onClose: () => void;
  /** What other slices let people do from anywhere. */
  commands: readonly SlotAction<object>[];
};

/** Finds chats, messages, agents, pages and commands; the keyboard goes through all of them, Enter takes one. */
export function ChatSearchDialog(props: ChatSearchDialogProps) {
  const { search, list, catalog, pages, onOpen, onClose } = props;
  const query = useStore(search.$query);
  const found = useStore(search.$found);
  const loaded = useStore(catalog.$catalog);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const handleKey = useChoiceKeys(box, field);
  const agents = loaded.state === 'ready' ? loaded.value.agents : [];
  const isAsking = query.trim() !== '';
  const others = {
    agents: isAsking ? matchingAgents(agents, query).slice(0, AGENT_COUNT) : [],
    pages: commandsFor(pages, query),
    commands: commandsFor(props.commands, query),
  };
  const count = others.agents.length + others.pages.length + others.commands.length;
  const titleOf = (slug: string | null) =>
    agents.find((agent) => agent.slug === slug)?.title ?? searchTexts.plainChat;

  return (
    <Dialog isOpen onClose={onClose} title={searchTexts.title} initialFocus={field}>
      {/* Arrow keys belong to field and list together */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} className={classes.box} onKeyDown={handleKey}>
        <div className={classes.top}>
          <SearchField
            ref={field}
            label={searchTexts.label}
            placeholder={searchTexts.placeholder}
            value={query}
            onChange={search.setQuery}
          />
          {isAsking && <SearchFilters search={search} agents={agents} />}
        </div>
        <div className={classes.results}>
          {found === null && <RecentChats list={list} now={props.now} onOpen={onOpen} />}
          {found?.state === 'loading' && (
            <LoadingRegion label={searchTexts.loading}>
              <Skeleton lines={4} height={36} />
            </LoadingRegion>
          )}
          {found?.state === 'failed' && (
            <FailedState
              isCompact
              title={searchTexts.failed}
              detail={found.error.message}
              {...(found.error.code !== 'search.too_long' && { onRetry: () => void search.search() })}
            />
          )}
          {found?.state === 'ready' && (
            <Hits {...props} found={found.value} otherCount={count} titleOf={titleOf} />
          )}
          <Section title={searchTexts.agents} isShown={others.agents.length > 0}>
            {others.agents.map((agent) => (
              <AgentRow key={agent.slug} agent={agent} onOpen={onOpen} />
            ))}
          </Section>
          <Section title={searchTexts.pages} isShown={others.pages.length > 0}>
            {others.pages.map((page) => (
              <PageRow key={page.key} page={page} onOpen={onOpen} />
            ))}
          </Section>
          <Section title={searchTexts.commands} isShown={others.commands.length > 0}>
            {others.commands.map(({ key, label, prepare, run }) => (
              <CommandRow
                key={key}
                label={label}
                prepare={prepare}
                onRun={() => {
                  onClose();
                  void run({});
                }}
              />
            ))}
          </Section>
        </div>
        <KeyHints />
      </div>
    </Dialog>
  );
}

/** Rows of one kind below their name. */
function Section({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  const id = useId();
  if (!isShown) return null;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <SectionLabel as="h3" id={id}>
        {title}
      </SectionLabel>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

function RecentChats({ list, now, onOpen }: Pick<ChatSearchDialogProps, 'list' | 'now' | 'onOpen'>) {
  const recent = useStore(list.$list);
  if (recent.state !== 'ready') return null;
  const chats = recent.value.chats.slice(0, RECENT_COUNT);
  if (chats.length === 0) return <p className={classes.note}>{searchTexts.empty}</p>;
  return (
    <Section title={searchTexts.recent} isShown>
      {chats.map((chat) => (
        <ChatRow
          key={chat.id}
          chatId={chat.id}
          title={[{ text: chat.title, is_hit: false }]}
          when={agoText(chat.updated_at, now())}
          onOpen={onOpen}
        />
      ))}
    </Section>
  );
}

type HitsProps = Pick<ChatSearchDialogProps, 'search' | 'now' | 'onOpen' | 'onOpenMessage'> & {
  found: Found;
  /** Agents, pages and commands that are shown as well. */
  otherCount: number;
  titleOf: (slug: string | null) => string;
};

/** Chats and messages that were found, and how many of all. */
function Hits({ search, found, otherCount, titleOf, now, onOpen, onOpenMessage }: HitsProps) {
  const { chats, messages, query, next, isComplete } = found;
  const more = useStore(search.$more);
  const isNothing = chats.length + messages.length + otherCount === 0;
  const nothing = next === null ? searchTexts.none(query) : searchTexts.noneYet(query);
  return (
    <>
      <p role="status" className={classes.note}>
        {isNothing
          ? nothing
          : searchTexts.found({
              chats: chats.length,
              messages: messages.length,
              others: otherCount,
              isMore: next !== null && messages.length > 0,
            })}
      </p>
      <Section title={searchTexts.chats} isShown={chats.length > 0}>
        {chats.map((chat) => (
          <ChatRow
            key={chat.id}
            chatId={chat.id}
            title={chat.title}
            when={agoText(chat.updated_at, now())}
            onOpen={onOpen}
          />
        ))}
      </Section>
      <Section title={searchTexts.messages} isShown={messages.length > 0}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            agentTitle={titleOf(message.agent)}
            when={agoText(message.created_at, now())}
            onOpen={onOpenMessage}
          />
        ))}
      </Section>
      {next !== null && (
        <div className={classes.more}>
          {more === 'failed' && <p role="alert">{searchTexts.moreFailed}</p>}
          <Button
            size="small"
            variant="ghost"
            isBusy={more === 'loading'}
            onClick={() => void search.more()}
            data-choice
          >
            {more === 'failed' ? searchTexts.retry : searchTexts.more}
          </Button>
        </div>
      )}
      {!isComplete && <p className={classes.note}>{searchTexts.incomplete}</p>}
    </>
  );
}

/** Which keys do what; there is no keyboard on a phone. */
function KeyHints() {
  const { move, open, close, esc } = searchTexts.keys;
  return (
    <p className={classes.keys} aria-hidden="true">
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> {move}
      <Kbd>↵</Kbd> {open}
      <Kbd>{esc}</Kbd> {close}
    </p>
  );
}
