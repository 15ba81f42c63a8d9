import { createCopyAction } from '@loupe/shared/stores/copy';
import { createPage } from '@loupe/shared/stores/page';
import { createResource } from '@loupe/shared/stores/resource';
import type { Referral } from './billing-data.ts';
import { explained } from './explained.ts';
import type { Outside } from './outside.ts';

export type ReferelPage = ReturnType<typeof createReferelPage>;

/** Own referral link, invites and rewards (R13). Fresh again whenever the page is focused. */
export function createReferelPage({ request }: Pick<Outside, 'request'>) {
  const referral = createResource<Referral>(() =>
    explained(request('GET /billing/referral', { isQuiet: true })),
  );
  const link = createCopyAction();
  const code = createCopyAction();

  /** Copies the link or the code (F10). */
  function copy(what: 'link' | 'code'): void {
    const shown = referral.value();
    if (shown) void (what === 'link' ? link.copy(shown.url) : code.copy(shown.code));
  }

  const parts = {
    $referral: referral.$loadable,
    $isLinkCopied: link.$isCopied,
    $isCodeCopied: code.$isCopied,
    load: () => referral.load(),
    copy,
  };
  return createPage(parts, [referral.start]);
}
