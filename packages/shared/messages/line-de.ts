function aboutText(seconds: number): string {
  if (seconds < 60) return `etwa ${seconds} Sekunden`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'etwa eine Minute' : `etwa ${minutes} Minuten`;
}

/** `an 3. Stelle, etwa 2 Minuten`; Sekunden null: nichts sagt, wie lange. */
function placeText(place: number, aboutSeconds: number | null): string {
  const where = place === 1 ? 'als Nächstes an der Reihe' : `an ${place}. Stelle`;
  return aboutSeconds === null ? where : `${where}, ${aboutText(aboutSeconds)}`;
}

/** Wo ein Lauf steht, an dem noch niemand arbeitet. */
export const lineTexts = {
  place: placeText,
  waiting: (place: number, aboutSeconds: number | null) => `Wartet · ${placeText(place, aboutSeconds)}`,
} as const;
