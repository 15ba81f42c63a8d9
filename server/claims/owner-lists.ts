import type { Draft } from './draft.ts';
import { plainlyStated } from './draft-fields.ts';

const share = String.raw`\(?(?<share>\d{1,3}(?:[.,]\d+)?) ?(?<sign>%|per ?cent|Prozent)\)?`;
const holder = new RegExp(
  String.raw`^(?:(?:the|die|der|das|and|und|sowie) )?(?<name>\p{L}[\p{L}&'’.-]*(?: [\p{L}\d&'’.-]+){0,5}?),? ${share}$`,
  'iu',
);
/** "60% Roe Family Trust". */
const shareFirst = new RegExp(
  String.raw`^(?<share>\d{1,3}(?:[.,]\d+)?) ?(?<sign>%|per ?cent|Prozent):? (?<name>\p{Lu}[\p{L}&'’.-]*(?: [\p{L}\d&'’.-]+){0,5})$`,
  'u',
);
/** The parts of a list in which every share is before its holder, parted by semicolons; null for any other. */
function sharesFirst(list: string): (Readonly<Record<string, string>> | undefined)[] | null {
  const parts = list.split(/;\s+/u).map((part) => shareFirst.exec(part.trim())?.groups);
  return parts.length > 1 && parts.every((part) => part !== undefined) ? parts : null;
}

/** Words that make a part of a list more than a name. */
const tells =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|holds?|held|owns?|sold|bought|until|since|not|no|up|down|over|under|about|than|less|more|ist|sind|war|waren|hat|hält|halten|hielt|bis|seit|nicht|kein\p{L}*|mehr|weniger|rund|etwa|über|unter)(?!\p{L})/iu;
/** Who is left over owns nothing under a name, and what a company holds of itself makes it nobody's owner. */
export const nobody =
  /^(?:others?|rest|the rest|remaining|remainder|balance|total|own shares|treasury shares|sonstige|übrige|rest|restliche|summe|gesamt|eigene (?:aktien|anteile))(?!\p{L})/iu;

/** Rounded shares may add up to a little more than all. */
const most = 100.5;

/**
 * The owners of a list in which each is named with the share: "Roe Fund II 42%, staff trust 10%". What is no such part, or
 * shares of more than the whole, make it none.
 */
export function holdersIn(list: string): string[] {
  const plain = list.trim().replace(/\.$/u, '');
  const parts =
    sharesFirst(plain) ??
    plain
      .split(/;\s+|(?<=%\)?|per ?cent\)?|Prozent\)?),?\s+(?=\p{L})/iu)
      .map((part) => holder.exec(part.trim())?.groups);
  let sum = 0;
  const names: string[] = [];
  for (const part of parts) {
    const { name = '', share: said = '', sign = '' } = part ?? {};
    if (name === '' || tells.test(name)) return [];
    sum += Number(said.replace(',', '.'));
    const gap = sign === '%' && !said.includes(',') ? '' : ' ';
    if (!nobody.test(name)) names.push(`${name} (${said}${gap}${sign})`);
  }
  return parts.length > 1 && sum <= most ? names : [];
}

const heading =
  /^(?:(?:major|principal|largest|main|substantial|significant) )?(?:shareholders|shareholdings|ownership|owners)(?: structure)?(?: (?:at|as at|as of|on) [\p{L}\d ,.]{4,30})?$|^(?:(?:größte|wesentliche|bedeutende) )?(?:aktionäre|aktionärsstruktur|gesellschafter(?:liste|struktur)?|anteilseigner|eigentümer)(?: (?:zum|per|am|stand) [\p{L}\d .]{4,30})?$/iu;

/** True for a title below which a company's owners are listed: "Principal shareholders at 31 July 2024". */
export const isOfOwners = (title: string): boolean => heading.test(title.trim());

/** "Roe Capital 18.4%; Tarn Income Fund 6.1%." below "Substantial shareholdings at 30 May 2025". */
export function listedOwners(text: string, headings: readonly string[], entity: string | null): Draft[] {
  if (entity === null || !isOfOwners(headings.at(-1) ?? '')) return [];
  return holdersIn(text).map((name) => ({
    ...plainlyStated,
    entity,
    attribute: 'owner',
    value: { kind: 'text', text: name },
  }));
}
