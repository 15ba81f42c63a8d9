import { useEffect, useId } from 'react';
import { useStore } from '@nanostores/react';
import type { AgentCard } from '@loupe/shared/contract/agents';
import type { AgentOffer } from '@loupe/shared/lib/run-reducer';
import { Button } from '@loupe/shared/ui/button';
import { transcriptTexts } from '#texts/transcript';
import { AgentIcon } from '../../parts/agent-icon.tsx';
import type { AgentCatalog } from '../../stores/agent-catalog.ts';
import classes from './suggestions.module.css';

export type AgentOffersProps = {
  offers: readonly AgentOffer[];
  catalog: Pick<AgentCatalog, '$catalog' | 'want'>;
  /** Puts the question for the agent into the composer. */
  onTake: (agent: AgentCard, text: string) => void;
};

/** Questions that an agent could answer, for those agents that the person has: each is put into the composer, to be sent or not. */
export function AgentOffers({ offers, catalog, onTake }: AgentOffersProps) {
  const id = useId();
  const loaded = useStore(catalog.$catalog);
  useEffect(() => catalog.want(), [catalog]);
  const agents = loaded.state === 'ready' ? loaded.value.agents : [];
  const known = offers.flatMap(({ agent, text }) => {
    const card = agents.find(({ slug }) => slug === agent);
    return card ? [{ card, text }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <p id={id} className={classes.title}>
        {transcriptTexts.agentCanAnswer}
      </p>
      <ul className={classes.list}>
        {known.map(({ card, text }) => (
          <li key={`${card.slug} ${text}`}>
            <Button
              size="small"
              className={classes.ask}
              icon={<AgentIcon name={card.icon} size={16} />}
              onClick={() => onTake(card, text)}
            >
              {`${card.title}: ${text}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
