import { creditsText } from './de.ts';

export const logTexts = {
  begin: 'Vor der Arbeit',
  end: 'Das Ende',
  started: 'Begonnen',
  held: (credits: number) => `${creditsText(credits)} vorgemerkt`,
  attempt: (attempt: number) => `Nach einer Unterbrechung wieder aufgenommen (Versuch ${attempt})`,
  cost: (credits: string) => (credits === '1' ? '1 Credit' : `${credits} Credits`),
  charged: (used: string, returned: number) =>
    returned > 0 ? `${used} berechnet, ${creditsText(returned)} zurückgegeben` : `${used} berechnet`,
  details: (count: number) => (count === 1 ? '1 Einzelheit' : `${count} Einzelheiten`),
} as const;
