import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { instantMs } from '@loupe/shared/lib/dates/instants';
import { formatUtcDay, utcDayOf } from '@loupe/shared/lib/dates/utc-days';
import { copyText } from '@loupe/shared/stores/copy';
import { Button } from '@loupe/shared/ui/button';
import { DateField } from '@loupe/shared/ui/date-field';
import { Dialog } from '@loupe/shared/ui/dialog';
import { FactRow, FactRows } from '@loupe/shared/ui/fact-row';
import { SecretMaker } from '@loupe/shared/ui/secret-maker';
import { TextField } from '@loupe/shared/ui/text-field';
import { useSite } from '../../services/site.ts';
import { settingsTexts } from '#texts/settings';
import { createApiKeysStore, type ApiKeysStore, type OwnApiKey } from './api-keys-store.ts';
import { LoadedPart } from './loaded-part.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings.module.css';

const texts = settingsTexts.keys;

/** The last day itself: `expires_at` is the first moment after it, in UTC. */
function lastDayOf(expiresAt: string): string {
  return formatUtcDay(utcDayOf(instantMs(expiresAt) - 1));
}

function KeyRow({ apiKey, onRevoke }: { readonly apiKey: OwnApiKey; readonly onRevoke: () => void }) {
  return (
    <FactRow
      title={apiKey.name}
      code={`${apiKey.prefix}…`}
      facts={[
        texts.created(formatDateTime(apiKey.created_at)),
        apiKey.last_used_at ? texts.used(formatDateTime(apiKey.last_used_at)) : texts.neverUsed,
        apiKey.expires_at && texts.until(lastDayOf(apiKey.expires_at)),
      ]}
    >
      <Button size="small" aria-label={texts.revokeKey(apiKey.name)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </FactRow>
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
  const [revoking, setRevoking] = useState<OwnApiKey | null>(null);
  return (
    <>
      <LoadedPart resource={store.keys} texts={texts} skeleton={{ lines: 2, height: 40 }}>
        {(keys) =>
          keys.length === 0 ? (
            <p className={classes.note}>{texts.empty}</p>
          ) : (
            <FactRows>
              {keys.map((key) => (
                <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
              ))}
            </FactRows>
          )
        }
      </LoadedPart>
      {revoking && <RevokeDialog apiKey={revoking} store={store} onClose={() => setRevoking(null)} />}
    </>
  );
}

function KeyForm({ store, onCancel }: { readonly store: ApiKeysStore; readonly onCancel: () => void }) {
  const { form } = store;
  const { values, fieldErrors } = useStore(form.$form);
  const today = utcDayOf(environment().clock.now());
  return (
    <SettingsForm
      label={texts.make}
      form={form}
      action={texts.submit}
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
  const secret = useStore(store.$secret);
  return (
    <div className={classes.stack}>
      <KeyList store={store} />
      <SecretMaker
        texts={texts}
        secret={secret}
        onDismiss={store.dismissSecret}
        copy={copyText}
        renderForm={(close) => <KeyForm store={store} onCancel={close} />}
      />
    </div>
  );
}
