import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const english = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics\n\n${text}`, language: 'en' });
const german = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics\n\n${text}`, language: 'de' });

describe('names and numbers that a sentence states', () => {
  it.each<[string, string[]]>([
    ['The auditor is Brindle & Lowe LLP.', ['auditor Brindle & Lowe LLP']],
    ['The auditor of Verdane Optics is Carrow Audit LLP.', ['auditor Carrow Audit LLP']],
    ['The auditor of Kessel AG is Carrow Audit LLP.', []],
    ['The auditor is not Carrow Audit LLP.', []],
    ['The former auditor is Carrow Audit LLP.', []],
    ['The auditor is Carrow Audit LLP, which replaced Kessel LLP.', []],
    ['The registered number of Verdane Optics is 07734418.', ['registration 07734418']],
    ['The registered number of the supplier is 07734418.', []],
  ])('%s', (sentence, claims) => {
    expect(english(sentence)).toEqual(claims);
  });

  it.each<[string, string[]]>([
    ['Abschlussprüfer ist die Tellmann Prüfung GmbH.', ['auditor Tellmann Prüfung GmbH']],
    ['Abschlussprüfer der Kessel AG ist die Tellmann Prüfung GmbH.', []],
    ['Abschlussprüfer ist nicht die Tellmann Prüfung GmbH.', []],
    ['Die Registernummer lautet HRB 4711.', ['registration HRB 4711']],
  ])('%s', (sentence, claims) => {
    expect(german(sentence)).toEqual(claims);
  });
});
