import { type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { Link } from '@loupe/shared/ui/link';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { Card } from '@loupe/shared/ui/card';
import { useStarted } from '@loupe/shared/ui/use-page';
import { agentsToOffer } from '../../lib/agent-order.ts';
import { chatTexts, pickerTexts } from '#texts';
import { AgentCard } from '../../parts/agent-card.tsx';
import type { AgentCatalog } from '../../stores/agent-catalog.ts';
import type { ChatList } from '../../stores/chat-list.ts';
import { PutAwayChats } from './put-away-chats.tsx';
import classes from './empty-chat.module.css';

const OFFERED = 4;

export type EmptyChatProps = {
  name: string;
  catalog: AgentCatalog;
  list: ChatList;
  onNavigate: (to: string) => void;
  /** What can be asked at once. */
  questions: ReactNode;
  /** What other slices show here. */
  dashboard: ReactNode;
  children: ReactNode;
};

/** A chat that does not exist yet: a greeting, the composer in the middle, agents by recent use. */
export function EmptyChat(props: EmptyChatProps) {
  const { name, catalog, list, onNavigate, questions, dashboard, children } = props;
  return (
    <div className={classes.page}>
      <PutAwayChats list={list} onNavigate={onNavigate} />
      <div className={classes.middle}>
        <h1 className={classes.greeting}>{chatTexts.greeting(name)}</h1>
        <p className={classes.detail}>{chatTexts.greetingDetail}</p>
        {children}
        <div className={classes.questions}>{questions}</div>
        <Offers catalog={catalog} onNavigate={onNavigate} />
        <div className={classes.dashboard}>{dashboard}</div>
      </div>
    </div>
  );
}

function Offers({ catalog, onNavigate }: Pick<EmptyChatProps, 'catalog' | 'onNavigate'>) {
  const loaded = useStore(catalog.$catalog);
  useStarted(catalog);
  if (loaded.state === 'failed') return <p className={classes.note}>{chatTexts.agentsFailed}</p>;
  if (loaded.state === 'ready' && loaded.value.agents.length === 0) return null;
  return (
    <section aria-label={chatTexts.agentsHeading} className={classes.offers}>
      <div className={classes.head}>
        <SectionLabel>{chatTexts.agentsHeading}</SectionLabel>
        <Link href="/explore" onNavigate={onNavigate} className={classes.all}>
          {chatTexts.allAgents}
        </Link>
      </div>
      {loaded.state === 'loading' ? (
        <LoadingRegion label={pickerTexts.loading}>
          <div className={classes.grid}>
            {Array.from({ length: OFFERED }, (_, card) => (
              <Card key={card} className={classes.skeleton}>
                <Skeleton lines={3} />
              </Card>
            ))}
          </div>
        </LoadingRegion>
      ) : (
        <ul className={classes.grid}>
          {agentsToOffer(loaded.value.agents, loaded.value.recentChats, OFFERED).map((agent) => (
            <li key={agent.slug}>
              <AgentCard agent={agent} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
