/** Names of columns, parted by semicolons: a long list stays a paragraph to read. */
export const namesIn = (text: string): string[] => text.split(';').map((name) => name.trim());

/** People fill these by hand: they are read cell by cell, and a word among numbers refuses none. */
export const byHand = { kinds: ['text', 'number'] } as const;
export const dayByHand = { kinds: ['date', 'text'] } as const;

/** Names that columns of any list kept by hand have, English and German; an agent puts its own before them. */
export const commonNames = {
  name: namesIn(
    `Name; Title; Item; Product; Description; What; Bezeichnung; Titel; Produkt; Beschreibung; Was`,
  ),
  company: namesIn(
    `Provider; Vendor; Company; Supplier; Anbieter; Firma; Unternehmen; Lieferant; Vertragspartner`,
  ),
  price: namesIn(`Price; Cost; Costs; Amount; Fee; Charge; Rate; Preis; Kosten; Betrag; Beitrag; Gebühr`),
  currency: namesIn('Currency; Currency code; Währung; Währungscode'),
  category: namesIn('Category; Type; Kind; Group; Kategorie; Art; Bereich; Gruppe; Typ'),
  status: namesIn('Status; State; Active; Aktiv; Stand; Zustand'),
  start: namesIn(`Start; Start date; Started; Started on; Since; Begin; Beginn; Startdatum; Seit; Begonnen`),
  end: namesIn(`End; End date; Ends; Ends on; Until; Ende; Enddatum; Endet; Endet am; Bis`),
  note: namesIn('Note; Notes; Comment; Comments; Remark; Notiz; Notizen; Bemerkung; Kommentar; Hinweis'),
} as const;
