export type AspectId =
  | 'delivery'
  | 'packaging'
  | 'quality'
  | 'size'
  | 'price'
  | 'service'
  | 'battery'
  | 'ease'
  | 'crashes'
  | 'noise'
  | 'comfort'
  | 'looks'
  | 'smell'
  | 'taste'
  | 'cleaning'
  | 'account'
  | 'ads';

/** What reviews speak of, by words; "*" stands for any letters. A judgement of this product, not a published list. */
interface AspectRule {
  readonly id: AspectId;
  readonly en: string;
  readonly de: string;
  /** Words of the English lexicon that name it or tell how much there is of it, and not whether it is liked. */
  readonly degrees?: readonly string[];
}

const rules: readonly AspectRule[] = [
  {
    id: 'delivery',
    en: 'delivery, deliveries, delivered, shipping, shipped, shipment, courier, arrived, arrive, dispatched, postage',
    de: 'liefer*, *lieferung, versand*, verschickt, zustell*, angekommen, paketdienst, paketbote',
  },
  { id: 'packaging', en: 'packaging, packaged, packing', de: 'verpack*, *verpackung' },
  {
    id: 'quality',
    en: 'quality, broke, broken, breaks, defective, faulty, durable, durability, flimsy, sturdy, stopped working, fell apart, cheaply made, cracked, crack, cracks, snapped, ripped, torn, leaks, leaking, leaked, leaky, rusty, rusted, rust, peeling, peels, peeled off, zipper, zippers, stitching, seams',
    de: 'qualität*, defekt*, kaputt*, haltbar*, langlebig*, verarbeit*, hochwertig*, minderwertig*, stabil*, wackel*, undicht*, tropft, läuft aus, ausgelaufen, gerissen, abgebrochen, zerbrochen, klemmt, verrostet*, rostet, reißverschluss*, reißverschlüsse*, naht, nähte, nähten, rost, rostig*, rostfleck*, blättert ab, abgeblättert, abplatz*, abgeplatzt',
    degrees: ['quality'],
  },
  {
    id: 'size',
    en: 'size, sizes, sizing, fits, fitted, fit, too small, too big, too large, too tight, too loose',
    degrees: ['fit'],
    de: 'größe, größen, passform, passt, passen, zu klein, zu groß, zu eng, zu weit',
  },
  {
    id: 'price',
    en: 'price, prices, priced, pricey, expensive, overpriced, cost, costs, value for money, worth, cheap, cheaper',
    de: 'preis*, teuer*, überteuert*, günstig*, billig*, kostet, kosten',
  },
  {
    id: 'service',
    en: 'service, support, customer care, refund, refunded, helpdesk, seller, staff',
    de: 'service, *service, kundendienst, support, rückerstatt*, erstattung, hotline, verkäufer, mitarbeiter',
    degrees: ['support', 'supports', 'supported', 'care'],
  },
  {
    id: 'battery',
    en: 'battery, batteries, charging, charger, recharge, recharging',
    de: 'akku*, batterie*, aufladen, ladezeit, ladekabel',
  },
  {
    id: 'ease',
    en: 'easy to, hard to, difficult to, setup, set up, instructions, manual, install, installed, installation, assemble, assembled, assembly, user friendly, intuitive, complicated, confusing',
    de: 'anleitung*, bedienung, bedienen, bedienbar*, einfach zu, aufbau, aufgebaut, montage, montieren, installieren, installation, einrichten, einrichtung, kompliziert*, umständlich*, intuitiv*',
  },
  {
    id: 'crashes',
    en: 'crash, crashes, crashed, crashing, bug, bugs, buggy, freezes, freezing, froze, glitch, glitches, glitchy, error, errors, laggy',
    de: 'absturz, abstürze, abgestürzt, stürzt, fehlermeldung*, hängt sich, bug, bugs, ruckelt',
  },
  {
    id: 'noise',
    en: 'noise, noisy, loud, quiet, silent',
    de: 'laut, lauter, leise, leiser, geräusch*, lärm*',
    degrees: ['strong', 'stronger', 'strongest', 'intense'],
  },
  {
    id: 'comfort',
    en: 'comfort, comfortable, uncomfortable, cosy, cozy',
    de: 'bequem*, unbequem*, komfort*, gemütlich*',
  },
  {
    id: 'looks',
    en: 'design, colour, color, colours, colors, stylish, ugly',
    de: 'design, farbe, farben, optik, aussehen, hässlich*',
  },
  {
    id: 'smell',
    en: 'smell, smells, smelly, odour, odor, stinks',
    de: 'geruch, riecht, stinkt, gestank',
    degrees: ['strong', 'stronger', 'strongest', 'intense'],
  },
  {
    id: 'taste',
    en: 'taste, tastes, tasty, flavour, flavor',
    de: 'geschmack, geschmacklich, schmeckt, lecker',
    degrees: ['strong', 'stronger', 'strongest', 'intense'],
  },
  {
    id: 'cleaning',
    en: 'clean, cleaning, cleans, wash, washing, dishwasher',
    de: 'reinigen, reinigung, sauber, spülmaschine*, waschen',
  },
  {
    id: 'account',
    en: 'login, log in, logged out, password, account, sign in',
    de: 'anmelden, anmeldung, passwort, konto, einloggen, login',
  },
  {
    id: 'ads',
    en: 'ads, adverts, advertising, subscription, paywall',
    de: 'werbung, abo, abonnement, bezahlschranke',
  },
];

function pattern(words: string): RegExp {
  const any = words
    .split(', ')
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('*', String.raw`\p{L}*`).replaceAll(' ', String.raw`\s+`));
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${any.join('|')})(?![\p{L}\d])`, 'iu');
}

/** Each aspect with the words of both languages. */
export const aspects = rules.map(({ id, en, de, degrees = [] }) => ({
  id,
  en: pattern(en),
  de: pattern(de),
  degrees: new Set(degrees),
}));

/**
 * When an aspect is reported as a risk, by the share of those that mention it and are negative: rules of this product. Below
 * `fewest` judged mentions nothing is said of it but that it is to be looked at.
 */
export const aspectRule = { few: 0.2, many: 0.4, fewest: 20 } as const;
