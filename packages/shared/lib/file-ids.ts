/** How many files a form field of kind `files` takes: as many as a message may bring. */
export const mostFilesOfField = 20;

/** How many files one zip, and all files and zips that a run works on together, may bring; a zip counts as one choice. */
export const mostFilesOfRun = 60;

/** The ids in the value of a field of kind `files`, or the one of a field of kind `file`. */
export function fileIdsIn(value: string | undefined): string[] {
  return [...new Set((value ?? '').split(',').map((id) => id.trim()))].filter((id) => id !== '');
}

/** Ids of files as the value of a field. */
export const joinFileIds = (ids: readonly string[]): string => ids.join(',');

/** Credits that reading one file costs. */
const creditsOfFile = 2.5;

/**
 * Whole credits that are held besides the estimate: that reaches for as many files as a field takes one by one; each that a
 * zip brings beyond them costs its reading. `most` is how many the agent reads.
 */
export function creditsForMoreFiles(files: number, most: number): number {
  return Math.ceil(Math.max(0, Math.min(files, most) - mostFilesOfField) * creditsOfFile);
}
