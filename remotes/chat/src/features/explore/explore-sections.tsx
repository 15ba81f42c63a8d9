import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { Plus, SearchX, Sparkles } from 'lucide-react';
import type { AgentCard as Agent } from '@loupe/shared/contract/agents';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { Card, CardIcon } from '@loupe/shared/ui/card';
import { Link } from '@loupe/shared/ui/link';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import type { RecentUse } from '../../lib/agent-order.ts';
import { agoText } from '../../lib/ago.ts';
import { exploreTexts } from '#texts/explore';
import { builderTexts } from '#texts/builder';
import { AgentCard, agentPath } from '../../parts/agent-card.tsx';
import { AgentIcon } from '../../parts/agent-icon.tsx';
import { ScheduleRows } from '../../parts/schedule-rows.tsx';
import { schedulesTexts } from '#texts/schedules';
import type { ExploreProps } from './explore.tsx';
import classes from './explore.module.css';

/** Continue, Featured, All; or one list of results; or why there is none. */
export function ExploreSections({ page, schedules, now, onNavigate }: ExploreProps) {
  const catalog = useStore(page.$catalog);
  const sections = useStore(page.$sections);
  if (catalog.state === 'loading') return <ExploreSkeleton />;
  if (catalog.state === 'failed') {
    return (
      <FailedState
        title={exploreTexts.failed}
        detail={`${catalog.error.message} ${exploreTexts.failedDetail}`}
        errorId={catalog.error.requestId ?? undefined}
        onRetry={() => void page.load()}
      />
    );
  }
  if (catalog.value.agents.length === 0) {
    return (
      <EmptyState
        icon={<Sparkles size={20} />}
        title={exploreTexts.empty}
        action={
          <LinkButton href="/chat" onNavigate={onNavigate}>
            {exploreTexts.startChat}
          </LinkButton>
        }
      />
    );
  }
  if (sections.isNarrowed) return <Results page={page} agents={sections.all} onNavigate={onNavigate} />;
  return (
    <>
      {sections.continues.length > 0 && (
        <Section title={exploreTexts.continue}>
          <ul className={classes.rows}>
            {sections.continues.map((use) => (
              <ContinueCard key={use.agent.slug} use={use} now={now()} onNavigate={onNavigate} />
            ))}
          </ul>
        </Section>
      )}
      <Repeated schedules={schedules} onNavigate={onNavigate} />
      <Yours agents={sections.yours} onNavigate={onNavigate} />
      <AgentSection title={exploreTexts.featured} agents={sections.featured} onNavigate={onNavigate} />
      <AgentSection title={exploreTexts.allAgents} agents={sections.all} onNavigate={onNavigate} />
    </>
  );
}

/** What is asked again and again; nothing where nothing is, or where it cannot be loaded. */
function Repeated({ schedules, onNavigate }: Pick<ExploreProps, 'schedules' | 'onNavigate'>) {
  const loaded = useStore(schedules.$schedules);
  if (loaded.state !== 'ready' || loaded.value.length === 0) return null;
  return (
    <Section title={schedulesTexts.repeated}>
      <ScheduleRows schedules={schedules} rows={loaded.value} onNavigate={onNavigate} />
    </Section>
  );
}

/** Agents of one's own, and the way to make one. */
function Yours({ agents, onNavigate }: { agents: readonly Agent[]; onNavigate: ExploreProps['onNavigate'] }) {
  return (
    <Section title={builderTexts.yours}>
      {agents.length > 0 && (
        <ul className={classes.grid}>
          {agents.map((agent) => (
            <li key={agent.slug}>
              <AgentCard agent={agent} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.make}>
        <LinkButton href="/explore/builder" icon={<Plus aria-hidden="true" />} onNavigate={onNavigate}>
          {builderTexts.make}
        </LinkButton>
        {agents.length === 0 && <p className={classes.hint}>{builderTexts.yoursEmpty}</p>}
      </div>
    </Section>
  );
}

function Results({
  page,
  agents,
  onNavigate,
}: {
  page: ExploreProps['page'];
  agents: readonly Agent[];
  onNavigate: ExploreProps['onNavigate'];
}) {
  const query = useStore(page.$query).trim();
  return (
    <>
      <p role="status" className="visually-hidden">
        {exploreTexts.results(agents.length)}
      </p>
      {agents.length > 0 ? (
        <AgentSection title={exploreTexts.results(agents.length)} agents={agents} onNavigate={onNavigate} />
      ) : (
        <EmptyState
          icon={<SearchX size={20} />}
          title={query === '' ? exploreTexts.noneInCategory : exploreTexts.none(query)}
          action={<Button onClick={page.showAll}>{exploreTexts.showAll}</Button>}
        />
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <SectionLabel>{title}</SectionLabel>
      {children}
    </section>
  );
}

function AgentSection({
  title,
  agents,
  onNavigate,
}: {
  title: string;
  agents: readonly Agent[];
  onNavigate: ExploreProps['onNavigate'];
}) {
  if (agents.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.grid}>
        {agents.map((agent) => (
          <li key={agent.slug}>
            <AgentCard agent={agent} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** An agent used lately: back to that chat, or run it again. */
function ContinueCard({
  use,
  now,
  onNavigate,
}: {
  use: RecentUse;
  now: number;
  onNavigate: ExploreProps['onNavigate'];
}) {
  const { agent, chat } = use;
  return (
    <li>
      <Card className={classes.continue}>
        <CardIcon>
          <AgentIcon name={agent.icon} />
        </CardIcon>
        <div className={classes.continueText}>
          <p className={classes.continueTitle}>{agent.title}</p>
          <Link
            href={`/chat/${chat.id}`}
            onNavigate={onNavigate}
            tone="quiet"
            className={classes.continueChat}
          >
            {chat.title === agent.title ? exploreTexts.openChat : chat.title}
          </Link>
        </div>
        <time dateTime={chat.updated_at} className={classes.ago}>
          {agoText(chat.updated_at, now)}
        </time>
        <LinkButton href={agentPath(agent.slug)} onNavigate={onNavigate}>
          {exploreTexts.runAgain}
        </LinkButton>
      </Card>
    </li>
  );
}

function ExploreSkeleton() {
  return (
    <LoadingRegion label={exploreTexts.loading}>
      <div className={classes.section}>
        <Skeleton width={72} height={12} />
        <div className={classes.grid}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <Card key={card} className={classes.skeletonCard}>
              <Skeleton width="62%" />
              <Skeleton lines={2} />
              <Skeleton width="40%" />
            </Card>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
