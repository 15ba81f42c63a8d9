const office =
  '(?:(?:Group |Interim |Acting |Deputy )?(?:Chief (?:Executive|Financial|Finance|Operating|Technology|Commercial) ?(?:Officer)?|CEO|CFO|COO|CTO|(?:Managing|Finance|Financial) Director|Chair(?:man|woman|person)?|President)|(?:Vorstands|Aufsichtsrats|Verwaltungsrats)?[Vv]orsitzende[rn]?|(?:Finanz|Technik|Vertriebs)?[Vv]orst(?:and|ändin)|(?:Finanz)?[Cc]hef(?:in)?|Geschäftsführer(?:in)?)(?!\\p{L})';
const name =
  "(?<name>\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}\\.)?(?: (?:van|von|de|der|den))?(?: \\p{Lu}[\\p{L}’'-]+){1,2})";

const patterns = [
  // "I hand over to Lena Host, our Chief Executive", "mit Lena Host, Finanzchefin"
  new RegExp(`${name},? (?:\\(|our |the |unser\\p{L}* |die |der )?${office}`, 'gu'),
  // "With me is Jan Ott, who joined us as CFO in June", "Jan Ott, der im Juni als Finanzchef zu uns kam"
  new RegExp(
    `${name}, (?:who|der|die)(?!\\p{L})[^.;:]{0,60}?(?<!\\p{L})(?:as|our|als|unser\\p{L}*) (?:our |unser\\p{L}* )?${office}`,
    'gu',
  ),
  // "our Chief Executive, Lena Host", "unser Finanzchef Jan Ott"
  new RegExp(
    `(?:our|the|unser\\p{L}*|dem|der|die) ${office},? (?:Mr |Ms |Dr |Herr |Frau )?${name}(?!\\p{L})`,
    'gu',
  ),
];

const title = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mag|Herrn?|Frau)\.? )+/u;

/** Whom a talk introduces with an office of the company, in capitals, as transcripts write them. */
export function introducedIn(text: string): string[] {
  return patterns.flatMap((one) =>
    [...text.matchAll(one)].flatMap(({ groups }) =>
      groups?.name === undefined ? [] : [groups.name.replace(title, '').toUpperCase()],
    ),
  );
}
