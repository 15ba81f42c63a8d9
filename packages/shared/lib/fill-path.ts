/**
 * Fills `:name` and optional `:name?` segments of a path template, each value encoded as one segment.
 * An optional segment without a value is left out; a missing required one is an error of the caller.
 */
export function fillPath(
  template: string,
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  const segments: string[] = [];
  for (const segment of template.split('/')) {
    if (!segment.startsWith(':')) {
      segments.push(segment);
      continue;
    }
    const isOptional = segment.endsWith('?');
    const name = segment.slice(1, isOptional ? -1 : undefined);
    const value = params[name];
    if (value !== undefined && value !== '') segments.push(encodeURIComponent(value));
    else if (isOptional) break;
    else throw new Error(`The path ${template} needs ${name}`);
  }
  return segments.join('/') || '/';
}
