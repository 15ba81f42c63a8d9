import type { Block } from './blocks.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, namesWithForm, type KnownCompany, type OtherName } from './company-names.ts';
import { bodyEvidence } from './body-evidence.ts';
import { isCreditReport, partiesOfDossier } from './dossier.ts';
import { gapLabel } from './gap-columns.ts';
import { assessor, headEvidence, headlineSubject } from './head-evidence.ts';
import { weigh, type Evidence, type Sign, type Verdict } from './subject-evidence.ts';
import { definedSubject, type DefinedTerm } from './defined-terms.ts';
import { labelLines } from './table-labels.ts';
import { isHeadedByNamesake, ownWords } from './namesakes.ts';
import type { RoomNames } from './room-names.ts';
import { nameKey, splitName } from './legal-forms.ts';
import type { PartByPart } from '../part-by-part.ts';

const nameLabel =
  /^(?:legal name|registered name|company name|company|subject|name of the company|firma|firmenname|name der gesellschaft|unternehmen|gesellschaft|zielgesellschaft|zielunternehmen|kreditnehmer(?:in)?|borrower|target(?: company)?|name|hr[ab] ?\d[\d ]*)\s*:\s*(.+)$/i;

/** "Issuer: Verdane Optics Ltd" heads a note on it, when nothing but its name follows. */
const partyLabel =
  /^(?:obligor|debtor|issuer|re|ref|darlehensnehmer(?:in)?|schuldner(?:in)?|emittent(?:in)?|betreff|betr\.?|betrifft)\s*:\s*(.+)$/i;

/** "Due-diligence note: Verdane Optics Ltd" below the letterhead of whoever wrote it. */
const paperLabel =
  /^(?:[\p{L}-]+ ){0,3}(?:[\p{L}-]*note|report|memo(?:randum)?|review|profile|brief|assessment|[\p{L}-]*(?:bericht|vermerk|gutachten|memorandum|notiz|profil|dossier))(?: (?:on|über|zu|zur))?\s*:\s*(.+)$/iu;

/** Signs that are in the head of a document: whoever has them is its subject, whatever is named below. */
const certain: ReadonlySet<Sign> = new Set([
  'label',
  'acts in the title',
  'title',
  'file name',
  'rated',
  'interviewed',
  'visited',
  'defined as the company',
  'stands alone in the head',
  'opens its own report',
  'page on itself',
]);

/** Whom a document is about, and why. */
interface DocumentSubject extends Verdict {
  /** Its head says so; else that is only most likely. */
  readonly isTitled: boolean;
}

/**
 * Whom a document is about, by the weight of what speaks for it: labels, title, file name, head, defined words, and what
 * the text does with the names. Null when several are named in the title, or nobody speaks for enough: then only what
 * names its subject itself is read.
 */
export function* documentSubject(
  document: ClaimDocument,
  fileName: string,
  { company, others }: Pick<RoomNames, 'company' | 'others'>,
  terms: readonly DefinedTerm[],
): PartByPart<DocumentSubject | null> {
  const labels = labelEvidence(document, company, others);
  const titles = titleEvidence(document, fileName, company, others);
  if (labels === null || (titles === null && labels.length === 0)) return null;
  const defined = definedSubject(terms);
  const evidence: Evidence[] = [
    ...labels,
    ...(titles ?? []),
    ...(defined === null ? [] : [{ key: defined, sign: 'defined as the company' } as const]),
    ...headEvidence(document.blocks, company, others),
    ...(yield* bodyEvidence(document, company, others)),
  ];
  // "MERIDEN DATA – Credit Report" above "Name: Verdane Optics Ltd": the agency tells of the company that it labels.
  const isOnLabelled = isCreditReport(document) || isPaperOn(document, company, others);
  const [labelled] = isOnLabelled ? labels : [];
  const found = weigh(labelled === undefined ? evidence : evidence.filter(({ key }) => key === labelled.key));
  if (found === null) return null;
  return { ...found, isTitled: found.signs.some((sign) => certain.has(sign)) };
}

/** A line names the kind of the paper and the company it is on. */
const isPaperOn = ({ blocks }: ClaimDocument, company: KnownCompany, others: readonly OtherName[]): boolean =>
  blocks.some(({ kind, text }) => {
    const named = kind === 'label' ? paperLabel.exec(text)?.[1]?.trim() : undefined;
    return named !== undefined && isName(named, company, others);
  });

/** The company of a label like "Company: Verdane Optics Ltd"; null where such labels name several. */
function labelEvidence(
  document: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): Evidence[] | null {
  const lines = [
    ...document.blocks.flatMap((block) =>
      block.kind === 'label' ? [gapLabel(block.text) ?? block.text] : [],
    ),
    ...document.tables.flatMap(labelLines),
  ];
  const labelled = lines.map((line) => labelledName(line, company, others));
  for (const party of partiesOfDossier(document)) if (isName(party, company, others)) labelled.push(party);
  const companies = labelled.filter(
    (name) =>
      name !== '' && (findCompanies(name, company, others).length > 0 || namesWithForm(name).length > 0),
  );
  const keys = new Set(companies.map((name) => keyOf(name, company)));
  return keys.size > 1 ? null : [...keys].map((key) => ({ key, sign: 'label' }));
}

/** What is behind a label that says whom the document is about; empty without one. */
function labelledName(label: string, company: KnownCompany, others: readonly OtherName[]): string {
  const party = (partyLabel.exec(label) ?? paperLabel.exec(label))?.[1]?.trim() ?? '';
  return isName(party, company, others) ? party : (nameLabel.exec(label)?.[1]?.trim() ?? '');
}

/** Nothing but the name of a company, with the place where it sits. */
const isName = (text: string, company: KnownCompany, others: readonly OtherName[]): boolean =>
  [...findCompanies(text, company, others), ...namesWithForm(text)].some(
    ({ start, end }) => start === 0 && /^(?:, \p{Lu}[\p{L} .-]{2,30})?[\s.,;]*$/u.test(text.slice(end)),
  );

/** What the first title says that names anybody; null where it names several. */
function titleEvidence(
  document: ClaimDocument,
  fileName: string,
  company: KnownCompany,
  others: readonly OtherName[],
): Evidence[] | null {
  const firstHeading = document.blocks.find((block) => block.kind === 'heading')?.text ?? '';
  const firstLine = titleLine(document.blocks[0], company, others);
  const isTable = document.blocks.length === 0;
  const tableTitles = isTable
    ? document.tables.flatMap((table) => [table.name, ...table.titleLines.slice(0, 3)])
    : [];
  const own = ownWords(company.aliases);
  for (const title of [document.title, firstLine, firstHeading, ...tableTitles, fileName]) {
    const acting = headlineSubject(title, company, others);
    if (acting !== null) return [{ key: acting, sign: 'acts in the title' }];
    const named = new Set(
      findCompanies(title, company, others)
        .filter((one) => !assessor.test(one.name))
        .map((one) => one.key),
    );
    if (named.size > 1 || (named.size === 1 && parties.test(title))) return null;
    if (named.size === 0 && isHeadedByNamesake(title, own)) return null;
    if (named.size === 1)
      return [...named].map((key) => ({ key, sign: title === fileName ? 'file name' : 'title' }));
  }
  const inFile = isTable ? namedInFile(fileName, company, others) : null;
  return inFile === null ? [] : [{ key: inFile, sign: 'file name' }];
}

/** "Verdane Optics ./. Nordtor": a title that sets two sides against each other, known or not. */
const parties = /\s(?:\.\/\.|v\.?|vs\.?|versus|gegen|against)\s(?=\p{Lu}|die |den |das |the )/u;

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
