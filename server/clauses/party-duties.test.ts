import type { Language } from '@loupe/shared/lib/language';
import { describe, expect, it } from 'vitest';
import { isOfRules } from './is-of-rules.ts';
import { obligationsOf } from './obligations.ts';
import { clausesOf } from './testing/clauses-of.ts';

type Duties = readonly (readonly [string, string | null])[];

/** The duties of a numbered clause. */
const read = (text: string, language: Language): Duties =>
  clausesOf(`1. ${text}`).flatMap((clause) =>
    obligationsOf(clause, language).map(({ kind, who }) => [kind, who] as const),
  );

describe('what binds in English beside “must” and “shall”', () => {
  it.each<readonly [string, Duties]>([
    ['The Supplier will deliver the Goods within ten days of each Order.', [['must', 'The Supplier']]],
    ['The Supplier will not disclose the Data to third parties.', [['must not', 'The Supplier']]],
    ['The Customer will only use the Software at its own site.', [['may only', 'The Customer']]],
    ['At the end of the Term, the Customer will return all Equipment.', [['must', 'the Customer']]],
    ['The Supplier and the Customer will meet monthly.', [['must', 'The Supplier and the Customer']]],
    ['Neither Party will assign this Agreement.', [['must not', 'Party']]],
    ['The Fees will be paid by the Customer within 30 days.', [['must', 'the Customer']]],
    ['The Supplier will be responsible for insuring the Goods.', [['must', 'The Supplier']]],
    ['The Tenant agrees to keep the flat clean.', [['must', 'The Tenant']]],
    ['The Licensee agrees not to copy the Software.', [['must not', 'The Licensee']]],
    ['The seller hereby undertakes to insure the goods.', [['must', 'The seller']]],
    ['The carrier is obligated to keep a log.', [['must', 'The carrier']]],
    ['The landlord is responsible for maintaining the roof.', [['must', 'The landlord']]],
    ['Hosts licensed in 2025 have until 30 April 2026 to register.', [['must', 'Hosts licensed in 2025']]],
    ['The tenant may keep a cat and shall clean the stairs.', [['must', 'The tenant']]],
  ])('says who bears the duty of “%s”', (text, expected) => {
    expect(read(text, 'en')).toEqual(expected);
  });

  it.each<readonly [string, Duties]>([
    ['No host may rent a dwelling to more than two guests.', [['must not', 'host']]],
    ['No dealer shall sell unmarked ladders.', [['must not', 'dealer']]],
    ['Hosts may apply. No permit may be issued to a person under 18.', [['must not', null]]],
    ['No one may enter the hall.', [['must not', null]]],
    ['Under no circumstances may the tenant sublet the flat.', [['must not', 'the tenant']]],
    ['The dealer is prohibited from selling fireworks.', [['must not', 'The dealer']]],
    ['Smoking is prohibited.', [['must not', null]]],
    ['It is prohibited to smoke.', [['must not', null]]],
    ['The dealer may only sell marked ladders.', [['may only', 'The dealer']]],
    ['The data may be used only for billing.', [['may only', null]]],
  ])('reads the ban or limit of “%s”', (text, expected) => {
    expect(read(text, 'en')).toEqual(expected);
  });

  it.each([
    'The market will grow by 2030.',
    'The Term will begin on 1 May 2027.',
    'The Customer will receive the Software on a disk.',
    'The Customer will be notified of changes.',
    'The Supplier will usually reply within two days.',
    'As a result, the importer will submit fewer reports by 2030.',
    'The operators will have until 2027 to adapt.',
    'The Commission will review this Regulation by 2030.',
    'Whereas the Supplier will deliver the Goods, the parties agree as follows.',
    'The Provider agrees that the Customer will own the Data.',
    'The parties agree to the following terms.',
    'The Supplier may agree to extend the term.',
    'If the Tenant agrees to pay more, the Landlord may extend the lease.',
    'Where the operator is required to keep a log, it may keep it on paper.',
    'The person who is responsible for keeping the log is named below.',
    'The landlord is not responsible for maintaining the garden.',
    'The carrier is not obliged to keep a log.',
    'The tenant does not have to paint the walls.',
    'The tenant shall not be required to paint the walls.',
    'No tenant shall be required to paint the walls.',
    'You have until 5 May to object.',
    'No later than 30 days after the notice the tenant may object.',
    'No amendment shall be valid unless made in writing.',
    'Nothing in this Agreement shall limit liability for death.',
    'The data subject shall have the right to obtain a copy.',
    'This clause shall survive the end of the contract.',
    'The Supplier will not be responsible for keeping copies.',
    'In no event shall the Supplier be liable for lost profits.',
    'The dealer may not only sell but also rent ladders.',
  ])('finds no duty in “%s”', (text) => {
    expect(read(text, 'en')).toEqual([]);
  });

  it('finds none in the recitals of a contract, and the same sentence below its terms', () => {
    const clauses = clausesOf(
      '# Supply\n\n## Recitals\n\nThe Supplier will build boats.\n\n## Terms\n\nThe Supplier will build boats.\n',
    );
    expect(clauses.flatMap((one) => obligationsOf(one, 'en')).map(({ clause }) => clause.heading)).toEqual([
      'Terms',
    ]);
  });
});

describe('what binds in German beside “muss” and “hat zu”', () => {
  it.each<readonly [string, Duties]>([
    ['Der Lieferant verpflichtet sich, die Ware zu liefern.', [['must', 'Der Lieferant']]],
    ['Hiermit verpflichtet sich der Lieferant, die Ware zu liefern.', [['must', 'der Lieferant']]],
    ['Der Verkäufer verpflichtet sich, die nicht benötigten Daten zu löschen.', [['must', 'Der Verkäufer']]],
    [
      'Der Verkäufer verpflichtet sich gegenüber dem Käufer, keine Daten weiterzugeben.',
      [['must not', 'Der Verkäufer']],
    ],
    ['Der Mieter ist verpflichtet, die Treppe zu reinigen.', [['must', 'Der Mieter']]],
    ['Bis zum 31. März 2027 ist der Betreiber verpflichtet, es zu melden.', [['must', 'der Betreiber']]],
    ['Der Antrag ist schriftlich zu stellen.', [['must', null]]],
    ['Die Pläne sind bis zum 31. März 2027 einzureichen.', [['must', null]]],
    ['Die Abfälle sind, soweit möglich, getrennt zu halten.', [['must', null]]],
    ['Die Anzeige hat schriftlich zu erfolgen.', [['must', null]]],
    ['Der Betreiber hat sicherzustellen, dass niemand gefährdet wird.', [['must', 'Der Betreiber']]],
    ['Der Antrag ist einzureichen.', [['must', null]]],
    ['Dem Mieter obliegt die Reinigung der Treppe.', [['must', 'Dem Mieter']]],
    ['Die Reinigung der Treppe obliegt dem Mieter.', [['must', 'dem Mieter']]],
    ['Der Betreiber muss sicherstellen, dass die Daten geschützt werden.', [['must', 'Der Betreiber']]],
    ['Der Mieter darf Tiere halten und muss sie anmelden.', [['must', 'Der Mieter']]],
  ])('says who bears the duty of “%s”', (text, expected) => {
    expect(read(text, 'de')).toEqual(expected);
  });

  it.each<readonly [string, Duties]>([
    ['Ab dem 1. Januar 2027 darf der Händler die Ware nicht verkaufen.', [['must not', 'der Händler']]],
    ['Kein Händler darf unmarkierte Leitern verkaufen.', [['must not', 'Händler']]],
    ['Auf keinen Fall darf der Mieter Gas lagern.', [['must not', 'der Mieter']]],
    ['Der Händler darf Ware nur verkaufen, wenn sie gekennzeichnet ist.', [['may only', 'Der Händler']]],
    ['Die Daten dürfen nur verwendet werden, wenn der Kunde zustimmt.', [['may only', null]]],
    ['Dem Mieter ist es untersagt, Tiere zu halten.', [['must not', 'Dem Mieter']]],
    ['Es ist dem Mieter untersagt, Tiere zu halten.', [['must not', 'dem Mieter']]],
    ['Der Verkauf an Kinder ist verboten.', [['must not', null]]],
    ['Eine Untervermietung ist unzulässig.', [['must not', null]]],
    ['Untersagt ist das Lagern von Gas.', [['must not', null]]],
  ])('reads the ban or limit of “%s”', (text, expected) => {
    expect(read(text, 'de')).toEqual(expected);
  });

  it.each<readonly [string, Duties]>([
    ['Der Auftragnehmer liefert die Pläne bis zum 31. März 2027.', [['must', 'Der Auftragnehmer']]],
    ['Bis zum 31. März 2027 liefert der Auftragnehmer die Pläne.', [['must', 'der Auftragnehmer']]],
    [
      'Der Entsorger übermittelt der Stadt bis zum 28. Februar jedes Jahres eine Übersicht.',
      [['must', 'Der Entsorger']],
    ],
    ['Der Mieter zahlt die Miete spätestens am dritten Werktag eines Monats.', [['must', 'Der Mieter']]],
    ['Der Erzeuger soll seine Beschäftigten jährlich unterweisen.', [['should', 'Der Erzeuger']]],
    ['Die Behörde soll den Antrag binnen vier Wochen prüfen.', [['should', 'Die Behörde']]],
  ])('takes what a party is ordered to do for a duty: “%s”', (text, expected) => {
    expect(read(text, 'de')).toEqual(expected);
  });

  it.each([
    'Der Mieter ist nicht verpflichtet, die Treppe zu reinigen.',
    'Der Mieter hat das Recht, die Wohnung zu besichtigen.',
    'Der Rat hat beschlossen, die Gebühr zu erhöhen.',
    'Der Arbeitnehmer hat Anspruch auf Urlaub, der bis zum 31. März zu nehmen ist.',
    'Das Holz ist zu trocken.',
    'Der Kunde zahlt 50 Euro, wenn er bis zum 31. März 2027 kündigt.',
    'Der Mieter hat die Kosten nicht zu tragen.',
    'Der Mieter hat keine Kaution zu zahlen.',
    'Eine Genehmigung ist hierfür nicht zu beantragen.',
    'Die Höhe der Gebühr ist der Anlage zu entnehmen.',
    'Soweit ihm die Reinigung obliegt, kann der Mieter Dritte beauftragen.',
    'Der Mieter darf nicht nur Hunde, sondern auch Katzen halten.',
    'Hat der Mieter den Schaden zu beseitigen, so trägt er die Kosten.',
    'Der Mieter hat den Schaden zu vertreten.',
    'Die Reform soll 2027 in Kraft treten.',
    'Der Abstand soll drei Meter betragen.',
    'Der Betreiber sollte Strom sparen.',
    'Der Hersteller soll nach Medienberichten bis 2027 umziehen.',
    'Der Auftragnehmer liefert die Pläne.',
    'Der Auftragnehmer liefert voraussichtlich bis zum 31. März 2027.',
    'Der Auftragnehmer hat die Pläne bis zum 31. März 2027 geliefert.',
    'Der Hersteller liefert jährlich 3000 Räder.',
    'Liefert der Auftragnehmer nicht bis zum 31. März 2027, kann der Kunde zurücktreten.',
  ])('finds no duty in “%s”', (text) => {
    expect(read(text, 'de')).toEqual([]);
  });

  it('takes “soll” for a rule in a numbered clause only, and a text of these alone for none of rules', () => {
    const [loose] = clausesOf('Der Betreiber soll Strom sparen.');
    expect(loose && obligationsOf(loose, 'de')).toEqual([]);
    const clauses = clausesOf('§ 1 Strom\nDer Betreiber soll Strom sparen.\n');
    expect(clauses.flatMap((one) => obligationsOf(one, 'de'))).toHaveLength(1);
    expect(isOfRules(clauses, 'de')).toBe(false);
  });
});
