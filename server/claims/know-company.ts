import { asWritten } from './asked-name.ts';
import { aliasOf, findAlias, namesWithForm, type KnownCompany } from './company-names.ts';
import { formAfter, formKey, nameKey, splitName, withoutBrackets } from './legal-forms.ts';
import type { PartByPart } from '../part-by-part.ts';
import { firstWord } from './short-name.ts';
import { wholeName } from './whole-name.ts';

const formerName = [
  /(?:formerly|previously|until \d{4}|f\/k\/a|trading as|also known as)(?: known as| called| named)? [“„"]?(?<name>[^,;()“”„"]{3,60}?)[”“"]?(?=[,;)]|$|\.\s|\.$)/giu,
  /(?:ehemals|vormals|früher|firmierte (?:bis \d{4} )?(?:als|unter)) [“„"]?(?<name>[^,;()“”„"]{3,60}?)[”“"]?(?=[,;)]|$|\.\s|\.$)/giu,
];
/** "Castlereagh Packaging, Inc.'s (Castlereagh)": the first word of the name without quotation marks. */
const bareShort = /^,?(?:\s[\p{L}.]{2,8})?(?:['’]s)?\s\((?<name>\p{Lu}[\p{L}&-]{3,24})\)/u;
/** "(nachfolgend: KWS)", "(hereinafter Verdane)": whatever it is called from then on. */
export const introducesShortName =
  /^,?(?:['’]s)?\s\((?:nachfolgend|nachstehend|im Folgenden|im Weiteren|kurz|künftig|hereinafter|hereafter|below)(?: auch| kurz| nur| the| referred to as)?:? [“„"]?(?<name>\p{Lu}[\p{L}&-]{2,24})[”“"]?\)/u;
const shortName =
  /^(?:,\s\p{Lu}[\p{L} ./-]{1,30}(?:\s\(\p{L}+\))?)?,?(?:\s(?:N\.V\.|B\.V\.|[\p{L}.]{2,8}))?\s\((?:the |die |auch |nachfolgend |im Folgenden |kurz |hereinafter )*(?:[“„"](?:die |the )?(?:Gesellschaft|Company|Emittentin|Issuer|Unternehmen)[”“"] (?:oder|or|und|and|bzw\.) (?:die |the )?)?[“„"](?<name>[\p{Lu}][^“”„")]{1,40})[”“"](?:[,)]| (?:oder|or|und|and|bzw\.) (?:die |the |auch )*[“„"])/u;

/** Asked for by two names: "Verdane Optics GmbH (Verdane Group)". */
const inBrackets = /^(?<name>[^()]{3,}?)\s\((?<other>\p{Lu}[^()]{2,60})\)$/u;

/** "Wrexby Foundry Group" is found by its name and shown as it was asked for. */
const groupWord = /\s(?:Group|Gruppe|Konzern)\s*$/u;

/** Words that say "this company" and are no names. */
const generic =
  /^(?:the |die |das |der )?(?:company|group|gesellschaft|unternehmen|konzern|gruppe|firma|issuer|borrower|seller|buyer)$/i;

/**
 * All names of a company in its documents: as asked, defined short names ("Verdane Optics GmbH (“Verdane”)") and
 * former names ("formerly Lumen Glas GmbH"). The name asked for is never taken to be part of a longer one, except for
 * the first word of the only company whose name begins so. `fileNames` are those of the texts that are names of files.
 */
export function* knowCompany(
  asked: string,
  texts: readonly string[],
  fileNames: ReadonlySet<string> = new Set(),
): PartByPart<KnownCompany> {
  const both = inBrackets.exec(asked.trim())?.groups;
  if (both?.name !== undefined && both.other !== undefined) {
    const known = yield* knowCompany(both.name, texts, fileNames);
    const aliases = new Set([...known.aliases, splitName(both.other).core]);
    return { ...known, aliases: [...aliases].sort((a, b) => b.length - a.length) };
  }
  const { core: typed, form } = splitName(asked);
  const core = yield* asWritten(typed, texts, fileNames);
  const alias = aliasOf(core);
  const aliases = new Set([core]);
  const forms = new Map<string, number>();
  for (const text of texts) {
    yield;
    for (const mention of findAlias(text, alias)) {
      const after = text.slice(mention.end, mention.end + 120);
      const written = formAfter.exec(after)?.[1];
      if (written !== undefined) forms.set(formKey(written), (forms.get(formKey(written)) ?? 0) + 1);
      const rest = after.slice(written === undefined ? 0 : (formAfter.exec(after)?.[0].length ?? 0));
      const short = shortName.exec(rest)?.groups?.name ?? shortName.exec(after)?.groups?.name;
      if (short !== undefined && !generic.test(short.trim())) aliases.add(splitName(short).core);
      const bare = bareShort.exec(after)?.groups?.name;
      const then = introducesShortName.exec(rest)?.groups?.name;
      if (then !== undefined && !generic.test(then)) aliases.add(then);
      if (bare !== undefined && core.startsWith(`${bare} `)) aliases.add(bare);
      const close = /^[^.;]{0,4}?(?:\(|,\s)(?:(?!\)).){0,90}/u.exec(rest)?.[0] ?? '';
      for (const pattern of formerName)
        for (const { groups } of close.matchAll(pattern))
          if (groups?.name !== undefined && /^\p{Lu}/u.test(groups.name))
            aliases.add(splitName(groups.name).core);
    }
  }
  const bare = withoutBrackets(core);
  if (bare !== core && !(yield* isShared(bare, core, texts))) aliases.add(bare);
  const first = yield* firstWord(core, texts, fileNames);
  if (first !== null) aliases.add(first);
  const whole = yield* wholeName(core, texts, {
    stands: (text) => findAlias(text, alias).length > 0,
    formal: namesWithForm,
  });
  if (whole?.isTaken === true && form === null) {
    const takenFor = whole.written;
    return { ...(yield* knowCompany(takenFor, texts, fileNames)), name: whole.core, takenFor };
  }
  // Asked for in full, "Ashgrove Group plc", it is not short for one of its companies.
  if (whole?.isTaken === false && typed === asked.trim()) {
    aliases.add(whole.core);
    forms.set(formKey(whole.form), 1);
  }
  return {
    key: nameKey(core),
    name: form !== null || groupWord.test(asked) ? asked.trim() : core,
    takenFor: null,
    aliases: [...aliases].sort((a, b) => b.length - a.length),
    forms: form !== null ? new Set([formKey(form)]) : mainForm(forms),
  };
}

/** "Kestrel Freight Ltd" or "Kestrel Freight (UK) Ltd" beside Kestrel Freight (Tanzania): the name without its place is not its own. */
function* isShared(bare: string, core: string, texts: readonly string[]): PartByPart<boolean> {
  for (const text of texts) {
    yield;
    for (const { name } of text.includes(bare) ? namesWithForm(text) : []) {
      const other = splitName(name).core;
      if (nameKey(other) !== nameKey(core) && nameKey(withoutBrackets(other)) === nameKey(bare)) return true;
    }
  }
  return false;
}

/** Two legal forms of one name are two companies: the one the documents name most is meant. */
function mainForm(forms: ReadonlyMap<string, number>): ReadonlySet<string> {
  const ordered = [...forms].sort((a, b) => b[1] - a[1]);
  const [first, second] = ordered;
  if (first === undefined) return new Set();
  return new Set(
    second !== undefined && second[1] === first[1]
      ? ordered.filter(([, n]) => n === first[1]).map(([name]) => name)
      : [first[0]],
  );
}
