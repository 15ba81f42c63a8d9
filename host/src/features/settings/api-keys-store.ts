import { atom } from 'nanostores';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import { createForm } from '@loupe/shared/stores/form';
import type { Request } from '@loupe/shared/stores/request';
import { createResource, pick } from '@loupe/shared/stores/resource';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { settingsTexts } from '#texts/settings';

export type OwnApiKey = DataOf<EndpointMap['GET /api-keys']>['api_keys'][number];

const texts = settingsTexts.keys;

/** Own API keys: list, make, revoke. A new key's secret is in `$secret` until it is dismissed, and nowhere else. */
export function createApiKeysStore(request: Request) {
  const keys = createResource<readonly OwnApiKey[]>(() =>
    pick(request('GET /api-keys', { isQuiet: true }), (answer) => answer.api_keys),
  );
  const $secret = atom<string | null>(null);
  const $revoking = atom<ReadonlySet<string>>(new Set());

  const form = createForm({
    initial: { name: '', expires_on: '' },
    sentences: settingsTexts.sentences,
    validate: ({ name }) => ({ name: name.trim() === '' ? texts.nameMissing : undefined }),
    submit: ({ name, expires_on: day }) =>
      request('POST /api-keys', {
        body: { name: name.trim(), ...(day === '' ? {} : { expires_on: day }) },
        isQuiet: true,
      }),
    onSuccess: ({ api_key: key, secret }) => {
      keys.change((all) => [key, ...all]);
      $secret.set(secret);
      form.reset();
    },
  });

  /** Revokes one; an error is shown by the request helper, the row stays. True when it is gone. */
  async function revoke(id: string): Promise<boolean> {
    if ($revoking.get().has(id)) return false;
    $revoking.set(new Set([...$revoking.get(), id]));
    const result = await request('DELETE /api-keys/:key_id', { params: { key_id: id } });
    $revoking.set(new Set([...$revoking.get()].filter((revoking) => revoking !== id)));
    if (!result.ok) return false;
    keys.change((all) => all.filter((key) => key.id !== id));
    showSnackbar(texts.revoked, 'success');
    return true;
  }

  return { keys, $secret, $revoking, form, revoke, dismissSecret: () => $secret.set(null) };
}

export type ApiKeysStore = ReturnType<typeof createApiKeysStore>;
