import { createContext, useContext } from 'react';

/** What the page does with the marks of a text. Stable as long as it offers the same things. */
export interface Actions {
  figure: ((id: string, element: HTMLElement) => void) | undefined;
  claim: ((id: string) => void) | undefined;
  source: ((number: number, element: HTMLElement) => void) | undefined;
  copy: ((text: string) => Promise<boolean>) | undefined;
  isOwnImage: (address: string) => boolean;
  /** The language of the text, where it is known. */
  language: string | undefined;
  /** Makes the element ids of this text unique on the page. */
  idPrefix: string;
}

export const ActionsContext = createContext<Actions>({
  figure: undefined,
  claim: undefined,
  source: undefined,
  copy: undefined,
  isOwnImage: () => false,
  language: undefined,
  idPrefix: '',
});

export function useActions(): Actions {
  return useContext(ActionsContext);
}

/** Footnote numbers by identifier. */
export const FootnotesContext = createContext<ReadonlyMap<string, number>>(new Map());
