/** Words of a field, divided by commas or semicolons; those shorter than three letters are in too much. */
export const namesIn = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(/[,;\n]/u)
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one.length >= 3);

/** Whether a text speaks of one of them; "importer" is in "importers", and "Hersteller" in "Herstellern". */
export const speaksOf = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.toLowerCase().includes(name.replace(/(?<=\p{L}{4})s$/u, '')));
