import { creditsText } from './en.ts';

export const logTexts = {
  begin: 'Before the work',
  end: 'The end',
  started: 'Started',
  held: (credits: number) => `${creditsText(credits)} held`,
  attempt: (attempt: number) => `Taken up again after an interruption (try ${attempt})`,
  cost: (credits: string) => (credits === '1' ? '1 credit' : `${credits} credits`),
  charged: (used: string, returned: number) =>
    returned > 0 ? `${used} charged, ${creditsText(returned)} returned` : `${used} charged`,
  details: (count: number) => (count === 1 ? '1 detail' : `${count} details`),
} as const;
