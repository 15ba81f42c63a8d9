const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Small words of names that are written or left out as one likes. */
export const particles = words(
  'al el ul ad as ash an ar bin ibn ben bint binti von van vom zu zum zur der den dem de del della dello di da do dos das du des la le les ten ter te vd abu af av y e',
);
/** What is after it is the father's name, so that the order tells who is who. */
export const fatherWords = words('bin ibn ben bint binti');
/** What may be before a name or behind it without being a part of it. */
export const titles = words(
  'dr prof professor mr mrs ms miss sir dame lord lady ing dipl mag herr herrn frau graf grafin baron freiherr mba phd md esq hon rev sheikh sheikha shaikh hajji haji hc general gen colonel col sr jr sen jun senior junior ii iii iv',
);
/** Titles that say the sex of who bears them. */
export const maleTitles = words('mr sir lord herr herrn graf baron freiherr sheikh shaikh');
export const femaleTitles = words('mrs ms miss dame lady frau grafin sheikha');
