import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { givesFiguresOfOthers } from './figures-of-others.ts';
import { knowCompany } from './know-company.ts';

const company = atOnce(knowCompany('Verdane Optics', []));
const isOfOthers = (text: string, asked = company) => givesFiguresOfOthers(text, asked, []);

describe('figures that are given of a parent, a holding or a sister company', () => {
  it.each([
    'Zur Holding zählen vier weitere Betriebe; zusammen erwirtschaften sie mit 720 Beschäftigten rund 158 Mio. Euro Umsatz.',
    'Wir gehören zur Kessel Holding GmbH in Berlin. Die Holding setzt 158 Mio. Euro um.',
    'Die Muttergesellschaft erzielte einen Umsatz von 158 Mio. Euro.',
    'Unsere Schwesterfirma in Posen beschäftigt 110 Menschen.',
    'Die Verdane Optics gehört der Kessel Holding AG, die 1.450 Menschen beschäftigt.',
    'Verdane Optics is a subsidiary of Kessel Holdings plc, which had group revenue of £190 million in 2023.',
    'Verdane Optics belongs to Kessel Group of Leeds, whose revenue was £190 million.',
    'Our holding company reported revenue of £190 million.',
    'The parent employs 1,450 people.',
    'There are three sister companies. Together they employ 720 people.',
  ])('%s', (text) => {
    expect(isOfOthers(text)).toBe(true);
  });

  it.each([
    'Wir gehören seit 2018 zur Kessel Holding GmbH in Berlin.',
    'Die Verdane Optics gehört zu 100 Prozent der Kessel Holding AG.',
    'Verdane Optics Ltd, which employs 240 people, makes lenses.',
    'Die Verdane Optics GmbH, die 240 Menschen beschäftigt, fertigt Linsen.',
    'The Harrow Family Trust is the largest shareholder with 18.6% of the shares.',
    'Profit attributable to owners of the parent was £5.2 million.',
    'Verdane Optics is a family firm and owner of four plants with 240 people.',
    'Zusammen mit dem Werk in Ulm beschäftigt die Verdane Optics 240 Menschen.',
    'It has a holding of 20% in a lens maker.',
  ])('are not these: %s', (text) => {
    expect(isOfOthers(text)).toBe(false);
  });

  it('are its own where the company is the holding', () => {
    const asked = atOnce(knowCompany('Verdane Holding AG', []));
    expect(isOfOthers('Die Holding setzt 158 Mio. Euro um.', asked)).toBe(false);
  });
});
