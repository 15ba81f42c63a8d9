import { describe, expect, it } from 'vitest';
import { rolesIn } from './roles-in.ts';

describe('the part of § in a sentence', () => {
  it.each([
    ['§, 54, was sentenced to three years in prison on Tuesday.', ['convicted']],
    ['§, 62, the former owner of a ferry, was convicted of fraud.', ['convicted']],
    ["§'s brother was charged with fraud.", []],
    ['Judge § sentenced Mr Finn to two years.', ['judge']],
    ['§ was not charged.', ['not_accused']],
    ['§ was arrested in March and charged with fraud.', ['accused']],
    ['§ was convicted in 2019 but acquitted on appeal.', ['convicted', 'acquitted']],
    ['Prosecutors charged § with bribery.', ['accused']],
    ['The charges of tax evasion against § were dropped.', ['acquitted']],
    ['No charges were brought against §.', ['not_accused']],
    ['§ was defrauded of his savings.', ['victim']],
    ['§ said that rivals were charged with fraud.', []],
    ['§ sued the bank.', []],
    ['§ denied wrongdoing.', ['suspect']],
    ['The regulator fined § for false accounts.', ['penalised']],
    ['§ wurde wegen Betrugs zu zwei Jahren Haft verurteilt.', ['convicted']],
    ['Das Landgericht sprach § vom Vorwurf der Untreue frei.', ['acquitted']],
    ['Gegen § wird wegen Geldwäsche ermittelt.', ['suspect']],
    ['Gegen § wird nicht ermittelt.', ['not_accused']],
    ['§ (57) muss sich vor dem Landgericht verantworten.', ['accused']],
    ['Anklage gegen § wurde zugelassen.', ['accused']],
    ['Das Verfahren gegen § wurde eingestellt.', ['acquitted']],
    ['§ hat das Verfahren gegen den Lieferanten eingestellt.', []],
    ['Prosecutors dropped the money laundering case against § and two partners.', ['acquitted']],
    ['Prosecutors dropped the case against the brother of §.', []],
    ['Its owner, §, is under investigation for tax evasion.', ['suspect']],
    ['A friend of its owner, §, is under investigation.', []],
    ['Police arrested businessman § at the airport.', ['accused']],
    ['Police arrested friends of § at the airport.', []],
    ['Thieves stole paintings from the house of §.', ['victim']],
    ['Die Staatsanwaltschaft Graz hat den Bauunternehmer § (61) wegen Untreue angeklagt.', ['accused']],
    ['Die Staatsanwaltschaft hat § nicht angeklagt.', []],
    ['§ hat den Lieferanten wegen Betrugs angeklagt.', []],
    ['Die Behörde hat mit § gesprochen und den Leiter angeklagt.', []],
    ['Die Polizei nahm den Kaufmann § am Montag fest.', ['accused']],
    ['Unbekannte brachen in die Villa des Bauunternehmers § ein.', ['victim']],
    ['Der Oberste Gerichtshof hob die Verurteilung von § wegen Betrugs auf.', ['convicted', 'acquitted']],
    ['§ gab als Zeuge an, die Rechnung nie gesehen zu haben.', ['witness']],
    ['The appeal court overturned the acquittal of § and ordered a new trial.', ['accused']],
    ['The acquittal of § was set aside.', ['accused']],
    ['The court welcomed the acquittal of §.', ['acquitted']],
    ['Der Bundesgerichtshof hob den Freispruch für § auf.', ['accused']],
    ['Der Freispruch für § ist rechtskräftig.', ['acquitted']],
    ['§ muss ein Bußgeld von 75.000 Euro zahlen, weil Daten offen lagen.', ['penalised']],
    ['§ muss kein Bußgeld zahlen.', []],
    ['§ was ordered to pay a fine of 40,000 pounds.', ['penalised']],
    ['Ermittler haben am Dienstag die Geschäftsräume der § in Marl durchsucht.', ['suspect']],
    ['Police searched the offices of § on Tuesday.', ['suspect']],
    ['Thieves searched the offices of § for cash.', []],
    ['Unbekannte sind in das Büro der § eingebrochen.', ['victim']],
  ])('%s', (sentence, roles) => {
    expect(rolesIn(sentence, false)).toEqual(roles);
  });

  it('is read from a headline that leaves "was" out, and from no other sentence', () => {
    expect(rolesIn('§ jailed over ferry loans', true)).toEqual(['convicted']);
    expect(rolesIn('§ charged with care the battery', false)).toEqual([]);
  });
});
