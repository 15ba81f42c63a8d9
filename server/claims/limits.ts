import { isOnFigure } from './figure-lists.ts';
import type { Token } from './tag-sentence.ts';

/** Words of place or share that make what follows a part of the whole: "In Germany, …", "Am Standort Leipzig …". */
const limits =
  /^(?:in|at|on|within|across|outside|inside|from|for|among|of|under|im|am|an|bei|beim|auf|innerhalb|außerhalb|für|unter|von|aus|zum|by|with|mit)$/;
const adverbs =
  /^(?:today|currently|now|meanwhile|also|overall|worldwide|globally|heute|derzeit|aktuell|insgesamt|weltweit|dort|zuletzt|inzwischen|mittlerweile|but|and|und|aber)$/;
/** What may be beside a time without narrowing anything: "at the end of the year", "im abgelaufenen Geschäftsjahr". */
const harmless =
  /^(?:the|a|an|end|start|beginning|close|of|in|at|on|for|by|as|that|this|same|full|whole|entire|fiscal|financial|business|calendar|reporting|year|year-end|period|date|day|time|balance|sheet|total|all|addition|contrast|comparison|fact|short|summary|present|group|company|der|die|das|des|dem|den|ende|anfang|zum|am|im|vom|bis|jahr|jahre|jahres|jahresende|geschäftsjahr|geschäftsjahres|geschäftsjahrs|gesamtjahr|berichtsjahr|berichtszeitraum|abgelaufenen|vergangenen|gleichen|selben|ganzen|stichtag|bilanzstichtag|zeitpunkt|summe|dezember|konzern|its|ihrem|ihr|seinem|first|erneut|damit|with|strich|bottom|line|durchschnitt|jahresdurchschnitt|average|vorläufigen|vorläufige|zahlen|preliminary|figures|erwarten|erwartet|rechnen|rechnet|plant|planen|erzielte|erwirtschaftete|betrug|lag|stieg|sank|belief|hat|hatte|haben|hatten|konnte|konnten|meldete|verzeichnete|steigerte|erreichte|wies|machte|ist|war|sind|waren|wurde|wurden)$/;

/** "Excluding restructuring costs, the operating loss was …": another figure than the one it is called after. */
const adjusts =
  /^(?:(?:excluding|including|adjusting|adjusted|stripping|ignoring|disregarding|omitting|without|ohne|bereinigt|einschließlich|ausschließlich|inklusive|exklusive)(?!\p{L})|(?:before|vor) (?:[\p{L}-]+ ){0,3}(?:items|charges|costs|tax|taxes|interest|depreciation|\p{L}*(?:effekten?|kosten|aufwendungen|steuern|zinsen|abschreibungen|posten))(?!\p{L}))/u;

const staff = /^(?:mitarbeite\p{L}*|beschäftigten?|menschen|employees|people|staff)$/u;

/** Index at which the statement that holds `until` begins. */
function leadStart(tokens: readonly Token[], until: number): number {
  return (
    tokens.findLastIndex(
      (token, i) =>
        i < until && /^(?:[;:]|that|dass|while|whereas|während|wobei|although|obwohl)$/.test(token.lower),
    ) + 1
  );
}

/**
 * True when the words before `until` narrow what follows to something that was not understood: "In Germany, Verdane
 * employs …" is not about the whole company. Times, and segments that were read, do not.
 */
export function isLimited(tokens: readonly Token[], until: number): boolean {
  const lead = tokens.slice(leadStart(tokens, until), until);
  // "With 240 employees, Verdane …" tells of all of it.
  const isHeadcount =
    lead.some((token) => staff.test(token.lower)) && lead.some((token) => token.kind === 'quantity');
  if (adjusts.test(lead.map(({ lower }) => lower).join(' '))) return true;
  for (const phrase of phrasesOf(lead)) {
    const [first] = phrase;
    if (first === undefined) continue;
    if (!limits.test(first.lower)) return false;
    if (isHeadcount && /^(?:with|mit)$/.test(first.lower)) return false;
    const value = phrase.findIndex(({ kind }) => kind === 'quantity');
    if (isOnFigure(phrase, 0) && withoutTime(phrase.slice(value + 1)).length === 0) return false;
    // "In 2024 the company had revenue of …": what follows the subject narrows nothing.
    const subject = phrase.findIndex(
      (token) => (token.kind === 'company' || token.kind === 'self') && !token.isOwner,
    );
    const isNarrow = phrase
      .slice(0, subject < 0 ? undefined : subject)
      .some(
        (token) =>
          (token.kind === 'word' && !harmless.test(token.lower) && !limits.test(token.lower)) ||
          token.kind === 'noun' ||
          token.kind === 'role',
      );
    if (isNarrow) return true;
  }
  return false;
}

/** What is between commas, without adverbs and times at its start. */
function phrasesOf(lead: readonly Token[]): Token[][] {
  const phrases: Token[][] = [[]];
  for (const token of lead)
    if (token.text === ',') phrases.push([]);
    else phrases.at(-1)?.push(token);
  return phrases.map((phrase) => {
    const at = phrase.findIndex(
      (token) => token.kind !== 'period' && !(token.kind === 'word' && adverbs.test(token.lower)),
    );
    return at < 0 ? [] : withoutTime(phrase.slice(at));
  });
}

const beforeTime =
  /^(?:in|at|on|for|during|by|the|a|fiscal|financial|calendar|year|full|whole|im|am|zum|jahr|geschäftsjahr)$/;

/** "In 2025 operating profit was …": what follows the time stands for itself. */
function withoutTime(phrase: readonly Token[]): Token[] {
  const time = phrase.findIndex(({ kind }) => kind === 'period');
  const isTime = time >= 0 && phrase.slice(0, time).every(({ lower }) => beforeTime.test(lower));
  return isTime ? phrase.slice(time + 1) : [...phrase];
}

/** The segment or division that the words before `until` name: "In the Heating segment, Verdane …". */
export function partBefore(tokens: readonly Token[], until: number): string | null {
  const found = tokens.slice(leadStart(tokens, until), until).find((token) => token.kind === 'part');
  return found?.kind === 'part' ? found.part : null;
}
