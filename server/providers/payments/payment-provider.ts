/** A card as the provider knows it; `token` stands for its number. */
export interface Card {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly name: string | null;
}

export interface CardNumber {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
  readonly name: string | null;
}

export type FailureCode =
  | 'payment.declined'
  | 'payment.insufficient_funds'
  | 'payment.confirmation_refused'
  | 'payment.confirmation_needed';

/** What became of a payment. `pending`: the provider is still at it. */
export type Outcome =
  | { readonly status: 'succeeded'; readonly paymentId: string }
  | { readonly status: 'needs_confirmation'; readonly paymentId: string; readonly url: string | null }
  | { readonly status: 'pending'; readonly paymentId: string }
  | { readonly status: 'failed'; readonly paymentId: string | null; readonly code: FailureCode };

/** What a payment or a page is for; comes back with the provider's events. */
export interface Purpose {
  readonly userId: string;
  readonly checkoutId?: string;
  readonly invoiceId?: string;
  /** A card that is only kept: the one it takes the place of, and whether it pays from now on. */
  readonly replaces?: string;
  readonly makesDefault?: boolean;
}

export interface Charge {
  /** The same key charges once, however often it is asked for. */
  readonly key: string;
  readonly customerId: string | null;
  readonly token: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly title: string;
  readonly purpose: Purpose;
  /** True when nobody is there to confirm. */
  readonly isOffSession: boolean;
  readonly returnUrl: string;
}

/** A page of the provider where a card is entered: to pay with, or (`payment` null) only to be kept. */
export interface PageRequest {
  readonly key: string;
  readonly customerId: string | null;
  readonly payment: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly title: string;
  } | null;
  readonly purpose: Purpose;
  readonly returnUrl: string;
}

export type PageState =
  | { readonly status: 'open' }
  | { readonly status: 'expired' }
  | {
      readonly status: 'done';
      readonly card: Card | null;
      /** Null when the page only took a card. */
      readonly outcome: Outcome | null;
      readonly purpose: Purpose;
    };

/** A payer's bank wants a payment back. `open`: it has the money until it is decided. */
export interface Dispute {
  readonly id: string;
  readonly amountMinor: number;
  readonly state: 'open' | 'won' | 'lost';
}

/** What went back of a payment, in all. */
export interface Returned {
  readonly refundedMinor: number;
  readonly disputes: readonly Dispute[];
}

/** Which charge is looked for. */
export interface ChargeQuestion {
  /** The key it was asked for with. */
  readonly key: string;
  readonly customerId: string | null;
  readonly purpose: Purpose;
  /** Not older than this. */
  readonly since: Date;
}

/** Something the provider tells us, its signature checked. `purpose` is what we said it is for, when it was ours. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly subject:
    | { readonly kind: 'payment'; readonly paymentId: string; readonly purpose: Purpose }
    | { readonly kind: 'page'; readonly pageId: string }
    | { readonly kind: 'returned'; readonly paymentId: string; readonly purpose: Purpose }
    | { readonly kind: 'other' };
}

/** The provider could not be asked: nobody knows whether it charged. The same key may be tried again. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment provider did not answer', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** Who moves money. Every call may throw ProviderUnavailable; refusals are answers. */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  readonly cardEntry: 'form' | 'redirect';
  /** The provider's name for an account; null when it needs none. */
  ensureCustomer(account: {
    userId: string;
    email: string;
    customerId: string | null;
  }): Promise<string | null>;
  /** Swaps a card number for a token. Throws AppError `card.*` or `payment.declined`. */
  tokenise(card: CardNumber, now: Date): Promise<Card>;
  charge(charge: Charge): Promise<Outcome>;
  findPayment(paymentId: string): Promise<Outcome>;
  /** What became of a charge whose answer was lost; null when the provider knows of none. Charges nothing. */
  findCharge(question: ChargeQuestion): Promise<Outcome | null>;
  findReturned(paymentId: string): Promise<Returned>;
  /** The person's answer to the bank's question; a provider with a page of its own only looks what came of it. */
  confirm(paymentId: string, decision: 'approve' | 'refuse'): Promise<Outcome>;
  /** Gives a payment up; answers `succeeded` when it was too late. */
  cancelPayment(paymentId: string): Promise<Outcome>;
  openPage(request: PageRequest): Promise<{ pageId: string; url: string }>;
  findPage(pageId: string): Promise<PageState>;
  closePage(pageId: string): Promise<PageState>;
  forgetCard(token: string): Promise<void>;
  /** Removes all cards of a customer, also those we do not know, and the customer. Fine when it is gone already. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Null when the signature is not the provider's. */
  readEvent(body: string, signature: string): ProviderEvent | null;
}
