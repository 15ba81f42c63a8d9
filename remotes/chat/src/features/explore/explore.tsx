import { useStore } from '@nanostores/react';
import { RefreshingMark } from '@loupe/shared/ui/states';
import { FilterChip } from '@loupe/shared/ui/chip';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { SearchField } from '@loupe/shared/ui/search-field';
import { SelectField } from '@loupe/shared/ui/select-field';
import type { AgentSort } from '../../lib/sorted-agents.ts';
import { agentsThatShowTheirWork, exploreTexts } from '#texts/explore';
import type { Schedules } from '../../stores/schedules.ts';
import type { ExplorePage } from '../../stores/explore-page.ts';
import { ExploreSections } from './explore-sections.tsx';
import classes from './explore.module.css';

export type ExploreProps = {
  page: ExplorePage;
  schedules: Schedules;
  now: () => number;
  onNavigate: (to: string) => void;
};

const SORTS = Object.entries(exploreTexts.sorts).map(([value, label]) => ({
  value: value as AgentSort,
  label,
}));

/** All agents: one search field, categories, an order, and sections that say only what exists. */
export function Explore({ page, schedules, now, onNavigate }: ExploreProps) {
  const catalog = useStore(page.$catalog);
  const query = useStore(page.$query);
  const count = catalog.state === 'ready' ? catalog.value.agents.length : null;
  return (
    <div className={classes.page}>
      <PageHeader
        title={exploreTexts.title}
        // Stands there from the first frame on, so that nothing moves when the agents come.
        subtitle={count === 0 ? undefined : agentsThatShowTheirWork(count)}
        actions={catalog.state === 'ready' && catalog.isRefreshing ? <RefreshingMark /> : undefined}
      />
      <SearchField
        size="large"
        label={exploreTexts.search}
        placeholder={exploreTexts.searchPlaceholder}
        value={query}
        onChange={(text) => page.$query.set(text)}
        className={classes.search}
      />
      <div className={classes.filters}>
        <Categories page={page} />
        <Sort page={page} />
      </div>
      <ExploreSections page={page} schedules={schedules} now={now} onNavigate={onNavigate} />
    </div>
  );
}

function Categories({ page }: { page: ExplorePage }) {
  const catalog = useStore(page.$catalog);
  const chosen = useStore(page.$category);
  const categories = catalog.state === 'ready' ? catalog.value.categories : [];
  return (
    <div role="group" aria-label={exploreTexts.categories} className={classes.chips}>
      <FilterChip isPressed={chosen === null} onClick={() => page.$category.set(null)}>
        {exploreTexts.all}
      </FilterChip>
      {categories.map((category) => (
        <FilterChip
          key={category}
          isPressed={chosen === category}
          onClick={() => page.$category.set(category)}
        >
          {category}
        </FilterChip>
      ))}
    </div>
  );
}

function Sort({ page }: { page: ExplorePage }) {
  const sort = useStore(page.$sort);
  return (
    <SelectField
      name="sort"
      label={exploreTexts.sort}
      isLabelHidden
      value={sort}
      options={SORTS}
      onChange={(value) => page.$sort.set(value)}
      className={classes.sort}
    />
  );
}
