/** Words of a region that is loading or could not be loaded. `part` names it as the beginning of a sentence. */
export const regionTexts = {
  loading: (part: string) => `Loading ${part}`,
  unavailable: (part: string) => `${part} is not available right now.`,
  restWorks: 'The rest of the site works. Nothing you did elsewhere is lost.',
  refused: (part: string) => `${part} was not started: this release does not fit the site.`,
  not_signed: (part: string) =>
    `${part} was not started: the list of its releases is not signed by this site.`,
  outdated: (part: string) =>
    `${part} was not started: this tab has seen a newer list of releases. Open a new tab.`,
  left_out: (part: string) => `${part} was left out, as the address asked.`,
  bringBack: 'Bring it back',
} as const;
