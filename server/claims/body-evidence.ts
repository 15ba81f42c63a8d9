import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, namesWithForm, type KnownCompany, type OtherName } from './company-names.ts';
import { datelineOf } from './dateline.ts';
import { assessor } from './head-evidence.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { Evidence } from './subject-evidence.ts';

/** "We", "our": a company speaks. */
const speaks = /(?<!\p{L})(?:[Ww]e|[Oo]ur|us|[Ww]ir|[Uu]nser\p{L}*|uns)(?!\p{L})/u;
const quotation = /["“„][^"“”„]{1,400}["”“]/gu;
const articleBefore = /(?:^|[.!?]["”“]?\s|–\s)(?:(?:The|Die|Das|Der|At|Bei|Bei der) )?$/u;
/** "Murau/Graz. Die …", "PAISLEY -- …": the place of a report. */
const placeOfReport = /^\p{Lu}[\p{L}/ -]{2,30}(?: \([\p{L} /]{2,20}\))?(?:\.| --?| –| —|:) (?=\p{Lu})/u;
/** "Gwilym Tanner, Chief Exec, Brecon Fresh Foods" at the end of a letter. */
const signature =
  /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}, (?:Group |Managing |Finance |Deputy |Acting )*(?:Chief|CEO|CFO|Chair\p{L}*|President|Director|Founder|Geschäftsführ\p{L}+|Vorstand\p{L}*|Inhaber\p{L}*|Head)(?!\p{L})[^,.:]{0,40}, $/u;
const greeting =
  /^(?:Mit freundlichen Gr[üu]ßen|Freundliche Grüße|Mit besten Grüßen|Beste Grüße|Viele Grüße|Best regards|Kind regards|Yours (?:sincerely|faithfully)|Regards|Sincerely)(?!\p{L})/u;
const officeAlone =
  /(?<!\p{L})(?:Geschäftsführ\p{L}+|Vorstand\p{L}*|Inhaber\p{L}*|Managing [Dd]irector|Chief \p{Lu}\p{L}+(?: Officer)?|CEO|CFO|Chair\p{L}*|President|Founder)(?!\p{L})/u;
/** Lines of a letter behind its greeting. */
const linesBelowGreeting = 5;

/** "Mit freundlichen Grüßen", "Eva Stark", "Geschäftsführerin", "Kessel GmbH": the one company in the lines below, where an office is there too. */
function signedBelow(
  blocks: ClaimDocument['blocks'],
  namesIn: (text: string) => readonly { key: string }[],
): string | null {
  const at = blocks.findLastIndex(({ text }) => greeting.test(text));
  const below = at < 0 ? [] : blocks.slice(at, at + linesBelowGreeting).map(({ text }) => text);
  const keys = new Set(
    below.flatMap((text) => (text.length < 140 ? namesIn(text).map(({ key }) => key) : [])),
  );
  const isSigned = below.some((text) => text.length < 140 && officeAlone.test(text));
  return keys.size === 1 && isSigned ? ([...keys][0] ?? null) : null;
}

/** "Draft 3, 28 April 2025. For discussion.": what a paper says of itself. */
const ofVersion =
  /^(?:Draft|Entwurf|Version|Fassung|Stand|Revision|Strictly|Streng|Confidential|Vertraulich|For discussion|For internal|Nur für|Privileged)(?!\p{L}).{0,150}$/su;
/** Ends as a sentence does. */
const sentence = /\p{Ll}.*[.!?]["”“)]*$/su;
/** "© Verdane Optics AG, Innstraße 118, 83022 Rosenheim": the foot of a site or of a letter. */
const beforeImprint = /^(?:©|\(c\)|Copyright)?\s?(?:\d{4}(?:\s?[–-]\s?\d{4})? )?(?:by |der |die )?$/iu;
const behindImprint =
  /^[,·|.]?\s*(?:[–—-]\s)?\p{L}[^.;!?]{2,50}?\d[^.;!?]{0,20}?[,·|]\s*(?:\p{L}{1,2}-)?(?:\d{4,5} \p{Lu}|\p{Lu}[\p{L} ]+ [A-Z]{1,2}\d)/u;
/** The report of a company on itself, by its title. */
const ownReport =
  /(?<!\p{L})(?:(?:Konzern)?[Ll]agebericht|Geschäftsbericht|(?:Konzern|Jahres)abschluss|Halbjahres(?:finanz)?bericht|Quartalsmitteilung|[Aa]nnual [Rr]eport|ANNUAL REPORT|[Ii]nterim [Rr]eport|[Dd]irectors['’] [Rr]eport|[Ss]trategic [Rr]eport|[Mm]anagement [Rr]eport|[Hh]alf-[Yy]ear(?:ly)? [Rr]eport)(?! (?:der|des|von|of|by|on)(?!\p{L}))/u;
/** The page of a site on which a company tells of itself. */
const ownPage =
  /^(?:Über uns|About us|Wer wir sind|Who we are|Unsere Geschichte|Our story|Our history|Das Unternehmen|Unternehmen|The company|Company|Karriere|Careers|Impressum|Imprint)(?:$|\s[|–-]\s)/u;
/** What somebody writes to the company it names: "Rechnung Nr. 4711". */
const toSomebody =
  /^(?:Rechnung|Angebot|Mahnung|Lieferschein|Auftragsbestätigung|Bestellung|Invoice|Quotation|Quote|Purchase order|Delivery note)(?!\p{L})/u;
/** As far as title and foot of a text reach. */
const outerBlocks = 4;

/** So often must one be named that is about whom a text mostly is. */
const often = 3;

interface Counted {
  readonly counts: Map<string, number>;
  readonly subjects: Set<string>;
  readonly signing: Set<string>;
  isSpeaking: boolean;
}

function* counted(
  document: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): PartByPart<Counted> {
  const found: Counted = { counts: new Map(), subjects: new Set(), signing: new Set(), isSpeaking: false };
  let letters = 0;
  for (const { kind, text } of document.blocks) {
    yield;
    // A letter below another one is that of whoever is answered.
    if (/^(?:From|Von): /u.test(text)) letters += 1;
    if (letters > 1) break;
    // What somebody is quoted with is not said by the document.
    if (kind !== 'heading' && speaks.test(text.replace(quotation, ''))) found.isSpeaking = true;
    for (const { key, start, end, name } of findCompanies(text, company, others)) {
      if (assessor.test(name)) continue;
      found.counts.set(key, (found.counts.get(key) ?? 0) + 1);
      if (kind !== 'heading' && articleBefore.test(text.slice(0, start))) found.subjects.add(key);
      if (text.length < 140 && end === text.length && signature.test(text.slice(0, start)))
        found.signing.add(key);
    }
  }
  const signed = signedBelow(document.blocks, (text) => findCompanies(text, company, others));
  if (signed !== null && letters < 2) found.signing.add(signed);
  return found;
}

/** The company that the first paragraph of a text begins with, and whether it names that one alone and in full. */
function opening({ blocks }: ClaimDocument, company: KnownCompany, others: readonly OtherName[]): Evidence[] {
  const texts = blocks.filter(
    ({ kind, text }) => (kind === 'text' || kind === 'item') && !ofVersion.test(text),
  );
  const first = texts.slice(0, 3).find(({ text }) => sentence.test(text)) ?? texts[0];
  const text = first?.text ?? '';
  const skipped = datelineOf(text)?.end ?? placeOfReport.exec(text)?.[0].length ?? 0;
  const named = findCompanies(text.slice(skipped), company, others);
  const [mention] = named;
  if (mention === undefined || mention.start > 5 || assessor.test(mention.name)) return [];
  // "BELLHAVEN PORT FINANCE B.V. (incorporated in …)" of a title page.
  if (mention.name === mention.name.toUpperCase() && !sentence.test(text)) return [];
  const { key } = mention;
  // In full is with its legal form, or in two words and more.
  const isWhole = namesWithForm(text).length > 0 || /\S\s+\S/u.test(mention.name);
  const isAlone = named.every((one) => one.key === key) && isWhole;
  return [
    { key, sign: 'first subject' },
    ...(isAlone ? [{ key, sign: 'alone in the first paragraph' } as const] : []),
  ];
}

/** Whether the last lines of a text are the company's name in full and its address. */
const hasImprint = (
  { blocks }: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): boolean =>
  blocks
    .slice(-outerBlocks)
    .some(({ text }) =>
      findCompanies(text, company, others).some(
        ({ key, start, end, name }) =>
          key === company.key &&
          beforeImprint.test(text.slice(0, start)) &&
          namesWithForm(name).length > 0 &&
          behindImprint.test(text.slice(end)),
      ),
    );

/** "Konzernlagebericht für das Geschäftsjahr …" as a title: whom its first sentence begins with in full reports on itself. */
function reportEvidence({ title, blocks }: ClaimDocument, opened: readonly Evidence[]): Evidence[] {
  const heads = [
    title,
    ...blocks
      .slice(0, outerBlocks)
      .filter(({ kind }) => kind !== 'text')
      .map(({ text }) => text),
  ];
  const isReport = heads.some((text) => text.length < 160 && ownReport.test(text));
  const first = opened.find(({ sign }) => sign === 'first subject');
  return isReport && first !== undefined ? [{ key: first.key, sign: 'opens its own report' }] : [];
}

/** An address of mail or of the web with the first word of the company's name: "ir@verdane.example". */
function hasAddress({ lines }: ClaimDocument, { aliases }: KnownCompany): boolean {
  const [word = ''] = (aliases[0] ?? '').toLowerCase().split(/\s+/);
  if (word.length < 5 || !/^\p{L}+$/u.test(word)) return false;
  return lines.some((line) => {
    const at = line.toLowerCase().indexOf(word);
    return at > 0 && /(?:@|www\.|https?:\/\/)(?:[\p{L}\d-]+\.)?$/u.test(line.toLowerCase().slice(0, at));
  });
}

/** What the text itself says of whom it is about: who is named how often, first, as its subject, who speaks and signs. */
export function* bodyEvidence(
  document: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): PartByPart<Evidence[]> {
  const { counts, subjects, signing, isSpeaking } = yield* counted(document, company, others);
  const isToSomebody = toSomebody.test(document.title);
  const opened = isToSomebody ? [] : opening(document, company, others);
  const evidence = [...opened, ...reportEvidence(document, opened)];
  const [first] = counts;
  const ordered = [...counts].sort((a, b) => b[1] - a[1]);
  const [most, second] = ordered;
  if (first === undefined || most === undefined) return evidence;
  const all = ordered.reduce((sum, [, count]) => sum + count, 0);
  const [key, own] = first;
  // An investor that a page on somebody else names once is not whom it is about.
  if (counts.size === 1 && (key === company.key || own >= often) && !isToSomebody)
    evidence.push({ key, sign: 'only company named' });
  else if (own >= often && own >= 2 * (all - own)) evidence.push({ key, sign: 'named first and most' });
  if (second !== undefined && most[1] >= 2 * second[1]) evidence.push({ key: most[0], sign: 'named most' });
  if (subjects.has(key)) evidence.push({ key, sign: 'subject of sentences' });
  // Whoever signs speaks.
  const [signer] = signing.size === 1 ? signing : [key];
  // "Über uns", with "wir": of whoever it names first and most.
  if (isSpeaking && ownPage.test(document.title) && own >= 2 && most[0] === key)
    evidence.push({ key, sign: 'page on itself' });
  if (isSpeaking && signer !== undefined) evidence.push({ key: signer, sign: 'speaks' });
  for (const one of signing) evidence.push({ key: one, sign: 'signs' });
  if (hasImprint(document, company, others)) evidence.push({ key: company.key, sign: 'imprint' });
  if (hasAddress(document, company)) evidence.push({ key: company.key, sign: 'address' });
  return evidence;
}
