/** What environmental figures measure, English and German, as sentences and the rows and columns of tables name it. */
export const topicWords: Readonly<Record<string, RegExp>> = {
  electricity: /electric|(?<!\p{L})(?:strom|ökostrom)\p{L}*|(?<!\p{L})power(?! purchase)/iu,
  energy: /energy|energie/iu,
  'natural gas': /(?<!\p{L})(?:natural gas|erdgas)\p{L}*/iu,
  heat: /(?<!\p{L})(?:heat|heating|steam|wärme|dampf|fernwärme)\p{L}*/iu,
  fuel: /(?<!\p{L})(?:fuel|diesel|petrol|kraftstoff|benzin)\p{L}*/iu,
  water: /(?<!\p{L})(?<!waste )(?:(?:fresh)?water|wasser|frischwasser)\p{L}*/iu,
  'waste water': /waste ?water|abwasser/iu,
  waste: /(?<!\p{L})(?:waste(?! ?water)|landfill|abfall|abfälle)\p{L}*/iu,
  emissions:
    /emission|(?<!\p{L})(?:CO2|CO₂|greenhouse gas|GHG|carbon footprint|scopes?[ -]?[123]|treibhausgas|THG)\p{L}*/iu,
  packaging: /packag|verpackung/iu,
  plastic: /plastic|plastik|kunststoff/iu,
  polyester: /polyester/iu,
  cotton: /cotton|baumwoll/iu,
  paper: /(?<!\p{L})(?:paper|cardboard|papier|karton)\p{L}*/iu,
  aluminium: /alumini?um/iu,
  steel: /(?<!\p{L})(?:steel|stahl)/iu,
  material: /(?<!\p{L})(?:materials?|fib(?:re|er)s?|fasern?|rohstoff\p{L}*)(?!\p{L})/iu,
};

/** What narrows a measure down: a claim is held only against a row or column with the same ones. */
export const qualifierWords: Readonly<Record<string, RegExp>> = {
  'scope 1': /scopes?[ -]?1(?!\d)/iu,
  'scope 2': /scopes?[ -]?(?:2(?!\d)|1-? ?(?:(?:and|und|&|\+|,|\/) ?-?2|(?:-|–|to|bis) ?[23])(?!\d))/iu,
  'scope 3':
    /scopes?[ -]?(?:3(?!\d)|[12]-? ?(?:(?:and|und|&|\+|,|\/|-|–|to|bis) ?){1,2}-?(?:2-? ?(?:and|und|&|\+|,|\/) ?-?)?3(?!\d))/iu,
  intensity:
    /(?<!\p{L})(?:per (?!cent)\p{L}+|je (?!nach)\p{L}+|pro (?!zent)\p{L}+|intensity|specific|spezifisch\p{L}*)|intensität/iu,
  renewable: /renewab|erneuerbar|regenerativ|ökostrom|green electricity|wind power|solar power/iu,
  recycled: /recycled|recycelt|recycling|rezyklat/iu,
  discharge: /discharg|einleitung/iu,
  sold: /(?<!\p{L})(?:sold|exported|fed into|verkauft|eingespeist)/iu,
  generated:
    /(?:electricity|energy|power|heat)[^,]{0,20}(?:generat|produc)|(?:strom|energie|wärme)erzeugung|selbst erzeugt/iu,
  planned: /(?<!\p{L})(?:target|goal|plan(?:ned)?|budget|forecast|ziel|soll|geplant)(?!\p{L})/iu,
  avoided: /(?<!\p{L})(?:avoided|offset|vermieden|kompensiert)/iu,
  hazardous: /hazardous|gefährlich/iu,
  'market-based': /market[- ]based|marktbasiert/iu,
  'location-based': /location[- ]based|standortbasiert/iu,
};

/** A claim about one place cannot be held against a table of the whole company. */
export const placeWords =
  /(?<!\p{L})(?:(?:at|in|of|from) (?:our|the|its|one)(?: \p{Lu}\p{L}+| new| main| largest)? (?:plant|site|mill|dye-?house|factory|office|offices|store|stores|warehouse|laundry|headquarters)|(?:im|am|in unserem|in der|in unserer) (?:\p{L}+ )?(?:Werk|Standort|Stammwerk|Zentrale|Färberei|Fabrik|Filialen|Lager))(?!\p{L})/iu;

/** A product uses, needs or is made with less: no table of the whole company measures that. */
export const productWords =
  /(?<!\p{L})(?:(?:made|produced|dyed|manufactured|washed|grown|hergestellt|produziert|gefärbt|gewaschen|angebaut) (?:with|using|mit)|(?:uses|needs|requires|consumes|takes|saves|emits|contains|braucht|verbraucht|benötigt|spart|enthält))(?!\p{L})/iu;

/** "of our jackets", "für unsere Hemden": what follows limits the number, unless it names the whole. */
export const limitWords =
  /(?<!\p{L})(?:for|in|of|at|from|across|by|bei|für|von|an|aus) (?:our|the|its|all|each|every|unser\p{L}*|der|den|dem|alle[nr]?|jede[rmns]?) (?<what>\p{L}+(?:[- ]\p{L}+)?)/giu;

/** Units by which an amount is counted, whole and short: "per tonne" is "je t". */
export const countedUnits: readonly (readonly string[])[] = [
  ['t', 'tonne', 'tonnes', 'ton', 'tonnen'],
  ['kg', 'kilo', 'kilos', 'kilogram', 'kilogramm', 'kilogrammes'],
  ['l', 'litre', 'liter', 'litres'],
  ['hl', 'hectolitre', 'hektoliter'],
  ['km', 'kilometre', 'kilometer'],
  ['unit', 'piece', 'stück', 'einheit'],
];

/** What a change is measured against when it is none in time: another product or maker, "25 % less than cow's milk". */
export const comparedWith: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /(?<!\p{L})(?:less|lower|smaller|fewer|lighter) (?:[^,;.]{0,40}? )?than (?!(?:in|before|ever|previously|last|the (?:previous|prior|year)|(?:our |the |its )?(?:base ?(?:year|line)|previous|earlier|old)|planned|expected|usual)(?!\p{L}))(?!\P{L}*(?:19|20)\d\d)\p{L}/iu,
  de: /(?<!\p{L})(?:weniger|niedriger\p{L}*|geringer\p{L}*|kleiner\p{L}*|leichter\p{L}*) (?:[^,;.]{0,40}? )?als (?!(?:im|in|noch|vor|vorher|zuvor|früher|bisher|bislang|je|letzte[snr]?|geplant|erwartet|üblich|das Vorjahr|der Vorgänger\p{L}*)(?!\p{L}))(?!\P{L}*(?:19|20)\d\d)\p{L}/iu,
};

/** Broader topics that say nothing beside a narrower one: "electric energy" is electricity. */
export const broader: Readonly<Record<string, readonly string[]>> = {
  energy: ['electricity', 'natural gas', 'heat', 'fuel'],
  material: ['polyester', 'cotton', 'paper', 'plastic', 'aluminium', 'steel'],
};

/** Words in the name of a row or column that do not narrow it down. */
export const plainMeasureWords: ReadonlySet<string> = new Set(
  `year years period baseline business use used usage consumption consumed total overall annual yearly gross purchased bought grid withdrawal withdrawn demand amount
  volume quantity from with our company group whole entire operations sources source share percentage content generated own tonnes
  tonne tons litres litre liters thousand million cubic metres kilograms intensity specific emissions emission greenhouse equivalent
  verbrauch verbraucht gesamt gesamte insgesamt summe menge einsatz bezug entnahme jährlich anteil aus davon thereof which und der die das des von
  unternehmen gruppe konzern tonnen liter tausend intensität spezifisch spezifischer spezifische emissionen quellen rego backed guarantee guarantees origin herkunftsnachweis herkunftsnachweise jahr jahre jahren zeitraum basisjahr vorjahr`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
