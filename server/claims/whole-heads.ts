import type { Column } from '../table/table.ts';
import { findCompanies } from './company-names.ts';
import type { Reading } from './tag-sentence.ts';

/** What may be in a column's head beside its time and unit, without making it a part of the company. */
const wholeHead =
  /^(?:column [a-z]{1,2}|(?:(?:ist|actuals?|reported|as|published|audited|unaudited|geprüft|ungeprüft|testiert|preliminary|vorläufig|restated|angepasst|berichtigt|corrected|amount|betrag|value|values|wert|werte|zahl|zahlen|total|totals|group|consolidated|konzern|gesamt|insgesamt|summe|company|gesellschaft|note|ifrs|hgb|gaap|us|uk|fy|year|full|fiscal|jahr|gesamtjahr|geschäftsjahr|stand|as of|at|of|per|zum|am|in|the|audited|e|budget|plan|planung|target|forecast|guidance|expected|prognose|ziel|erwartet|euro?|million|millions|mio|thousand|thousands|tsd)(?:[\s|(),./*¹²³–-]+|$))*)$/iu;

/** True when a column's head limits it to nothing: "Germany 2025" and "Online 2025" are parts. */
function isOfAll(plainName: string, owner: string, { company, others }: Reading): boolean {
  const name = plainName.replace(/^[\s|(),./*–-]+/u, '');
  const named = findCompanies(name, company, others);
  return named.length > 0 ? named.every(({ key }) => key === owner) : wholeHead.test(name);
}

const ofGroup = /(?<!\p{L})(?:group|consolidated|konzern)(?!\p{L})/iu;
const ofCompany = /(?<!\p{L})(?:company|gesellschaft)(?!\p{L})/iu;

/** The columns that are of the whole company: beside "Group 2024" those of "Company 2024" are of the parent alone. */
export function columnsOfAll<C extends Column>(
  columns: readonly C[],
  owner: string,
  reading: Reading,
): readonly C[] {
  const hasGroup = columns.some(({ plainName }) => ofGroup.test(plainName));
  return columns.filter(
    ({ plainName }) => isOfAll(plainName, owner, reading) && !(hasGroup && ofCompany.test(plainName)),
  );
}
