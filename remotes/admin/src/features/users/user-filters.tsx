import { useStore } from '@nanostores/react';
import { SearchField } from '@loupe/shared/ui/search-field';
import { SelectField } from '@loupe/shared/ui/select-field';
import { useStarted } from '@loupe/shared/ui/use-page';
import { texts } from '#texts';
import type { UsersPage } from '../../stores/users-page.ts';
import classes from './users.module.css';

/** Search and filters; the server answers them. */
export function UserFilterBar({ page }: { page: UsersPage }) {
  const query = useStore(page.$query);
  const { plan, role, activity } = useStore(page.$filters);
  const plans = useStore(page.plans.$loadable);
  useStarted(page.plans);
  return (
    <div className={classes.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={query}
        onChange={page.search}
        className={classes.search}
      />
      <SelectField
        name="plan"
        label={texts.filterPlan}
        value={plan}
        options={[
          { value: '', label: texts.anyPlan },
          ...(plans.state === 'ready' ? plans.value : []).map(({ slug, title }) => ({
            value: slug,
            label: title,
          })),
        ]}
        onChange={(value) => page.filter({ plan: value })}
      />
      <SelectField
        name="role"
        label={texts.filterRole}
        value={role}
        options={[
          { value: '', label: texts.anyRole },
          { value: 'admin', label: texts.roleAdmin },
          { value: 'user', label: texts.roleUser },
        ]}
        onChange={(value) => page.filter({ role: value })}
      />
      <SelectField
        name="activity"
        label={texts.filterActivity}
        value={activity}
        options={[
          { value: '', label: texts.anyActivity },
          { value: 'week', label: texts.seenThisWeek },
          { value: 'quiet', label: texts.quiet },
        ]}
        onChange={(value) => page.filter({ activity: value })}
      />
    </div>
  );
}
