import { atom } from 'nanostores';
import type { DeployToken } from '@loupe/shared/contract/deploy-tokens';
import { createForm } from '@loupe/shared/stores/form';
import { createResource, pick } from '@loupe/shared/stores/resource';
import { releasesTexts as texts } from '#texts/releases';
import type { Outside } from './outside.ts';

export type DeployTokenValues = { remote: string; label: string };

/** The tokens with which teams upload and promote; a new one's secret until it is dismissed. */
export function createDeployTokens({ request }: Pick<Outside, 'request'>) {
  const tokens = createResource<readonly DeployToken[]>(() =>
    pick(request('GET /admin/deploy-tokens', { isQuiet: true }), (answer) => answer.tokens),
  );
  const $secret = atom<string | null>(null);
  const $isRevoking = atom(false);

  const form = createForm<DeployTokenValues, { secret: string }>({
    initial: { remote: '', label: '' },
    validate: ({ remote, label }) => ({
      remote: /^[a-z][a-z0-9-]{0,39}$/.test(remote.trim()) ? undefined : texts.remoteInvalid,
      label: label.trim() === '' ? texts.labelMissing : undefined,
    }),
    submit: (body) => request('POST /admin/deploy-tokens', { body, isQuiet: true }),
    onSuccess: ({ secret }) => {
      $secret.set(secret);
      form.reset();
      void tokens.load();
    },
  });

  /** True when the token does not work any more. A failure is shown by the host. */
  async function revoke(id: string): Promise<boolean> {
    $isRevoking.set(true);
    const result = await request('DELETE /admin/deploy-tokens/:token_id', { params: { token_id: id } });
    $isRevoking.set(false);
    if (result.ok) await tokens.load();
    return result.ok;
  }

  return {
    $tokens: tokens.$loadable,
    $secret,
    $isRevoking,
    form,
    load: () => tokens.load(),
    start: tokens.start,
    revoke,
    dismissSecret: () => $secret.set(null),
  };
}

export type DeployTokens = ReturnType<typeof createDeployTokens>;
