import { atom, type ReadableAtom } from 'nanostores';
import type { RequestFailure } from '@loupe/shared/stores/request';
import {
  cardErrors,
  cardFieldOfCode,
  emptyCard,
  type CardErrors,
  type CardValues,
} from '../lib/card-values.ts';
import { failureText } from '../lib/failure-text.ts';
import type { Outside } from './outside.ts';

interface CardState {
  readonly values: CardValues;
  readonly errors: CardErrors;
}

/** Something was typed that is nowhere else. */
export function isCardTyped({ values }: Pick<CardState, 'values'>): boolean {
  return Object.values(values).some((value) => value !== '');
}

export interface CardEntry {
  readonly $card: ReadableAtom<CardState>;
  change(name: keyof CardValues, value: string): void;
  /** Puts a sentence at every field that is not right; true when there is none. */
  check(): boolean;
  /** Puts a refusal of the server at its field; false when it belongs to none. */
  place(failure: RequestFailure): boolean;
  /** Fills in a card for trying out. */
  fill(values: CardValues): void;
  clear(): void;
}

/** A card being typed (R9, R15). Whatever is answered, what was typed stays until it is cleared. */
export function createCardEntry({ environment }: Pick<Outside, 'environment'>): CardEntry {
  const $card = atom<CardState>({ values: emptyCard, errors: {} });
  return {
    $card,
    change(name, value) {
      const { values, errors } = $card.get();
      $card.set({ values: { ...values, [name]: value }, errors: { ...errors, [name]: undefined } });
    },
    check() {
      const { values } = $card.get();
      const errors = cardErrors(values, environment.clock.now());
      $card.set({ values, errors });
      return Object.values(errors).every((error) => error === undefined);
    },
    place(failure) {
      const field = cardFieldOfCode[failure.code];
      if (field === undefined) return false;
      const { values } = $card.get();
      $card.set({ values, errors: { [field]: failureText(failure) } });
      return true;
    },
    fill: (values) => $card.set({ values, errors: {} }),
    clear: () => $card.set({ values: emptyCard, errors: {} }),
  };
}
