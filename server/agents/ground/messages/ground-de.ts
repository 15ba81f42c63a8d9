import type { groundEn } from './ground-en.ts';

export const groundDe: typeof groundEn = {
  file: (number) => `Datei ${number}`,
};
