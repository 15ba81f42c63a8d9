/** Whether a value counts as a URL (F2): `https://` followed by text without spaces. */
export function isUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https:\/\/\S+$/.test(value);
}
