import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string) =>
  ownClaims('Verdane Optics', {
    text: `# Verdane Optics Ltd: dossier\n\n${text}`,
    language: 'en',
  });

describe('lines set in columns', () => {
  it('hold one statement each', () => {
    expect(
      of(
        'Team\n  Jane Roe, CEO              Hana Ost, CTO\n  Edgar Royce, CFO (since 1 October 2024)\n  Chair of the board: Dr Leo Stahl',
      ),
    ).toEqual(['ceo Jane Roe', 'cto Hana Ost', 'cfo Edgar Royce 2024-10-01', 'chair Leo Stahl']);
  });

  it('may be set apart by dots, which lead to pages in a table of contents', () => {
    expect(
      of('Incorporated ............ 17 October 1979\nRegistered office ....... Unit 4, Carron Way, Falkirk'),
    ).toEqual(['incorporated 1979-10-17', 'registered_office Unit 4, Carron Way, Falkirk']);
    expect(of('Business review ......... 12\nEmployees ............... 34')).toEqual([]);
  });

  it('give a person the office of the same row', () => {
    expect(
      of(
        'Name                     Age   Position\nJane A. Roe               58   President and Chief Executive Officer since June 2020\nCarl Holm                 49   Senior Vice President and Chief Financial Officer\nIda Lund                  53   Chief Executive Officer of Lumen Glas Ltd',
      ),
    ).toEqual(['ceo Jane A. Roe 2020-06', 'cfo Carl Holm']);
  });

  it('do not give one person the term of the next', () => {
    expect(
      of(
        'OFFICERS          Mr Carl Holm, director and chief executive, appointed 04.06.2012\n                  Mrs Petra Vale, finance director, appointed 17.01.2022\n                  Resigned: Mr Sam Frome (director), 30.09.2021',
      ),
    ).toEqual([
      'director Carl Holm',
      'ceo Carl Holm 2012-06-04',
      'cfo Petra Vale 2022-01-17',
      'director Sam Frome former',
    ]);
  });

  it('say from when until when, and who is gone', () => {
    const rows = [
      'OFFICERS',
      '',
      '  Jane Roe          Director     appointed 11 June 2012',
      '  Carl Holm         Director     2 March 2014 - 19 January 2025',
      '  Ida Lund          Director     2 March 2024 - 30 June 2027',
      '  Sam Frome         Director     see note 3',
      '',
      '## Resigned',
      '',
      '  Petra Vale        Chairman     1998 - 2012',
      '  Hana Ost          Director     appointed 2011',
    ].join('\n');
    expect(of(`Date: 9 May 2025\n\n${rows}`)).toEqual([
      'director Jane Roe 2012-06-11',
      'director Carl Holm 2014-03-02 until 2025-01-19 former',
      'director Ida Lund 2024-03-02 until 2027-06-30',
      'chair Petra Vale 1998 until 2012 former',
      'director Hana Ost 2011 former',
    ]);
    // Without the day of the extract nobody can tell whether a term is over.
    expect(of('  Carl Holm         Director     2 March 2014 - 19 January 2025')).toEqual([]);
  });

  it('name the owners below a heading of owners, and nobody elsewhere', () => {
    const rows = '  Lumen Holding Ltd     60 %\n  Jane Roe              75% or more of the shares';
    expect(of(`## SHAREHOLDERS\n\n${rows}`)).toEqual(['owner Lumen Holding Ltd (60 %)', 'owner Jane Roe']);
    expect(of(`## Customers by share\n\n${rows}`)).toEqual([]);
  });

  it('may be filled with dots', () => {
    expect(of('Head office ............ Leeds\nIncorporated . . . . . . 17 October 1979')).toEqual([
      'headquarters Leeds',
      'incorporated 1979-10-17',
    ]);
  });

  it('are labels where there are two', () => {
    expect(of('Head office       Leeds\nEmployees         86')).toEqual([
      'headquarters Leeds',
      'employees 86',
    ]);
  });
});

describe('labels', () => {
  it('belong to whoever was named before them', () => {
    expect(
      of('Website design: Lumen Glas Ltd, Nottingham, company number 09555811. Director: Kyle March.'),
    ).toEqual([]);
  });

  it('say where an office is, not where it was', () => {
    expect(of('Registered office: 9 Park Row, Leeds (formerly: Canal Works,\nCanal Road, Keighley)')).toEqual(
      ['registered_office 9 Park Row, Leeds'],
    );
  });
});
