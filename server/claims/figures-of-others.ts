import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import { findPeriods } from './periods.ts';
import { splitSentences } from './sentence-split.ts';

/** Whom a company belongs to, and what belongs to the same owner. */
const relatives =
  /(?<!\p{L})(?:Mutter(?:gesellschaft|unternehmen|konzern|haus|firma)?|Konzernmutter|(?:Ober|Dach)gesellschaft|Schwester(?:gesellschaft|unternehmen|firma|betrieb|werk)\p{L}*|Eigentümer(?:in)?|parent|sister (?:compan(?:y|ies)|firms?|business(?:es)?)|affiliates?|owner(?!-| of))(?!\p{L})/iu;
/** "die Holding", "zur Oderthal Holding", "our holding company"; not "a holding of 20 %". */
const holding =
  /(?<!\p{L})(?:(?:[Dd]er|[Dd]ie|[Zz]ur|[Dd]ieser?|[Uu]nserer?|[Ss]einer?|[Ii]hrer?) (?:[\p{L}-]+ )?\p{L}*[Hh]olding|(?:[Tt]he|[Oo]ur|[Ii]ts|[Tt]hat) (?:\p{Lu}[\p{L}-]+ )?(?:Holding|holding company))(?!\p{L}| of)/u;
/** "attributable to the owners of the parent": of the company with its subsidiaries. */
const ofAccounts = /(?<!\p{L})(?:owners|shareholders|equity holders|members) of the (?:parent|company)/giu;
/** "Together they employ 720 people", "zusammen erwirtschaften sie …": of those named before. */
const ofSeveral =
  /(?<!\p{L})(?:(?:together|combined),? they|they (?:together|jointly)|(?:zusammen|gemeinsam) \p{Ll}+en sie|sie \p{Ll}+en (?:zusammen|gemeinsam))(?!\p{L})/iu;
/** ", which had revenue of …" behind the name of a company. */
const asideOfName =
  /(?:(?<!\p{L})(?:plc|Ltd|Limited|Inc|LLC|Corp|Holdings?|Group|Co|GmbH|AG|KG|SE|SA|NV|BV|eG)|[NBS]\.[VA])\.?(?: (?:in|of|aus) \p{Lu}\p{L}+)?,? \(?(?:which|whose|with|die|der|das|deren|dessen|mit)(?!\p{L})/gu;
const isOwned =
  /(?<!\p{L})(?:gehör\p{L}*|hält|halten|Anteil\p{L}*|owned|owns|holds?|held|shares?|stake)(?!\p{L})/iu;
const percent = /\d+(?:[.,]\d+)?\s?(?:%|Prozent|per ?cent)/giu;

/** Numbers that are no times: what is measured or counted. */
function holdsFigure(text: string): boolean {
  const times = findPeriods(text);
  const rest = [...text.matchAll(/\d[\d.,]*/gu)].filter(
    ({ index }) => !times.some(({ start, end }) => start <= index && index < end),
  );
  return rest.some(([number]) => !/^(?:1[5-9]|20)\d\d[.,]?$/u.test(number));
}

/**
 * True when a sentence of a text gives figures of somebody else than the company: of its parent or holding, of sister
 * companies, or beside the name of another. What share of the company an owner holds is said of the company.
 */
export function givesFiguresOfOthers(
  text: string,
  company: KnownCompany,
  others: readonly OtherName[],
): boolean {
  const isHolding = /holding/iu.test(company.name);
  return splitSentences(text, 'de').some(({ text: sentence }) => {
    const said = (isOwned.test(sentence) ? sentence.replace(percent, ' ') : sentence).replace(
      ofAccounts,
      ' ',
    );
    if (!holdsFigure(said)) return false;
    if (relatives.test(said) || ofSeveral.test(said) || (!isHolding && holding.test(said))) return true;
    const own = findCompanies(said, company, others).filter(({ key }) => key === company.key);
    return [...said.matchAll(asideOfName)].some(
      ({ index }) =>
        !own.some(({ start, end }) => start <= index && index <= end + 1) && holdsFigure(said.slice(index)),
    );
  });
}
