import type { Block } from './blocks.ts';
import type { ClaimDocument } from './claim-document.ts';
import { datelineOf } from './dateline.ts';
import { findCompanies, namesWithForm, type KnownCompany, type OtherName } from './company-names.ts';
import { gap, gapLabel } from './gap-columns.ts';
import { definedSubject, type DefinedTerm } from './defined-terms.ts';
import type { RoomNames } from './room-names.ts';
import { nameKey, splitName } from './legal-forms.ts';
import type { PartByPart } from '../part-by-part.ts';

const nameLabel =
  /^(?:legal name|registered name|company name|company|subject|name of the company|firma|firmenname|name der gesellschaft|unternehmen|gesellschaft|name|hr[ab] ?\d[\d ]*)\s*:\s*(.+)$/i;

/**
 * Whom a document is about: the company its title, file name or register label names, or the one it opens with. Null
 * when several are named there, or nobody: then only what names its subject itself is read.
 */
export function* documentSubject(
  document: ClaimDocument,
  fileName: string,
  { company, others }: Pick<RoomNames, 'company' | 'others'>,
  terms: readonly DefinedTerm[],
): PartByPart<string | null> {
  const labelled = document.blocks
    .flatMap((block) =>
      block.kind === 'label' ? [nameLabel.exec(gapLabel(block.text) ?? block.text)?.[1]?.trim() ?? ''] : [],
    )
    .filter((name) => name !== '');
  const companies = labelled.filter(
    (name) => findCompanies(name, company, others).length > 0 || namesWithForm(name).length > 0,
  );
  const keys = new Set(companies.map((name) => keyOf(name, company)));
  if (keys.size === 1) return [...keys][0] ?? null;
  if (keys.size > 1) return null;
  const firstHeading = document.blocks.find((block) => block.kind === 'heading')?.text ?? '';
  const firstLine = titleLine(document.blocks[0], company, others);
  const tableTitles =
    document.blocks.length > 0
      ? []
      : document.tables.flatMap((table) => [table.name, ...table.titleLines.slice(0, 3)]);
  for (const title of [document.title, firstLine, firstHeading, ...tableTitles, fileName]) {
    const acting = headlineSubject(title, company, others);
    if (acting !== null) return acting;
    const named = new Set([
      ...findCompanies(title, company, others)
        .filter((one) => !assessor.test(one.name))
        .map((one) => one.key),
      ...namesWithForm(title).map((one) => keyOf(one.name, company)),
    ]);
    if (named.size === 1) return [...named][0] ?? null;
    if (named.size > 1) return null;
  }
  if (document.blocks.length === 0) return namedInFile(fileName, company, others);
  const rated = ratedCompany(document.blocks, company, others);
  if (rated !== null) return rated;
  const defined = definedSubject(terms) ?? nameAlone(document.blocks, company, others);
  if (defined !== null) return defined;
  return yield* opening(document, company, others);
}

/** Who rates and analyses others, and signs what it writes with its name. */
const assessor = /(?<!\p{L})(?:Ratings|Securities|Research|Broking|Equities)$/iu;
const acts =
  /^(?:,? (?:Inc|plc|Ltd|AG|SE|N\.V)\.?)? (?:Names|Appoints|Completes|Acquires|Buys|Sells|Reports|Posts|Announces|Raises|Lowers|Lifts|Cuts|Signs|Wins|Launches|Opens|Agrees|Expects|Names)(?!\p{L})/iu;

/** "Verdane Names Finance Chief, Completes Purchase of Lumen": whoever acts in a headline; null where nobody does. */
function headlineSubject(title: string, company: KnownCompany, others: readonly OtherName[]): string | null {
  const [first] = findCompanies(title, company, others);
  return first?.start === 0 && acts.test(title.slice(first.end)) && !assessor.test(first.name)
    ? first.key
    : null;
}

const rates =
  /(?<!\p{L})(?:Downgrades|Upgrades|Affirms|Rates|Assigns (?:[\p{L}'’+-]+ ){0,3}to|Places|Revises (?:[\p{L}'’+-]+ ){0,3}on|Initiates (?:[\p{L}'’+-]+ ){0,3}(?:of|on)|(?:Rating )?Outlook on) $/iu;

/** "Meridia Downgrades Verdane Optics to 'B'" in the head: whom somebody rates. */
function ratedCompany(
  blocks: readonly Block[],
  company: KnownCompany,
  others: readonly OtherName[],
): string | null {
  const keys = new Set(
    blocks.slice(0, headBlocks).flatMap(({ text }) =>
      text.length > 160
        ? []
        : findCompanies(text, company, others)
            .filter(({ start }) => rates.test(text.slice(0, start)))
            .map(({ key }) => key),
    ),
  );
  const [key] = keys;
  return key !== undefined && keys.size === 1 ? key : null;
}

const salutation = /^(?:Dear|Sehr geehrte[rs]?|Liebe[r]?|To|An) /u;
const verb =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|would|said|says|makes|made|and|or|for|from|to|by|with)(?!\p{L})/u;
/** As far as the head of a document reaches. */
const headBlocks = 6;

/** "An unsere Kunden", "Brief an unsere Aktionäre": a letter of the company that its head names. */
const toEverybody =
  /(?<!\p{L})an (?:unsere|alle|die) (?:Aktionär|Kund|Anleger|Gesellschafter|Geschäftspartner|Mitglieder|Genussschein)/iu;
/** What may stand before the name of a company as a line of its own: "der …", "Halbjahr 2024 · …". */
const beforeName =
  /^(?:(?:[^·|–]{2,40} [·|–] )?(?:[Dd]er |[Dd]es )?|(?!.*(?:Tochter|Liefer|Kunde|Angebot|Übernahme|Wettbewerb|Auftrag|gegen|Beteiligung))\P{Ll}.{2,120} (?:der|des) )$/u;
/** … and behind it: brackets, or the place where it sits. */
const behindName =
  /^\.?\s*(?:\([^()]*\)|,? (?:mit (?:dem )?Sitz in |in |aus )?\p{Lu}[\p{L}.-]+(?: (?:am|an der|im|bei|ob der|vor der)? ?\p{Lu}[\p{L}.-]+){0,2}(?: \([^()]*\))?)?$/u;

/**
 * "PENNYFIELD CYCLES LIMITED (Company Number 06555318)", "der Tannenhöft SE, Kassel" as a line of its own in the head of
 * a document that is no letter to somebody.
 */
function nameAlone(
  blocks: readonly Block[],
  company: KnownCompany,
  others: readonly OtherName[],
): string | null {
  const head = blocks.slice(0, 2 * headBlocks);
  const isLetter = head.some(({ text }) => salutation.test(text));
  if (isLetter && !head.some(({ text }) => toEverybody.test(text))) return null;
  const keys = new Set(
    blocks.slice(0, headBlocks).flatMap((block) => {
      // "VERDANE OPTICS LIMITED (ASX: VDO)          ABN 55 555 010 227"
      const [text = ''] = block.text.split(gap);
      if (text.length > 160) return [];
      const [named] = findCompanies(text, company, others);
      const isTitle = named?.start === 0 && block === blocks[0] && !/[.!?]$/u.test(text) && !verb.test(text);
      if (isTitle && namesWithForm(text).length === 1) return [named.key];
      const isAll =
        named !== undefined &&
        beforeName.test(text.slice(0, named.start)) &&
        behindName.test(text.slice(named.end)) &&
        namesWithForm(text).length > 0;
      return isAll ? [named.key] : [];
    }),
  );
  const [key] = keys;
  return key !== undefined && keys.size === 1 ? key : null;
}

/** "corrigale accounts" of a table of Corrigale Pharma: the first word of one name, and of no other. */
function namedInFile(fileName: string, company: KnownCompany, others: readonly OtherName[]): string | null {
  const words = new Set(nameKey(fileName).split(' '));
  const isNamed = (name: string) => {
    const [first = ''] = nameKey(name).split(' ');
    return first.length >= 5 && words.has(first);
  };
  if (others.some(({ name }) => isNamed(name))) return null;
  return company.aliases.some(isNamed) ? company.key : null;
}

/** "Verdane Optics plc: annual report" as the first line of a text without headings; "Customer: Verdane Optics" is none, nor is a line that names two. */
function titleLine(first: Block | undefined, company: KnownCompany, others: readonly OtherName[]): string {
  if (first?.kind !== 'label' || first.text.length > 90 || /[.!?;]$/u.test(first.text)) return '';
  const keys = new Set([
    ...findCompanies(first.text, company, others).map((one) => one.key),
    ...namesWithForm(first.text).map((one) => keyOf(one.name, company)),
  ]);
  return keys.size > 1 ? '' : (/^[^:]{2,60}(?=:)/u.exec(first.text)?.[0] ?? '');
}

const nobody: readonly OtherName[] = [];

function keyOf(name: string, company: KnownCompany): string {
  const [mention] = findCompanies(name, company, nobody);
  return mention === undefined ? nameKey(splitName(name).core) : mention.key;
}

/** The company the first sentence begins with, when the document names no other one. */
function* opening(
  document: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): PartByPart<string | null> {
  const first = document.blocks.find((block) => block.kind === 'text' || block.kind === 'item');
  const text = first?.text ?? '';
  const [mention] = findCompanies(text.slice(datelineOf(text)?.end ?? 0), company, others);
  if (mention === undefined || mention.start > 5) return null;
  for (const block of document.blocks) {
    yield;
    if (findCompanies(block.text, company, others).some((one) => one.key !== mention.key)) return null;
  }
  return mention.key;
}

/** "We", "our": a company speaks. */
const speaks = /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|uns)(?!\p{L})/iu;
const articleBefore = /(?:^|[.!?]["”“]?\s|–\s)(?:(?:The|Die|Das|Der|At|Bei|Bei der) )?$/u;

/**
 * Whom a text without a telling title is mostly about: the only company it names, where that is the subject of a
 * sentence or a company speaks; or the one it names first and far more often than all others. Null when nobody is.
 */
export function* mostlyAbout(
  document: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): PartByPart<string | null> {
  const counts = new Map<string, number>();
  let [isSubject, isSpeaking] = [false, false];
  let letters = 0;
  for (const { kind, text } of document.blocks) {
    yield;
    // A letter below another one is that of whoever is answered.
    if (/^(?:From|Von): /u.test(text)) letters += 1;
    if (letters > 1) break;
    if (kind !== 'heading' && speaks.test(text)) isSpeaking = true;
    for (const { key, start, name } of findCompanies(text, company, others)) {
      if (assessor.test(name)) continue;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const [first] = counts.keys();
      if (key === first && kind !== 'heading' && articleBefore.test(text.slice(0, start))) isSubject = true;
    }
  }
  const [first] = counts;
  if (first === undefined || !(isSubject || isSpeaking)) return null;
  const [key, own] = first;
  const rest = [...counts.values()].reduce((sum, count) => sum + count, 0) - own;
  return rest === 0 || (own >= 3 && own >= rest * 2) ? key : null;
}
