import type { AgentCard as Agent } from '@loupe/shared/contract/agents';
import { CardIcon, CardLink } from '@loupe/shared/ui/card';
import { creditRangeText, minutesText } from '#texts/ranges';
import { AgentIcon } from './agent-icon.tsx';
import classes from './agent-card.module.css';

/** The page of an agent. */
export function agentPath(slug: string): string {
  return `/detail-page?agent=${encodeURIComponent(slug)}`;
}

export type AgentCardProps = { agent: Agent; onNavigate: (to: string) => void };

/** An agent as a card that is one link: what it is, what comes out, how long and how much. */
export function AgentCard({ agent, onNavigate }: AgentCardProps) {
  return (
    <CardLink href={agentPath(agent.slug)} onNavigate={onNavigate} className={classes.card}>
      <span className={classes.head}>
        <CardIcon>
          <AgentIcon name={agent.icon} />
        </CardIcon>
        <span className={classes.title}>{agent.title}</span>
      </span>
      <span className={classes.outcome}>{agent.outcome}</span>
      <span className={classes.foot}>
        {minutesText(agent.minutes_min, agent.minutes_max)}
        <span aria-hidden="true">·</span>
        {creditRangeText(agent.credits_min, agent.credits_max)}
      </span>
    </CardLink>
  );
}
