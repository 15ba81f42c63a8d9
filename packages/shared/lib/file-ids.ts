/** How many files a form field of kind `files` takes: as many as a message may bring. */
export const mostFilesOfField = 20;

/** The ids in the value of a field of kind `files`, or the one of a field of kind `file`. */
export function fileIdsIn(value: string | undefined): string[] {
  return [...new Set((value ?? '').split(',').map((id) => id.trim()))].filter((id) => id !== '');
}

/** Ids of files as the value of a field. */
export const joinFileIds = (ids: readonly string[]): string => ids.join(',');
