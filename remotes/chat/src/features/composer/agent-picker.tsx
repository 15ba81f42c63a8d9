import { useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { AgentCard } from '@loupe/shared/contract/agents';
import { agentsToOffer } from '../../lib/agent-order.ts';
import { matchingAgents } from '../../lib/matching-agents.ts';
import { pickerTexts } from '#texts';
import { AgentIcon, preloadAgentIcons } from '../../parts/agent-icon.tsx';
import type { AgentCatalog } from '../../stores/agent-catalog.ts';
import classes from './agent-picker.module.css';

// Beside what the page asks the server for.
preloadAgentIcons();

const NONE: readonly AgentCard[] = [];

export type AgentPickerProps = {
  id: string;
  catalog: AgentCatalog;
  query: string;
  activeIndex: number;
  onOptions: (agents: readonly AgentCard[]) => void;
  onPick: (agent: AgentCard) => void;
  onHover: (index: number) => void;
};

/** The agents that match what is typed after `@`; the focus stays in the text box. */
export function AgentPicker({
  id,
  catalog,
  query,
  activeIndex,
  onOptions,
  onPick,
  onHover,
}: AgentPickerProps) {
  const loaded = useStore(catalog.$catalog);
  useEffect(() => catalog.want(), [catalog]);
  const options = useMemo(() => {
    if (loaded.state !== 'ready') return NONE;
    const { agents, recentChats } = loaded.value;
    return matchingAgents(agentsToOffer(agents, recentChats, agents.length), query);
  }, [loaded, query]);
  useEffect(() => onOptions(options), [onOptions, options]);

  if (options.length === 0) {
    const note = { loading: pickerTexts.loading, failed: pickerTexts.failed, ready: pickerTexts.none }[
      loaded.state
    ];
    return (
      <div className={classes.list} role="status">
        <p className={classes.note}>{note}</p>
      </div>
    );
  }
  return (
    <div className={classes.list} id={id} role="listbox" aria-label={pickerTexts.label}>
      {options.map((agent, index) => (
        <Option
          key={agent.slug}
          id={`${id}-${index}`}
          agent={agent}
          isActive={index === activeIndex}
          onPick={onPick}
          onHover={() => onHover(index)}
        />
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  agent: AgentCard;
  isActive: boolean;
  onPick: (agent: AgentCard) => void;
  onHover: () => void;
};

function Option({ id, agent, isActive, onPick, onHover }: OptionProps) {
  return (
    // The keyboard works in the text box, which names the active option
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      ref={(element) => {
        if (isActive) element?.scrollIntoView?.({ block: 'nearest' });
      }}
      onMouseMove={onHover}
      // Before the text box loses the focus, which would close the list
      onMouseDown={(event) => {
        event.preventDefault();
        onPick(agent);
      }}
    >
      <span className={classes.icon}>
        <AgentIcon name={agent.icon} size={16} />
      </span>
      <span className={classes.text}>
        <span className={classes.title}>{agent.title}</span>
        <span className={classes.outcome}>{agent.outcome}</span>
      </span>
    </div>
  );
}
