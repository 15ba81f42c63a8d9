import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { composerTexts } from '#texts';
import { AgentIcon } from '../../parts/agent-icon.tsx';
import type { Composer } from '../../stores/composer.ts';
import classes from './attached-files.module.css';

/** The agent the message is for. */
export function AgentTag({ composer }: { composer: Composer }) {
  const agent = useStore(composer.$agent);
  if (!agent) return null;
  return (
    <div className={classes.agent}>
      <AgentIcon name={agent.icon} size={14} />
      <span className={classes.name}>{agent.title}</span>
      <button
        type="button"
        className={classes.remove}
        aria-label={composerTexts.removeAgent(agent.title)}
        onClick={() => composer.setAgent(null)}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
