import { ArrowLeft, Check, CircleAlert, Library } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AgentDetail } from '@loupe/shared/contract/agents';
import { CardIcon } from '@loupe/shared/ui/card';
import { Chip } from '@loupe/shared/ui/chip';
import { Link } from '@loupe/shared/ui/link';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { agentTexts } from '#texts/explore';
import { creditRangeText, minutesText } from '#texts/ranges';
import { builderTexts } from '#texts/builder';
import { AgentIcon } from '../../parts/agent-icon.tsx';
import type { AgentPage } from '../../stores/agent-page.ts';
import { SampleReport } from './sample-report.tsx';
import { StartForm } from './start-form.tsx';
import classes from './agent-view.module.css';

export type AgentViewProps = { page: AgentPage; agent: AgentDetail; onNavigate: (to: string) => void };

/** One agent: what you get, from what, within which limits; the start form with its estimate at the side. */
export function AgentView({ page, agent, onNavigate }: AgentViewProps) {
  return (
    <article className={classes.page}>
      <Link href="/explore" onNavigate={onNavigate} tone="quiet" className={classes.back}>
        <ArrowLeft size={16} aria-hidden="true" />
        {agentTexts.back}
      </Link>
      <header className={classes.header}>
        <CardIcon>
          <AgentIcon name={agent.icon} />
        </CardIcon>
        <div className={classes.headText}>
          <h1 className={classes.title}>{agent.title}</h1>
          <p className={classes.outcome}>{agent.outcome}</p>
          <p className={classes.facts}>
            <Chip>{agent.category}</Chip>
            <span>{minutesText(agent.minutes_min, agent.minutes_max)}</span>
            <span>{creditRangeText(agent.credits_min, agent.credits_max)}</span>
          </p>
          <p className={classes.facts}>
            {agent.slug.startsWith('own_') && (
              <Link href={`/explore/builder/${agent.slug}`} onNavigate={onNavigate}>
                {builderTexts.edit}
              </Link>
            )}
            <Link href={`/explore/builder?from=${encodeURIComponent(agent.slug)}`} onNavigate={onNavigate}>
              {builderTexts.duplicate}
            </Link>
          </p>
        </div>
      </header>
      <StartForm page={page} agent={agent} onNavigate={onNavigate} />
      <div className={classes.about}>
        <div className={classes.lists}>
          <Lines
            title={agentTexts.delivers}
            lines={agent.delivers}
            icon={<Check size={16} className={classes.good} />}
          />
          <Lines title={agentTexts.sources} lines={agent.sources_used} icon={<Library size={16} />} />
          <Lines title={agentTexts.limits} lines={agent.limits} icon={<CircleAlert size={16} />} />
          <Stages stages={agent.stages} />
        </div>
        {agent.sample && <SampleReport agent={agent} />}
      </div>
    </article>
  );
}

function Lines({ title, lines, icon }: { title: string; lines: readonly string[]; icon: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title} className={classes.block}>
      <SectionLabel>{title}</SectionLabel>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>
            <span className={classes.lineIcon} aria-hidden="true">
              {icon}
            </span>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stages({ stages }: { stages: AgentDetail['stages'] }) {
  if (stages.length === 0) return null;
  return (
    <section aria-label={agentTexts.stages} className={classes.block}>
      <SectionLabel>{agentTexts.stages}</SectionLabel>
      <ol className={classes.stages}>
        {stages.map((stage) => (
          <li key={stage.id}>{stage.title}</li>
        ))}
      </ol>
    </section>
  );
}
