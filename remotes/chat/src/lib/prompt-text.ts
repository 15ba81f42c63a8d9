import type { Prompt } from '@loupe/shared/contract/prompts';

/** A `/` being typed at the beginning of a message: where it is and what follows it. */
export interface Slash {
  readonly start: number;
  readonly query: string;
}

/** A place of a prompt that is filled in before it is used. */
export interface PromptVariable {
  readonly name: string;
  /** What stands there at first. */
  readonly preset: string;
}

const place = /\{\{\s*([\p{L}\p{N}_][\p{L}\p{M}\p{N}_ -]{0,39}?)\s*(?:\|([^{}]*))?\}\}/gu;

/** The `/` the caret is behind, if it begins the message; one in an address, a path or a fraction is none. */
export function slashAt(text: string, caret: number): Slash | null {
  const match = /^ ?\/([^\s/]{0,40})$/u.exec(text.slice(0, caret));
  return match ? { start: match[0].indexOf('/'), query: match[1] ?? '' } : null;
}

/** What is to be filled in, once each, in the order of the text; the first that presets a name decides. */
export function variablesOf(text: string): readonly PromptVariable[] {
  const presets = new Map<string, string>();
  for (const [, name = '', preset = ''] of text.matchAll(place))
    if ((presets.get(name) ?? '') === '') presets.set(name, preset.trim());
  return [...presets].map(([name, preset]) => ({ name, preset }));
}

/** Places that nobody has to fill in, in both languages: a prompt for everyone is used in either. */
export function knownValues(today: string, fileNames: readonly string[]): ReadonlyMap<string, string> {
  const files = fileNames.join(', ');
  const known = { today, heute: today, ...(files !== '' && { file: files, datei: files }) };
  return new Map(Object.entries(known));
}

/** The text with its places filled in; nothing that was filled in is read as a place again. */
export function filledPrompt(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(place, (whole, name: string) => values.get(name) ?? whole);
}

/** The text of a prompt on one line, places by their names. */
export const promptLine = (text: string): string =>
  text.replaceAll(place, (_whole, name: string) => `[${name}]`).replaceAll(/\s+/gu, ' ');

/** Prompts whose name begins with what is typed, then those that say it somewhere. Own ones come before those for everyone. */
export function matchingPrompts(prompts: readonly Prompt[], query: string): readonly Prompt[] {
  const typed = query.normalize('NFKC').toLowerCase();
  const rank = ({ name, text }: Prompt) =>
    name.startsWith(typed) ? 0 : name.includes(typed) ? 1 : text.toLowerCase().includes(typed) ? 2 : 3;
  return prompts
    .map((prompt) => ({ prompt, rank: rank(prompt) * 2 + Number(prompt.is_shared) }))
    .filter((one) => one.rank < 6)
    .toSorted((a, b) => a.rank - b.rank)
    .map((one) => one.prompt);
}
