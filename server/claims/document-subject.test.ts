import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

/** Claims of a text whose first line this is. */
const belowLine = (first: string) =>
  ownClaims('Verdane Optics', 'Verdane Optics Ltd makes lenses. Kessel Glas AG makes glass.', {
    name: 'page.pdf',
    text: `${first}\nRevenue was EUR 4 million in 2025.`,
    language: 'en',
  });

const note = (head: string) =>
  ownClaims('Verdane Optics', 'Verdane Optics Ltd makes lenses.', {
    name: 'note.txt',
    text: `CREDIT NOTE\n${head}\nDate: 4 March 2026\nCompany number: 00412233\n\nThe borrower employed 340 people at 31 December 2025.\n`,
    language: 'en',
  });

const notes = (last: string) =>
  ownClaims('Verdane Optics', {
    name: 'notes.txt',
    text: `Subject: Verdane Optics Ltd\nDate: 4 March 2026\n\nVerdane Optics makes lenses in Bath.\nA rival, Kestrel Glass Ltd, closed its works in Hull in January.\n${last}\n`,
    language: 'en',
  });

const paper = (head: string) =>
  ownClaims('Verdane Optics', {
    name: 'paper.txt',
    text: `CONFIDENTIAL\n\nKessel Advisory LLC\n\n${head}\n\nMarch 18, 2026\n\n5. Earnings\n\nGross margin in 2025 was 22.8%. Operating income in 2025 was $25.6 million.\n`,
    language: 'en',
  });

describe('whom a text without a named subject is about', () => {
  it('takes the first line of a text without headings for its title, when it begins with the one company it names', () => {
    expect(belowLine('Verdane Optics Ltd: annual report')).toEqual(['revenue EUR 4000000 2025']);
    expect(belowLine('Supplier: Verdane Optics Ltd')).toEqual([]);
    expect(belowLine('Verdane Optics Ltd: customer of Kessel Glas AG')).toEqual([]);
    expect(belowLine('Kessel Glas AG: supplier of Verdane Optics Ltd')).toEqual([]);
  });

  it('takes whoever a note names as its borrower, and nobody else, for its subject', () => {
    const whole = ['registration 00412233', 'employees 340 2025-12-31'];
    expect(note('Borrower: Verdane Optics Ltd')).toEqual(whole);
    expect(note('Re: Verdane Optics Ltd')).toContain('registration 00412233');
    expect(note('Borrower: Kessel Glas AG')).toEqual([]);
    expect(note('Re: lenses for Verdane Optics Ltd')).toEqual([]);
    expect(note('Lender: Verdane Optics Ltd')).toEqual([]);
  });

  it('takes the company of a paper for its subject, not whoever wrote it', () => {
    const whole = ['gross_margin 22.8 % 2025', 'operating_profit USD 25600000 2025'];
    expect(paper('Due-diligence note: Verdane Optics, Inc.')).toEqual(whole);
    expect(paper('Due-diligence note: Lumora Glass, Inc.')).toEqual([]);
    const vermerk =
      'Kessel Beratung GmbH\nDue-Diligence-Bericht: Verdane Optik GmbH\n18. März 2026\n\n5. Ertrag\n\nDer Umsatz lag 2025 bei 25,6 Mio. Euro.\n';
    expect(ownClaims('Verdane Optik', { name: 'bericht.txt', text: vermerk, language: 'de' })).toEqual([
      'revenue EUR 25600000 2025',
    ]);
  });

  it('calls in German notes the Kreditnehmerin by her name', () => {
    const text =
      'KREDITVERMERK\nKreditnehmerin: Verdane Optik GmbH\nDatum: 4. März 2026\n\nDie Kreditnehmerin beschäftigte am 31. Dezember 2025 insgesamt 340 Mitarbeiter.\n';
    expect(ownClaims('Verdane Optik', { name: 'vermerk.txt', text, language: 'de' })).toEqual([
      'employees 340 2025-12-31',
    ]);
  });

  it('reads notes of one sentence a line each for itself, except where a line leans on the one above', () => {
    expect(notes('Revenue was GBP 4 million in 2025.')).toEqual(['revenue GBP 4000000 2025']);
    expect(notes('It employed 240 people in 2025.')).toEqual([]);
  });

  it('gives nothing under a heading about others to the company, unless it is named', () => {
    const text = '# Verdane Optics Ltd: dossier\n\n## Peers\n\nRevenue was EUR 4 million in 2025.';
    expect(ownClaims('Verdane Optics', { text, language: 'en' })).toEqual([]);
  });
});
