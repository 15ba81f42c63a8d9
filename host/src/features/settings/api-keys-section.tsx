import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import { formatDate, formatDateTime } from '@loupe/shared/lib/format';
import { Button } from '@loupe/shared/ui/button';
import { DateField } from '@loupe/shared/ui/date-field';
import { Dialog } from '@loupe/shared/ui/dialog';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { TextField } from '@loupe/shared/ui/text-field';
import { useSite } from '../../composition/site.ts';
import { settingsTexts } from '../../messages/settings-texts.ts';
import { createApiKeysStore, type ApiKeysStore, type OwnApiKey } from './api-keys-store.ts';
import { NewApiKey } from './new-api-key.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings.module.css';

const texts = settingsTexts.keys;

/** The last day itself: `expires_at` is the first moment after it, in UTC. */
function lastDayOf(expiresAt: string): string {
  const day = new Date(new Date(expiresAt).getTime() - 1);
  return formatDate(new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));
}

function detailOf(key: OwnApiKey): string {
  return [
    texts.created(formatDateTime(key.created_at)),
    key.last_used_at ? texts.used(formatDateTime(key.last_used_at)) : texts.neverUsed,
    key.expires_at && texts.until(lastDayOf(key.expires_at)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function KeyRow({ apiKey, onRevoke }: { readonly apiKey: OwnApiKey; readonly onRevoke: () => void }) {
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <p>
          {apiKey.name} <code className={classes.code}>{apiKey.prefix}…</code>
        </p>
        <p className={classes.detail}>{detailOf(apiKey)}</p>
      </div>
      <Button size="small" aria-label={texts.revokeKey(apiKey.name)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </li>
  );
}

function RevokeDialog(props: {
  readonly apiKey: OwnApiKey;
  readonly store: ApiKeysStore;
  readonly onClose: () => void;
}) {
  const { apiKey, store, onClose } = props;
  const isBusy = useStore(store.$revoking).has(apiKey.id);
  const revoke = async () => {
    if (await store.revoke(apiKey.id)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={texts.revokeTitle(apiKey.name)}
      description={texts.revokeDetail}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void revoke()}>
            {texts.revoke}
          </Button>
        </>
      }
    />
  );
}

function KeyList({ store }: { readonly store: ApiKeysStore }) {
  const keys = useStore(store.$keys);
  const [revoking, setRevoking] = useState<OwnApiKey | null>(null);
  useEffect(() => {
    void store.load();
    return environment().page.onFocus(() => void store.load());
  }, [store]);
  if (keys.state === 'loading') {
    return (
      <LoadingRegion label={texts.loading}>
        <Skeleton lines={2} height={40} />
      </LoadingRegion>
    );
  }
  if (keys.state === 'failed') {
    const { message, requestId } = keys.error;
    return (
      <FailedState
        title={texts.failed}
        detail={message}
        errorId={requestId ?? undefined}
        onRetry={() => void store.load()}
      />
    );
  }
  return (
    <>
      {keys.value.length === 0 ? (
        <p className={classes.note}>{texts.empty}</p>
      ) : (
        <ul className={classes.rows}>
          {keys.value.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {revoking && <RevokeDialog apiKey={revoking} store={store} onClose={() => setRevoking(null)} />}
    </>
  );
}

function KeyForm({ store, onCancel }: { readonly store: ApiKeysStore; readonly onCancel: () => void }) {
  const { form } = store;
  const { values, fieldErrors } = useStore(form.$form);
  const today = new Date(environment().clock.now()).toISOString().slice(0, 10);
  return (
    <SettingsForm
      label={texts.create}
      form={form}
      action={texts.make}
      cancel={{ label: texts.cancel, onCancel }}
      takesFocus
    >
      <TextField
        name="key_name"
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={80}
        isRequired
        value={values.name}
        error={fieldErrors.name}
        onChange={(name) => form.change('name', name)}
      />
      <DateField
        name="expires_on"
        label={texts.expires}
        hint={texts.expiresHint}
        isOptional
        min={today}
        value={values.expires_on}
        error={fieldErrors.expires_on}
        onChange={(day) => form.change('expires_on', day)}
      />
    </SettingsForm>
  );
}

/** Own API keys (R21). */
export function ApiKeysSection() {
  const { host } = useSite();
  const [store] = useState(() => createApiKeysStore(host.request));
  const [isMaking, setMaking] = useState(false);
  const secret = useStore(store.$secret);
  const close = () => {
    store.dismissSecret();
    setMaking(false);
  };
  return (
    <div className={classes.stack}>
      <KeyList store={store} />
      {secret !== null && <NewApiKey secret={secret} onClose={close} />}
      {secret === null && isMaking && <KeyForm store={store} onCancel={() => setMaking(false)} />}
      {secret === null && !isMaking && (
        <div>
          <Button onClick={() => setMaking(true)}>{texts.create}</Button>
        </div>
      )}
    </div>
  );
}
