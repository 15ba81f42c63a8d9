/** The ids in the value of a form field that holds files: several with commas between. */
export function fileIdsIn(value: string | undefined): string[] {
  return [...new Set((value ?? '').split(',').map((id) => id.trim()))].filter((id) => id !== '');
}
