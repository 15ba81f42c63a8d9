import type { Language } from '@loupe/shared/lib/language';

/** What a sentence says of where its figures come from or why, without changing what they say. */
const asides: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /(?<!\p{L})(?:according to|based on|on the basis of) preliminary(?:,? (?:and )?(?:as yet )?(?:unaudited|not yet audited))? (?:figures|results|numbers)(?!\p{L})/giu,
  ],
  de: [
    // "Sein Nachfolger ist Jan Kühn, zuvor Leiter der Logistik.": what he was before is no part of what is said.
    /(?<=\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+), (?:zuvor|davor|vorher|bisher|bislang|bis dahin|zuletzt|vormals|früher) (?:\p{Ll}+ )?\p{Lu}[^,;:.\d]{2,80}(?=\.?$)/gu,
    /^Richtig ist(?: vielmehr| dagegen| hingegen)?:/giu,
    /, wie (?:(?:zunächst|ursprünglich|zuvor|irrtümlich|fälschlich|versehentlich|anfangs) )?(?:gemeldet|berichtet|behauptet|angegeben|mitgeteilt|dargestellt)(?: wurde| worden war)?,/giu,
    /, das (?:am|zum|mit dem) \d{1,2}\. \p{Lu}\p{Ll}+(?: \d{4})? (?:endete|endet|zu Ende ging|ablief|schloss)(?:,|(?=\.))/giu,
    /(?<!\p{L})(?:nach|laut|gemäß) (?:den |ersten |bisherigen )?vorläufigen(?:,? (?:und )?(?:noch )?(?:nicht |un)(?:testierten|geprüften|auditierten))? (?:Zahlen|Berechnungen|Angaben|Ergebnissen)(?!\p{L})/giu,
    /(?<!\p{L})(?:(?:nach|laut) (?:eigenen|eigener) Angaben?|eigenen Angaben zufolge|(?:nach|laut) (?:Unternehmens|Firmen)angaben)(?!\p{L})(?! (?:der|des|von)(?!\p{L}))/giu,
    /(?<!\p{L})(?:preis|währungs|konjunktur|witterungs|mengen|saison|markt|wechselkurs|inflations)bedingt(?!\p{L})/giu,
  ],
};

/** The text with its asides as blanks: every other character keeps its place. */
export function withoutAsides(text: string, language: Language): string {
  return asides[language].reduce(
    (rest, pattern) => rest.replace(pattern, (found) => ' '.repeat(found.length)),
    text,
  );
}
