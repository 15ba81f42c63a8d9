import type { ClaimDocument } from './claim-document.ts';

/** What somebody writes on whom it deals with: a paper on a credit, the profile of a supplier. */
const title =
  /^(?:(?:[Vv]ertrauliche|[Ii]nterne|[Kk]urze|[Aa]ktualisierte|[Cc]onfidential|[Ii]nternal|[Uu]pdated|CONFIDENTIAL|INTERNAL)[rs]? )?(?:Kredit(?:vorlage|antrag|protokoll|beschluss|votum|entscheidung|akte|prüfung)|Engagement(?:bericht|protokoll)|Bonitäts(?:auskunft|prüfung|bericht)|Wirtschaftsauskunft|(?:Lieferanten|Kunden|Firmenkunden|Mandanten)(?:profil|bewertung|porträt|steckbrief|blatt|akte|dossier)|Credit (?:committee )?(?:paper|memo|memorandum|application|file|review|approval)|(?:Supplier|Vendor|Customer|Client|Counterparty) (?:profile|assessment|review|file|sheet|rating|due diligence)|Know[- ]your[- ]customer|KYC)(?!\p{L})/iu;
const party =
  /^(?:Kund(?:e|in)|Firmenkunde|Mandant(?:in)?|Lieferant(?:in)?|Zulieferer|Antragsteller(?:in)?|Geschäftspartner(?:in)?|Customer|Client|Supplier|Vendor|Counterparty|Applicant)\s*:\s*(.+)$/iu;
/** As far as the head of such a paper reaches. */
const headBlocks = 8;

/** Whom a paper on one party names in its head: "Kunde: Verdane Optik GmbH" of a "Kreditvorlage"; empty in other documents. */
export function partiesOfDossier({ title: name, blocks }: ClaimDocument): string[] {
  const [first] = blocks;
  const isDossier = [name, first?.text ?? ''].some((text) => title.test(text.trim()));
  if (!isDossier) return [];
  return blocks
    .slice(0, headBlocks)
    .flatMap(({ kind, text }) => (kind === 'label' ? (party.exec(text)?.[1]?.trim() ?? []) : []));
}

const creditReport =
  /(?<!\p{L})(?:(?:Company |Business )?Credit (?:Report|Rating Report|Reference)|Creditworthiness Report|(?:Wirtschafts|Bonitäts|Kredit|Firmen|Handels|Unternehmens)auskunft|Auskunftei)(?!\p{L})/iu;

/** "MERIDEN DATA – Company Credit Report": such a title may name its maker alone. */
export const titlesCreditReport = (text: string): boolean => text.length <= 120 && creditReport.test(text);

/** True for what an agency tells of a company to whoever pays for it. */
export const isCreditReport = ({ title: name, blocks }: ClaimDocument): boolean =>
  [name, blocks[0]?.text ?? ''].some(titlesCreditReport);
