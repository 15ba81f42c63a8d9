/** Whole credits for each of the two, once per invited account. */
export const rewardCredits = 100;
/** Rewards of one inviting account: more looks like made-up accounts. The invited one is rewarded all the same. */
export const maxRewards = 50;
/** Days that reward credits last. */
export const rewardValidDays = 365;

/** `ada@example.com` → `a…@example.com`: enough to know a friend by, no address to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}…${email.slice(at)}`;
}
