import { useStore } from '@nanostores/react';
import type { AgentCard } from '@loupe/shared/contract/agents';
import { SelectField } from '@loupe/shared/ui/select-field';
import { spans, type ChatSearch, type Span } from '../../stores/chat-search.ts';
import { searchTexts } from '#texts/search';
import classes from './chat-search.module.css';

const spanOptions = Object.keys(spans).map((value) => ({
  value: value as Span,
  label: searchTexts.spans[value as Span],
}));

/** Narrows a search to one agent and a time. */
export function SearchFilters({ search, agents }: { search: ChatSearch; agents: readonly AgentCard[] }) {
  const { agent, span } = useStore(search.$filter);
  const options = [
    { value: '', label: searchTexts.anyAgent },
    { value: 'chat', label: searchTexts.plainChat },
    ...agents.filter(({ slug }) => slug !== 'chat').map(({ slug, title }) => ({ value: slug, label: title })),
  ];
  return (
    <div role="group" aria-label={searchTexts.filters} className={classes.filters}>
      <SelectField
        name="agent"
        label={searchTexts.agent}
        isLabelHidden
        className={classes.filter}
        value={agent}
        options={options}
        onChange={(value) => search.setFilter({ agent: value })}
      />
      <SelectField
        name="span"
        label={searchTexts.span}
        isLabelHidden
        className={classes.filter}
        value={span}
        options={spanOptions}
        onChange={(value) => search.setFilter({ span: value })}
      />
    </div>
  );
}
