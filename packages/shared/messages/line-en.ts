const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

function aboutText(seconds: number): string {
  if (seconds < 60) return `about ${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}

/** `3rd in line, about 2 minutes`; seconds null: nothing tells how long. */
function placeText(place: number, aboutSeconds: number | null): string {
  const where = place === 1 ? 'next in line' : `${place}${endings[ordinals.select(place)]} in line`;
  return aboutSeconds === null ? where : `${where}, ${aboutText(aboutSeconds)}`;
}

/** The place in line of a run that nobody works on yet. */
export const lineTexts = {
  place: placeText,
  waiting: (place: number, aboutSeconds: number | null) => `Waiting · ${placeText(place, aboutSeconds)}`,
} as const;
