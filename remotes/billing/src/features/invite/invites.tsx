import type { Invite } from '@loupe/shared/contract/referrals';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { formatSignedCredits } from '@loupe/shared/lib/format';
import { Chip } from '@loupe/shared/ui/chip';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { referelTexts as texts } from '#texts/referel';
import { Row, RowList } from '../../parts/row-list.tsx';
import { Section } from '../../parts/section.tsx';

function InviteState({ state }: Pick<Invite, 'state'>) {
  if (state === 'limit_reached' || state === 'not_rewarded') return <Chip>{texts.states[state]}</Chip>;
  return <StatusChip value={state === 'joined' ? 'pending' : 'active'} label={texts.states[state]} />;
}

/** Who came through the link, and what became of it (R13). */
export function Invites({ invites }: { invites: readonly Invite[] }) {
  return (
    <Section title={texts.invites}>
      <RowList label={texts.invites} emptyText={texts.invitesEmpty} isEmpty={invites.length === 0}>
        {invites.map((invite) => (
          <Row
            key={`${invite.joined_at} ${invite.who}`}
            title={invite.who}
            note={texts.since(formatDate(invite.joined_at))}
            mark={<InviteState state={invite.state} />}
            value={texts.reward(formatSignedCredits(invite.credits))}
          />
        ))}
      </RowList>
    </Section>
  );
}
