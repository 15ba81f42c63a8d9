import { formatCredits } from '@loupe/shared/lib/format';
import { referelTexts as texts } from '#texts/referel';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/section.tsx';
import type { Referral } from '../../stores/billing-data.ts';
import classes from './invite-card.module.css';

/** The rule of the reward, in the order in which things happen (R13). */
export function HowItWorks({ referral }: { referral: Referral }) {
  const { reward_credits: credits, reward_valid_days: days, max_rewards: most } = referral;
  return (
    <Section title={texts.how}>
      <ol className={classes.steps}>
        {texts.steps(formatCredits(credits), days, most).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}

export type OwnRewardProps = { reward: Referral['own_reward']; rewardCredits: number };

/** What somebody gets who came through a link (R13). */
export function OwnReward({ reward, rewardCredits }: OwnRewardProps) {
  if (!reward) return null;
  const titles = {
    joined: texts.ownWaiting(formatCredits(rewardCredits)),
    rewarded: texts.ownRewarded(formatCredits(reward.credits)),
    not_rewarded: texts.ownNotRewarded,
  };
  return (
    <div className={classes.own}>
      <Notice tone="info" title={titles[reward.state]} />
    </div>
  );
}
