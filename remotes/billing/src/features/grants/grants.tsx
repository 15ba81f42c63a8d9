import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { Table } from '@loupe/shared/ui/table';
import { grantsByExpiry } from '../../lib/grants-by-expiry.ts';
import { grantSources, texts } from '#texts';
import { Section } from '../../parts/section.tsx';
import type { Usage } from '../../stores/billing-data.ts';
import classes from './grants.module.css';

/** Grants, the one that runs out first on top (R10). */
export function Grants({ grants }: Pick<Usage, 'grants'>) {
  return (
    <Section title={texts.grants}>
      {grants.length === 0 ? (
        <p className={classes.empty}>{texts.grantsEmpty}</p>
      ) : (
        <Table
          caption={texts.grants}
          rows={grantsByExpiry(grants)}
          rowKey={(grant) => grant.id}
          columns={[
            {
              key: 'source',
              header: texts.source,
              isRowHeader: true,
              render: (grant) => grantSources[grant.source] ?? grant.source,
            },
            {
              key: 'granted',
              header: texts.granted,
              isNumeric: true,
              render: (grant) => formatCredits(grant.granted),
            },
            {
              key: 'remaining',
              header: texts.remaining,
              isNumeric: true,
              render: (grant) => formatCredits(grant.remaining),
            },
            {
              key: 'expires',
              header: texts.expires,
              isNumeric: true,
              render: (grant) => (grant.expires_at === null ? texts.never : formatDate(grant.expires_at)),
            },
          ]}
        />
      )}
    </Section>
  );
}
