import { partWord } from './tag-sentence.ts';

/** Beginnings of the words that headings inside statements and tables of key figures are made of. */
const stems =
  `asset liabilit equit income profit loss result revenue turnover sales earning cash operat financ invest balance
  sheet statement position performance comprehensive tax cost expens expenditure debt borrowing loan capital reserve provision
  payable receivable inventor fund creditor debtor dividend interest depreciation amorti impairment exceptional adjust
  underlying reconcil ratio margin return growth backlog liquidit solvenc profitab gearing leverage tangible intangible
  noncurrent subtotal attributab owner controlling minorit sharehold stockhold dilut weighted average continuing discontinued
  additional figure metric measure indicator financials highlight summary overview information amount employ personnel
  workforce headcount environment sustainab governance consolidated annual period represented thousand million billion
  aktiva passiva vermögen anlage umlauf kapital eigenkapital fremdkapital schuld verbindlich rückstell forderung vorrät ertrag
  erträg aufw umsatz umsätz erlös ergebnis gewinn verlust rechnung bilanz cashflow kennzahl kenngröß mitarbeit beschäftig
  belegschaft tätigkeit zufluss abfluss zahlung auftrag aufträg konzern sonstig weiter übrig angabe steuer rendite rentab
  überblick übersicht finanz geschäft betrieb laufend langfrist kurzfrist immateriell sachanlage abgrenzung rücklage
  gezeichnet gesellschaft unternehmen minderheit zurechenbar kosten material abschreib umwelt nachhaltig stichtag restlaufzeit
  guthaben lieferung leistung kreditinstitut fortgeführt aufgegeben wesentlich analys`
    .split(/\s+/u)
    .filter(Boolean);

/** Words that are taken as they stand: others that begin like them are names. */
const words = new Set(
  `a an and as at by for in is it its of on or our that the this to was with from before after up per than more less one due
  flow flows activity activities stock order orders book lease leases working fixed current non long short term net gross total
  parent share shares eps basic number other further misc key main data kpi kpis item items line lines value values note notes
  memo staff people hr esg social group company year years full end ended ending date ifrs gaap hgb ebit ebitda pnl guv actual
  actuals change changes reported audited unaudited called paid within falling used generated provided eur usd gbp chf euro
  euros dollar dollars pound pounds increase decrease month months january february march april may june july august september
  october november december
  aus bei bis das dem den der des die ein für im ist je mit nach nicht oder pro seit sowie sind und vom von vor zu zum zur aktie
  aktien aktiven passiven personal mittel posten werte zahl zahlen liquidität liquide investitionen lage bestand anteile
  anteilseigner eigner davon gesamt summe zinsen jahr jahre jahres tsd teur mio mrd wichtige wichtigsten struktur januar
  februar märz mai juni juli oktober dezember fällig unter über kasse bereich soziales`.split(/\s+/u),
);

const isNeutral = (word: string) =>
  word.length === 1 || words.has(word) || stems.some((stem) => word.startsWith(stem));

/** "II. Forderungen": where it is says nothing of what it is. */
const ordinal = /^(?:[ivx]+|\d{1,2})[.)]\s+/u;

/**
 * True for a row of a heading below which the figures may be of a part of the company: "Segments", and "Castings" or
 * "Germany", which no statement has as a heading of its lines.
 */
export function isOfPart(section: string): boolean {
  const said =
    section
      .toLowerCase()
      .replace(ordinal, '')
      .match(/\p{L}+/gu) ?? [];
  return partWord.test(section) || said.some((word) => !isNeutral(word));
}
