import type { ReactNode } from 'react';
import { CornerDownRight, FileText, MessageSquare, Terminal } from 'lucide-react';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import type { AgentCard } from '@loupe/shared/contract/agents';
import type { FoundMessage, TextPart } from '@loupe/shared/contract/search';
import { Link } from '@loupe/shared/ui/link';
import { AgentIcon } from '../../parts/agent-icon.tsx';
import { messagePath } from '../../stores/message-wish.ts';
import type { SitePage } from '../../lib/site-pages.ts';
import { searchTexts } from '#texts/search';
import classes from './chat-search.module.css';

/** A text with what was looked for marked. */
function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, is_hit: isHit }, index) => {
    // The pieces of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    return isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
  });
}

type LinkRowProps = {
  href: string;
  icon: ReactNode;
  onNavigate: () => void;
  children: ReactNode;
  className?: string | undefined;
};

/** A choice that leads somewhere. */
function LinkRow({ href, icon, onNavigate, children, className }: LinkRowProps) {
  return (
    <li>
      <Link
        tone="plain"
        href={href}
        onNavigate={onNavigate}
        className={joinClasses(classes.link, className)}
        data-choice
      >
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        {children}
      </Link>
    </li>
  );
}

type ChatRowProps = {
  chatId: string;
  title: readonly TextPart[];
  when: string;
  onOpen: (path: string) => void;
};

export function ChatRow({ chatId, title, when, onOpen }: ChatRowProps) {
  const path = `/chat/${chatId}`;
  return (
    <LinkRow href={path} icon={<MessageSquare size={16} />} onNavigate={() => onOpen(path)}>
      <span className={classes.title} dir="auto">
        <MarkedText parts={title} />
      </span>
      <span className={classes.when}>{when}</span>
    </LinkRow>
  );
}

type MessageRowProps = {
  message: FoundMessage;
  /** Who answered. */
  agentTitle: string;
  when: string;
  onOpen: (message: FoundMessage) => void;
};

/** A message: in which chat, who said it and when, and the place that matches. */
export function MessageRow({ message, agentTitle, when, onOpen }: MessageRowProps) {
  const isQuestion = message.role === 'user';
  return (
    <LinkRow
      href={messagePath({ chatId: message.chat_id, messageId: message.id })}
      icon={isQuestion ? <MessageSquare size={16} /> : <FileText size={16} />}
      onNavigate={() => onOpen(message)}
      className={classes.message}
    >
      <span className={classes.lines}>
        <span className={classes.head}>
          <span className={classes.chat} dir="auto">
            {message.chat_title}
          </span>
          <span className={classes.when}>
            {isQuestion ? searchTexts.you : agentTitle} · {when}
          </span>
        </span>
        <span className={classes.snippet} dir="auto">
          <MarkedText parts={message.snippet} />
        </span>
      </span>
    </LinkRow>
  );
}

export function AgentRow({ agent, onOpen }: { agent: AgentCard; onOpen: (path: string) => void }) {
  const path = `/detail-page?agent=${encodeURIComponent(agent.slug)}`;
  return (
    <LinkRow href={path} icon={<AgentIcon name={agent.icon} size={16} />} onNavigate={() => onOpen(path)}>
      <span className={classes.title}>
        {agent.title} <span className={classes.outcome}>{agent.outcome}</span>
      </span>
    </LinkRow>
  );
}

export function PageRow({ page, onOpen }: { page: SitePage; onOpen: (path: string) => void }) {
  return (
    <LinkRow href={page.path} icon={<CornerDownRight size={16} />} onNavigate={() => onOpen(page.path)}>
      <span className={classes.title}>{page.label}</span>
    </LinkRow>
  );
}

type CommandRowProps = { label: string; prepare: () => void; onRun: () => void };

export function CommandRow({ label, prepare, onRun }: CommandRowProps) {
  return (
    <li>
      <button
        type="button"
        data-choice
        className={joinClasses(classes.link, classes.command)}
        onFocus={prepare}
        onPointerEnter={prepare}
        onClick={onRun}
      >
        <span className={classes.icon} aria-hidden="true">
          <Terminal size={16} />
        </span>
        <span className={classes.title}>{label}</span>
      </button>
    </li>
  );
}
