import type { Block } from './blocks.ts';
import { findCompanies, namesWithForm, type KnownCompany, type OtherName } from './company-names.ts';
import { gap } from './gap-columns.ts';
import { interviewedCompany, visitedCompany } from './met-company.ts';
import type { Evidence } from './subject-evidence.ts';
import { isHeadedByUnknown } from './unknown-party.ts';

/** Who rates and analyses others, and signs what it writes with its name. */
export const assessor = /(?<!\p{L})(?:Ratings|Securities|Research|Broking|Equities)$/iu;
const acts =
  /^(?:,? (?:Inc|plc|Ltd|AG|SE|N\.V)\.?)? (?:Names|Appoints|Completes|Acquires|Buys|Sells|Reports|Posts|Announces|Raises|Lowers|Lifts|Cuts|Signs|Wins|Launches|Opens|Agrees|Expects|Names)(?!\p{L})/iu;

/** "Verdane Names Finance Chief, Completes Purchase of Lumen": whoever acts in a headline; null where nobody does. */
export function headlineSubject(
  title: string,
  company: KnownCompany,
  others: readonly OtherName[],
): string | null {
  const [first] = findCompanies(title, company, others);
  return first?.start === 0 && acts.test(title.slice(first.end)) && !assessor.test(first.name)
    ? first.key
    : null;
}

const rates =
  /(?<!\p{L})(?:Downgrades|Upgrades|Affirms|Rates|Assigns (?:[\p{L}'’+-]+ ){0,3}to|Places|Revises (?:[\p{L}'’+-]+ ){0,3}on|Initiates (?:[\p{L}'’+-]+ ){0,3}(?:of|on)|(?:Rating )?Outlook on) $/iu;
const salutation = /^(?:Dear|Sehr geehrte[rs]?|Liebe[r]?|To|An) /u;
const verb =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|would|said|says|makes|made|and|or|for|from|to|by|with)(?!\p{L})/u;
/** As far as the head of a document reaches. */
const headBlocks = 6;
/** Longer is no line of a head. */
const longestLine = 160;

/** "An unsere Kunden", "Dear Shareholder": a letter of the company that its head names. */
const toEverybody =
  /(?<!\p{L})an (?:unsere|alle|die) (?:Aktionär|Kund|Anleger|Gesellschafter|Geschäftspartner|Mitglieder|Genussschein)|^(?:Dear|Sehr geehrte|Liebe|An) (?:\p{L}+ )?(?:(?:share|stock|note|bond|unit)holders?|members?|owners|investors?|colleagues|Aktionär|Anleger|Gesellschafter|Mitglieder|Kolleg)/iu;
/** What may be before the name of a company as a line of its own: "der …", "Halbjahr 2024 · …". */
const beforeName =
  /^(?:(?:[^·|–]{2,40} [·|–] )?(?:[Dd]er |[Dd]es )?|(?!.*(?:Tochter|Liefer|Kunde|Angebot|Übernahme|Wettbewerb|Auftrag|gegen|Beteiligung))\P{Ll}.{2,120} (?:der|des) |(?:[Ll]etter|LETTER|[Rr]eport|REPORT|[Ss]tatement|STATEMENT) (?:from|FROM|by|BY|of|OF) (?:the |THE )?[\p{L} ]{4,40} (?:of|OF) |[^.!?]{10,90}[.!?] )$/u;
/** … and behind it: brackets, the place where it sits, or when and where it met ("am Freitag, 13. Juni 2025, …"). */
const behindName =
  /^\.?\s*(?:\([^()]*\)|,? (?:mit (?:dem )?Sitz in |in |aus )?\p{Lu}[\p{L}.-]+(?: (?:am|an der|im|bei|ob der|vor der)? ?\p{Lu}[\p{L}.-]+){0,2}(?: \([^()]*\))?|,? (?:am|vom|held on|on) (?:(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag,? |Mittwoch,? |\p{Lu}\p{Ll}+day,? )?(?:den |dem )?(?:\d{1,2}\.|\d{1,2} \p{Lu}|\p{Lu}\p{Ll}+ \d{1,2}, )[^!?]{0,100})?$/u;
/** "100 Jahre …", "About …", "Interview mit der …" before the name in a heading that is about it. */
const beforeHeading =
  /^(?:\d{1,3} (?:Jahre|years(?: of)?) |(?:About|Information on|Über|Zu Besuch bei|Porträt|Portrait|Profil|Profile|Interview mit|Interview with|Inside|Case study|Company profile|Unternehmensporträt):? )?(?:the |die |der |den |dem )?$/iu;
/** A page that is nothing but facts of one company, whose name and address it begins with. */
const profile =
  /^(?:\p{L}*[Aa]uskunft|Impressum|Imprint|Legal notice|Unternehmensprofil|Firmenprofil|Unternehmensdaten|Firmendaten|Stammdaten|Steckbrief|Company (?:profile|details|information|facts))(?:$|[ :–-])/u;
/** "Plochinger Straße 118 73730 Esslingen am Neckar", "9 Park Row, Leeds, LS1 5HD" behind a name. */
const address =
  /^,? (?:\p{Lu}[\p{L}.-]+ ){0,3}\p{Lu}?[\p{L}.-]+ \d{1,4}(?: ?[a-z])?(?: ?[-–] ?\d{1,4})?,? (?:\p{L}{1,2}-)?\d{4,5} \p{Lu}[\p{L} ()./-]{1,40}$|^,? \d{1,4} \p{Lu}[\p{L} ,]{3,50}[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u;
const behindHeading = /^\s*(?:$|[:–—·|,]|- |-- )/u;

/** What the first lines of a document say of whom it is about. */
export function headEvidence(
  blocks: readonly Block[],
  company: KnownCompany,
  others: readonly OtherName[],
): Evidence[] {
  const head = blocks
    .slice(0, headBlocks)
    .filter((block, i) => block.text.length <= longestLine && !isSection(blocks, block, i));
  const namesIn = (text: string) => findCompanies(text, company, others);
  const rated = head.flatMap(({ text }) =>
    namesIn(text).filter(({ start }) => rates.test(text.slice(0, start))),
  );
  const wide = blocks.slice(0, 2 * headBlocks);
  const isLetter = wide.some(({ text }) => salutation.test(text));
  const isToOne = isLetter && !wide.some(({ text }) => toEverybody.test(text));
  const isProfile = head.slice(0, 2).some(({ kind, text }) => kind !== 'text' && profile.test(text));
  const alone = isToOne
    ? []
    : head.flatMap((block) => [
        ...standsAlone(block, blocks[0], namesIn),
        ...(isProfile ? addressed(block, namesIn) : []),
      ]);
  const headings = head.flatMap(({ text }) => {
    const [named, more] = namesIn(text);
    const isAbout =
      named !== undefined &&
      (more === undefined || more.key === named.key) &&
      beforeHeading.test(text.slice(0, named.start)) &&
      behindHeading.test(text.slice(named.end));
    return isAbout ? [named] : [];
  });
  const [interviewed, visited] = [interviewedCompany(blocks, namesIn), visitedCompany(blocks, namesIn)];
  return [
    ...(interviewed === null ? [] : [{ key: interviewed, sign: 'interviewed' } as const]),
    ...(visited === null ? [] : [{ key: visited, sign: 'visited' } as const]),
    ...onlyOne('rated', rated),
    ...onlyOne('stands alone in the head', alone),
    ...(isToOne ? [] : onlyOne('heading of the head', headings)),
  ];
}

/** "## Verdane Optics" of a survey: below a heading that names nobody, with its own text and others of like names beside it. */
function isSection(blocks: readonly Block[], block: Block, at: number): boolean {
  if (block.kind !== 'heading' || blocks[at + 1]?.kind === 'heading') return false;
  const path = block.headings.join('\n');
  const isFirst = !blocks.slice(0, at).some(({ kind }) => kind === 'heading');
  const beside = blocks
    .slice(at + 1)
    .filter((one) => one.kind === 'heading' && one.headings.join('\n') === path);
  const like = beside.filter(({ text }) => namesWithForm(text).length > 0 || isHeadedByUnknown(text));
  return !isFirst && like.length > 0 && like.length * 2 >= beside.length;
}

/** "PENNYFIELD CYCLES LIMITED (Company Number 06555318)", "der Tannenhöft SE, Kassel" as a line of its own. */
function standsAlone(
  block: Block,
  first: Block | undefined,
  namesIn: (text: string) => ReturnType<typeof findCompanies>,
): { readonly key: string }[] {
  // "VERDANE OPTICS LIMITED (ASX: VDO)          ABN 55 555 010 227"
  const [text = ''] = block.text.split(gap);
  const [named] = namesIn(text);
  if (named === undefined || text.length > longestLine || namesWithForm(text).length === 0) return [];
  const isTitle = named.start === 0 && block === first && !/[.!?]$/u.test(text) && !verb.test(text);
  const isAll = beforeName.test(text.slice(0, named.start)) && behindName.test(text.slice(named.end));
  return (isTitle && namesWithForm(text).length === 1) || isAll ? [named] : [];
}

/** "Kessel Ventile GmbH Plochinger Straße 118 73730 Esslingen": a name with its address and nothing else. */
function addressed(
  { text }: Block,
  namesIn: (text: string) => ReturnType<typeof findCompanies>,
): { readonly key: string }[] {
  const [named, more] = namesIn(text);
  const isAddress = named?.start === 0 && more === undefined && address.test(text.slice(named.end));
  return isAddress ? [named] : [];
}

/** A sign for the one company that has it; where several do, it tells nothing. */
function onlyOne(sign: Evidence['sign'], found: readonly { readonly key: string }[]): Evidence[] {
  const keys = new Set(found.map(({ key }) => key));
  return keys.size === 1 ? [...keys].map((key) => ({ key, sign })) : [];
}
