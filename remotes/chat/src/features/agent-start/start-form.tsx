import { useRef } from 'react';
import { useStore } from '@nanostores/react';
import { CircleAlert, FlaskConical, Play } from 'lucide-react';
import type { AgentDetail, Depth } from '@loupe/shared/contract/agents';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { Link } from '@loupe/shared/ui/link';
import { Segmented } from '@loupe/shared/ui/segmented';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { focusFirstError } from '@loupe/shared/ui/focus-first-error';
import { DEPTH_INPUT, formFields } from '../../lib/start-form.ts';
import { agentTexts } from '#texts/explore';
import type { AgentPage } from '../../stores/agent-page.ts';
import { Estimate } from './estimate.tsx';
import { MoreFields } from './more-fields.tsx';
import { StartField } from './start-field.tsx';
import classes from './start-form.module.css';

const DEPTHS = Object.entries(agentTexts.depths).map(([value, label]) => ({ value: value as Depth, label }));

export type StartFormProps = { page: AgentPage; agent: AgentDetail; onNavigate: (to: string) => void };

/** The typed inputs, the depth, the live estimate, and Start. Whatever fails, everything typed stays. */
export function StartForm({ page, agent, onNavigate }: StartFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const depth = useStore(page.$depth);
  const starting = useStore(page.$starting);
  const estimate = useStore(page.$estimate);
  const view = useStore($currentView);

  const fields = formFields(agent);
  const first = fields.filter((field) => !field.is_secondary);
  const depthHint = agent.inputs.find((field) => field.name === DEPTH_INPUT)?.hint;

  async function submit() {
    await page.startRun();
    focusFirstError(form.current);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={agentTexts.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ViewGuard view={view} refuses="change">
        <Card padding="none" className={classes.card}>
          <div className={classes.fields}>
            {first.map((field) => (
              <StartField key={field.name} page={page} field={field} />
            ))}
            <div className={classes.depth}>
              <span className={classes.depthLabel}>{agentTexts.depth}</span>
              <Segmented label={agentTexts.depth} value={depth} options={DEPTHS} onChange={page.setDepth} />
              {depthHint && <p className={classes.note}>{depthHint}</p>}
            </div>
            <MoreFields page={page} fields={fields.filter((field) => field.is_secondary)} />
          </div>
          <aside className={classes.side} aria-label={agentTexts.estimate}>
            <div className={classes.sideContent}>
              {estimate && <Estimate estimate={estimate} onNavigate={onNavigate} />}
              <div className={classes.actions}>
                <Button
                  type="submit"
                  variant="primary"
                  isWide
                  isBusy={starting === 'form'}
                  icon={<Play aria-hidden="true" />}
                >
                  {agentTexts.start(estimate?.creditsMax ?? agent.credits_max)}
                </Button>
                {agent.sample && (
                  <Button
                    isWide
                    isBusy={starting === 'sample'}
                    icon={<FlaskConical aria-hidden="true" />}
                    title={agentTexts.trySampleHint}
                    onClick={() => void page.startSample()}
                  >
                    {agentTexts.trySample}
                  </Button>
                )}
              </div>
              <Problem page={page} onNavigate={onNavigate} />
            </div>
          </aside>
        </Card>
      </ViewGuard>
    </form>
  );
}

function Problem({ page, onNavigate }: { page: AgentPage; onNavigate: (to: string) => void }) {
  const problem = useStore(page.$problem);
  const isShort = useStore(page.$isShortOfCredits);
  // When the estimate already says so, it carries the link.
  const estimate = useStore(page.$estimate);
  return (
    <div aria-live="assertive">
      {problem && (
        <p className={classes.problem}>
          <CircleAlert size={16} aria-hidden="true" className={classes.problemIcon} />
          <span>
            {problem}{' '}
            {isShort && estimate?.isEnough && (
              <Link href="/credit-usage" onNavigate={onNavigate}>
                {agentTexts.seeUsage}
              </Link>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
