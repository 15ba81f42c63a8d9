import { useEffect } from 'react';
import { ShieldCheck } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { AdminUser } from '@loupe/shared/contract/admin';
import { formatCredits } from '@loupe/shared/lib/format';
import { Avatar } from '@loupe/shared/ui/avatar';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { SearchField } from '@loupe/shared/ui/search-field';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { texts } from '#texts';
import type { UserPicker as Picker } from '../stores/user-picker.ts';
import classes from './user-picker.module.css';

export interface UserPickerProps {
  readonly picker: Picker;
  /** From the address, if it names one. */
  readonly userId: string | undefined;
  /** Said in place of the choice where one is missing. */
  readonly error?: string | undefined;
  /** Why this one cannot be chosen, or null. */
  readonly refusal?: (user: AdminUser) => string | null;
}

/** Finds one user and shows who was chosen. */
export function UserPicker({ picker, userId, error, refusal = () => null }: UserPickerProps) {
  const chosen = useStore(picker.$chosen);
  const isNameKnown = useStore(picker.$isNameKnown);
  useEffect(() => picker.start(userId), [picker, userId]);
  if (chosen && refusal(chosen) === null) {
    return (
      <div className={classes.chosen} role="group" aria-label={texts.chosenUser}>
        <Person user={chosen} />
        <Button size="small" onClick={() => picker.choose(null)}>
          {texts.change}
        </Button>
      </div>
    );
  }
  if (userId !== undefined && !chosen && !isNameKnown) return <ChosenSoon />;
  return <Search picker={picker} error={error} refusal={refusal} />;
}

/** As high as the account that the address names: what is below must not move away from under a click. */
function ChosenSoon() {
  return (
    <LoadingRegion label={texts.searching}>
      <div className={classes.chosen}>
        <div className={classes.words}>
          <Skeleton width={128} />
          <Skeleton width={192} height={8} />
        </div>
      </div>
    </LoadingRegion>
  );
}

function Search({
  picker,
  error,
  refusal,
}: Required<Pick<UserPickerProps, 'picker' | 'refusal'>> & { error: string | undefined }) {
  const query = useStore(picker.$query);
  const found = useStore(picker.$found);
  return (
    <div className={classes.search}>
      <SearchField
        label={texts.findUser}
        placeholder={texts.searchPlaceholder}
        value={query}
        onChange={picker.search}
      />
      <div aria-live="polite">{error && <p className={classes.error}>{error}</p>}</div>
      {found.state === 'loading' && (
        <LoadingRegion label={texts.searching}>
          <Skeleton lines={4} height={36} />
        </LoadingRegion>
      )}
      {found.state === 'failed' && (
        <FailedState
          title={texts.searchFailed}
          detail={found.error.message}
          onRetry={() => void picker.load()}
        />
      )}
      {found.state === 'ready' && found.value.length === 0 && <p role="status">{texts.noMatch}</p>}
      {found.state === 'ready' && found.value.length > 0 && (
        <ul className={classes.list}>
          {found.value.map((user) => (
            <li key={user.id}>
              <Choice user={user} refusal={refusal(user)} onChoose={picker.choose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Choice({
  user,
  refusal,
  onChoose,
}: {
  user: AdminUser;
  refusal: string | null;
  onChoose: (user: AdminUser) => void;
}) {
  if (refusal !== null) {
    return (
      <div className={classes.refused}>
        <Person user={user} />
        <span className={classes.quiet}>{refusal}</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes.choice}
      aria-label={texts.choose(`${user.name} ${user.email}`.trim())}
      onClick={() => onChoose(user)}
    >
      <Person user={user} />
      <span className={classes.quiet}>{texts.availableCredits(formatCredits(user.available_credits))}</span>
    </button>
  );
}

function Person({ user }: { user: AdminUser }) {
  const isAdmin = user.permissions.includes('admin');
  return (
    <span className={classes.person}>
      <Avatar name={user.name || user.email} size="small" />
      <span className={classes.words}>
        <span className={classes.name}>
          {user.name || user.email}
          {isAdmin && (
            <Chip tone="info" icon={<ShieldCheck />}>
              {texts.admin}
            </Chip>
          )}
        </span>
        {user.name !== '' && <span className={classes.quiet}>{user.email}</span>}
      </span>
    </span>
  );
}
