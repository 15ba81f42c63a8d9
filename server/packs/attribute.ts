import type { Language } from '@loupe/shared/lib/language';

type Words = Readonly<Record<Language, readonly string[]>>;

/** What kind of value an attribute takes, and how it is said. */
type AttributeKind =
  /** Money over a period ("revenue") or at a day ("equity"). */
  | 'flow'
  | 'stock'
  /** A share of something else over a period ("operating margin"). */
  | 'share'
  /** Change of another attribute against the period before. */
  | 'change'
  /** Things counted at a day ("employees"). */
  | 'count'
  | 'date'
  | 'place'
  | 'text';

/** One thing that can be said of a company, as data: its words in each language and what values are believed. */
export interface Attribute {
  readonly id: string;
  readonly kind: AttributeKind;
  /** Nouns in every form they take in running text; longer ones are tried first. */
  readonly nouns: Words;
  /** Nouns whose amount is below zero: "net loss of EUR 4 million". */
  readonly losses?: Words;
  /** Labels of forms, registers and statement lines beside the nouns. */
  readonly labels: Words;
  /** Verbs that state it: "employs", "was founded". */
  readonly verbs?: Words;
  /** Nouns that follow the number of a count: "people". */
  readonly counted?: Words;
  /** Of a change: the attribute that changes. */
  readonly of?: string;
  /** Of a share: id of the ratio (`packs/statement/ratios.ts`) it is computed by, so that it can be compared. */
  readonly ratio?: string;
  /** Of a share of revenue: the profit it is the margin of. */
  readonly marginOf?: string;
  /** Values outside are not believed: they are left out. */
  readonly range?: { readonly least: number; readonly most: number };
  /**
   * Of what is owed. `amount`: statements print it in brackets or with a minus beside assets, and mean the amount.
   * `balance`: below zero it may be a debt in brackets, or more cash than debt, and nobody can tell.
   */
  readonly owed?: 'amount' | 'balance';
  /** The value of a text is the name of another company. */
  readonly isCompany?: boolean;
  /** More than one value at a time is no contradiction. */
  readonly hasSeveral?: boolean;
}

/** A role that one person holds at a time, or several. */
export interface Role {
  readonly id: string;
  readonly words: Words;
  /** What its holder does: "chairs the Board". */
  readonly verbs?: Words;
  readonly isSingle: boolean;
}
