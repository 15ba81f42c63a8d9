/** What a unit measures; only units of one kind are converted into each other. */
type Dimension = 'length' | 'mass' | 'time' | 'area' | 'volume' | 'speed' | 'data' | 'energy' | 'temperature';

export interface UnitOfMeasure {
  readonly symbol: string;
  readonly dimension: Dimension;
  /** How many base units (m, kg, s, m², l, m/s, byte, J) one is: exact, by definition. */
  readonly factor: number;
  /** Words in English and German, lower case. */
  readonly words: readonly string[];
}

const unit = (symbol: string, dimension: Dimension, factor: number, words: string): UnitOfMeasure => ({
  symbol,
  dimension,
  factor,
  words: words.split(', '),
});

/**
 * Units with one meaning only. Sources: SI Brochure, 9th edition; NIST Special Publication 811, Appendix B (inch, mile,
 * pound and their like are defined by the metric ones). Gallons, pints and tons differ from country to country and are
 * left out.
 */
const units: readonly UnitOfMeasure[] = [
  unit('mm', 'length', 0.001, 'mm, millimetre, millimetres, millimeter, millimeters, millimetern'),
  unit('cm', 'length', 0.01, 'cm, centimetre, centimetres, centimeter, centimeters, zentimeter, zentimetern'),
  unit('m', 'length', 1, 'm, metre, metres, meter, meters, metern'),
  unit('km', 'length', 1000, 'km, kilometre, kilometres, kilometer, kilometers, kilometern'),
  unit('in', 'length', 0.0254, 'in, inch, inches, zoll'),
  unit('ft', 'length', 0.3048, 'ft, foot, feet, fuss, fuß'),
  unit('yd', 'length', 0.9144, 'yd, yard, yards'),
  unit('mi', 'length', 1609.344, 'mi, mile, miles, meile, meilen'),
  unit('nmi', 'length', 1852, 'nmi, nautical mile, nautical miles, seemeile, seemeilen'),
  unit('mg', 'mass', 1e-6, 'mg, milligram, milligrams, milligramm'),
  unit('g', 'mass', 0.001, 'g, gram, grams, gramm'),
  unit('kg', 'mass', 1, 'kg, kilogram, kilograms, kilo, kilos, kilogramm'),
  unit('t', 'mass', 1000, 't, tonne, tonnes, metric ton, metric tons, tonnen'),
  unit('lb', 'mass', 0.45359237, 'lb, lbs, pound, pounds'),
  unit('oz', 'mass', 0.028349523125, 'oz, ounce, ounces, unze, unzen'),
  unit('s', 'time', 1, 's, sec, second, seconds, sekunde, sekunden'),
  unit('min', 'time', 60, 'min, minute, minutes, minuten'),
  unit('h', 'time', 3600, 'h, hour, hours, stunde, stunden'),
  unit('d', 'time', 86_400, 'd, day, days, tag, tage, tagen'),
  unit('wk', 'time', 604_800, 'week, weeks, woche, wochen'),
  unit('m²', 'area', 1, 'm2, m², square metre, square metres, square meter, square meters, quadratmeter'),
  unit('ha', 'area', 10_000, 'ha, hectare, hectares, hektar'),
  unit(
    'km²',
    'area',
    1e6,
    'km2, km², square kilometre, square kilometres, square kilometers, quadratkilometer',
  ),
  unit('ft²', 'area', 0.09290304, 'ft2, ft², square foot, square feet, quadratfuß'),
  unit('ml', 'volume', 0.001, 'ml, millilitre, millilitres, milliliter, milliliters'),
  unit('l', 'volume', 1, 'l, litre, litres, liter, liters, litern'),
  unit('m³', 'volume', 1000, 'm3, m³, cubic metre, cubic metres, cubic meter, cubic meters, kubikmeter'),
  unit('m/s', 'speed', 1, 'm/s'),
  unit('km/h', 'speed', 1000 / 3600, 'km/h, kmh, kph'),
  unit('mph', 'speed', 1609.344 / 3600, 'mph, miles per hour, meilen pro stunde'),
  unit('kB', 'data', 1e3, 'kb, kilobyte, kilobytes'),
  unit('MB', 'data', 1e6, 'mb, megabyte, megabytes'),
  unit('GB', 'data', 1e9, 'gb, gigabyte, gigabytes'),
  unit('TB', 'data', 1e12, 'tb, terabyte, terabytes'),
  unit('MiB', 'data', 2 ** 20, 'mib, mebibyte, mebibytes'),
  unit('GiB', 'data', 2 ** 30, 'gib, gibibyte, gibibytes'),
  unit('J', 'energy', 1, 'j, joule, joules'),
  unit('kJ', 'energy', 1000, 'kj, kilojoule, kilojoules'),
  unit('MJ', 'energy', 1e6, 'mj, megajoule, megajoules'),
  unit('kWh', 'energy', 3.6e6, 'kwh, kilowatt hour, kilowatt hours, kilowattstunde, kilowattstunden'),
  unit('MWh', 'energy', 3.6e9, 'mwh, megawatt hour, megawatt hours, megawattstunde, megawattstunden'),
  unit('°C', 'temperature', 1, '°c, celsius, grad celsius, degrees celsius, c'),
  unit('°F', 'temperature', 1, '°f, fahrenheit, grad fahrenheit, degrees fahrenheit, f'),
  unit('K', 'temperature', 1, 'k, kelvin'),
];

/** The unit a word names; null when it names none. */
export function unitOf(word: string): UnitOfMeasure | null {
  const wanted = word.trim().toLowerCase().replace(/\s+/g, ' ');
  return units.find(({ words }) => words.includes(wanted)) ?? null;
}
