/** How much room there is for prompts. */
export const promptLimits = { own: 200, shared: 200, name: 40, text: 8_000 } as const;

/** A name as it is kept and typed after `/`: lower case letters, digits and dashes; empty when nothing of it can stay. */
export function promptName(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
