import { useId, useState } from 'react';
import type { AgentDetail } from '@loupe/shared/contract/agents';
import { Button } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { Chip } from '@loupe/shared/ui/chip';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { texts } from '#texts';
import { agentTexts } from '#texts/explore';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import classes from './sample-report.module.css';

/** A real report on the sample data, folded to its beginning until asked for. */
export function SampleReport({ agent }: { agent: AgentDetail }) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  if (!agent.sample) return null;
  return (
    <section aria-label={agentTexts.sample} className={classes.section}>
      <div className={classes.head}>
        <SectionLabel>{agentTexts.sample}</SectionLabel>
        <Chip>{texts.sampleData}</Chip>
      </div>
      <Card padding="none">
        <div id={bodyId} className={classes.body} data-folded={!isOpen || undefined} inert={!isOpen}>
          <p className={classes.engine}>{agent.engine_label}</p>
          <LazyMarkdown text={agent.sample.report_markdown} variant="report" />
        </div>
        <div className={classes.foot}>
          <Button size="small" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? agentTexts.sampleLess : agentTexts.sampleMore}
          </Button>
        </div>
      </Card>
    </section>
  );
}
