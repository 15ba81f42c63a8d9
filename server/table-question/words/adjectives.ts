/** Adjectives that say a quantity and an end of it: "older" is more of the age. */
export interface Adjective {
  readonly comparatives: string;
  readonly superlatives: string;
  readonly end: 'highest' | 'lowest';
  /** Said of nothing but this: the fastest time is the shortest, the oldest date the first. */
  readonly isOfItself?: true;
  /** Head of the column they are said of, without its unit. */
  readonly of: RegExp;
}

const age = /^(?:age|alter|age \(years\)|lebensalter)$/i;
/** What is paid for a thing by who buys it; its cost may be that of who makes it. */
const price =
  /(?:^|\s)(?:price|rent|fare|preis|miete)$|preis$|miete$|^(?:price|preis)\s(?:per|pro|je)\s|^vk(?:[ -]?preis)?(?: \(?(?:brutto|netto)\)?)?$|^uvp$/i;
const weight = /(?:^|\s)(?:weight|gewicht|mass|masse)$|gewicht$/i;
const length = /(?:^|\s)(?:length|duration|länge|dauer|distance|runtime|strecke)$|dauer$|länge$/i;
const height = /(?:^|\s)(?:height|höhe|größe|körpergröße)$/i;
const warmth =
  /^temp(?:erature)?_(?:c|f|celsius|fahrenheit)$|(?:^|\s)(?:temperature|temp|temperatur)$|temperatur$/i;
const speed = /(?:^|\s)(?:speed|geschwindigkeit|tempo)$/i;

export const adjectives: readonly Adjective[] = [
  {
    comparatives: 'older than, alter als',
    superlatives: 'oldest, alteste, altester, altesten, altestes, am altesten',
    end: 'highest',
    isOfItself: true,
    of: age,
  },
  {
    comparatives: 'younger than, junger als',
    superlatives: 'youngest, jungste, jungster, jungsten, jungstes, am jungsten',
    end: 'lowest',
    isOfItself: true,
    of: age,
  },
  {
    comparatives: 'more expensive than, dearer than, costlier than, teurer als',
    superlatives:
      'most expensive, dearest, costliest, priciest, teuerste, teuerster, teuersten, teuerstes, am teuersten',
    end: 'highest',
    of: price,
  },
  {
    comparatives: 'cheaper than, less expensive than, billiger als, gunstiger als, preiswerter als',
    superlatives:
      'cheapest, least expensive, billigste, billigster, billigsten, billigstes, gunstigste, gunstigster, gunstigsten, gunstigstes, am billigsten, am gunstigsten',
    end: 'lowest',
    of: price,
  },
  {
    comparatives: 'heavier than, schwerer als',
    superlatives: 'heaviest, schwerste, schwerster, schwersten, schwerstes, am schwersten',
    end: 'highest',
    of: weight,
  },
  {
    comparatives: 'lighter than, leichter als',
    superlatives: 'lightest, leichteste, leichtester, leichtesten, leichtestes, am leichtesten',
    end: 'lowest',
    of: weight,
  },
  {
    comparatives: 'longer than, langer als',
    superlatives: 'longest, langste, langster, langsten, langstes, am langsten',
    end: 'highest',
    of: length,
  },
  {
    comparatives: 'shorter than, kurzer als',
    superlatives: 'shortest, kurzeste, kurzester, kurzesten, kurzestes, am kurzesten',
    end: 'lowest',
    of: length,
  },
  {
    comparatives: 'taller than, grosser als',
    superlatives: 'tallest, grosste, grosster, am grossten',
    end: 'highest',
    of: height,
  },
  {
    comparatives: 'warmer than, hotter than, warmer als, heisser als',
    superlatives:
      'warmest, hottest, warmste, warmster, warmsten, heisseste, heissester, am warmsten, am heissesten',
    end: 'highest',
    of: warmth,
  },
  {
    comparatives: 'colder than, cooler than, kalter als',
    superlatives: 'coldest, coolest, kalteste, kaltester, kaltesten, am kaltesten',
    end: 'lowest',
    of: warmth,
  },
  {
    comparatives: 'faster than, schneller als',
    superlatives: 'fastest, schnellste, schnellster, schnellsten, am schnellsten',
    end: 'highest',
    isOfItself: true,
    of: speed,
  },
  {
    comparatives: 'slower than, langsamer als',
    superlatives: 'slowest, langsamste, langsamster, langsamsten, am langsamsten',
    end: 'lowest',
    isOfItself: true,
    of: speed,
  },
];
