import { weigh, type Weighed } from '../../vendors/criteria.ts';
import { readWanted } from '../../vendors/read-wanted.ts';
import { checkMustHaves, readMustHaves, type MustHaveCheck } from '../../vendors/must-haves.ts';
import { readOffers, type OfferTable } from '../../vendors/read-offers.ts';
import { totalCost, type NoTotal, type TotalCost } from '../../vendors/total-cost.ts';
import { currentLanguage } from '../../language/language.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { vendorTexts } from './messages/vendor-texts.ts';
import { readVendorRequest, type VendorRequest } from './request.ts';

export interface Comparison extends Weighed {
  readonly request: VendorRequest;
  readonly dossiers: readonly Dossier[];
  readonly costs: readonly (TotalCost | NoTotal)[];
  readonly checks: readonly MustHaveCheck[];
  readonly leftOut: readonly string[];
}

/** A longer title is a sentence, and no name. */
const longestName = 40;

/** "Offer of Arden Ltd", "Angebot Belmar GmbH": what the paper is, before whose it is. */
const offerHead =
  /^(?:offer|quotation|quote|proposal|bid|response|angebot|offerte|kostenvoranschlag)(?: (?:of|from|by|der|des|von))?:? (?=\p{Lu})/iu;

/** Whose sheet it is: its title where that is short, else the file's name without its ending. */
function nameOf({ document, name }: Dossier, sheet: string | null): string {
  const title = document.title
    .replace(/^#+\s*/u, '')
    .replace(offerHead, '')
    .trim();
  const stem = name.replace(/^.*\//u, '').replace(/\.[a-z]+$/iu, '');
  if (sheet !== null && document.tables.length > 1) return sheet;
  return title !== '' && title.length <= longestName && title !== name ? title : stem;
}

/** The tables of a document with whose offer they are. */
export const offerTablesOf = (dossier: Dossier): OfferTable[] =>
  dossier.document.tables.map((table, at) => ({
    source: { document: dossier.key, at, table },
    name: nameOf(dossier, table.place.sheet),
    mark: dossier.document.isMarkProven ? dossier.document.numbers.mark : null,
  }));

/** Reads the offers, scores them, and works out what they cost and what is missing. */
export async function gatherOffers(run: AnalystRun): Promise<Comparison> {
  const texts = vendorTexts().report;
  const request = readVendorRequest(run.facts.inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, request.files.wanted);
  const offers = readOffers(dossiers.flatMap(offerTablesOf));
  const weighed = weigh(offers, readWanted(request.criteria));
  const fileOf = (key: string) => dossiers.find((one) => one.key === key)?.name ?? key;
  return {
    ...weighed,
    request,
    dossiers,
    costs: weighed.vendors.map((vendor) => totalCost(vendor, weighed, request)),
    checks: checkMustHaves(readMustHaves(request.mustHave, currentLanguage() === 'de' ? ',' : '.'), weighed),
    leftOut: [
      ...unreadLines(failed),
      ...dossiers
        .filter(({ document }) => document.tables.length === 0)
        .map(({ name }) => texts.noTable(name)),
      ...offers.unread.map(({ document }) => texts.unread(fileOf(document))),
      ...weighed.unknown.map(texts.unknown),
    ],
  };
}
