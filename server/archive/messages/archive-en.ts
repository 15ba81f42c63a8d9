import { numberText } from '../../tools/number-text.ts';

const whole = (value: number) => numberText(value, 0);
const files = (count: number) => `${whole(count)} ${count === 1 ? 'file' : 'files'}`;

/** What is said of a zip and of what is in it. */
export const archiveEn = {
  summary: (taken: number, left: number) =>
    left === 0 ? `${files(taken)} taken` : `${files(taken)} taken, ${whole(left)} not`,
  damaged: (name: string) => `“${name}” is damaged or no zip: its contents cannot be unpacked.`,
  encrypted: (name: string) =>
    `“${name}” is protected by a password. Make the zip again without one; nothing was kept.`,
  tooManyEntries: (name: string, most: number) =>
    `“${name}” lists more than ${whole(most)} entries. Zip the part you need; nothing was kept.`,
  tooManyFiles: (name: string, count: number, most: number) =>
    `“${name}” holds ${whole(count)} files that can be read; one zip may bring ${whole(most)}. Zip the part you need; nothing was kept.`,
  tooLarge: (name: string, most: string) =>
    `What can be read of “${name}” unpacks to more than ${most}. Zip the part you need; nothing was kept.`,
  suspicious: (name: string) =>
    `“${name}” is made so that it unpacks to far more than it holds. It was not opened, and nothing was kept.`,
  tooSlow: (name: string) =>
    `Reading all of “${name}” takes too long. Make two of it, or leave out the largest files; nothing was kept.`,
  nothing: (name: string, reasons: readonly string[]) =>
    reasons.length === 0
      ? `“${name}” holds no file.`
      : `None of the files in “${name}” can be used. ${reasons.join(' ')}`,
  notHere: (name: string) =>
    `“${name}” is a zip, and this field takes single files. Unzip it and choose the file.`,
  reasons: {
    outside: 'Its name leads out of the zip.',
    tooDeep: 'It lies in too many folders.',
    nameTooLong: 'Its name is too long.',
    system: 'A file of the computer, not of yours.',
    link: 'A link to another file, not a file.',
    nested: 'A zip inside the zip: unzip it first.',
    sameName: 'Another file of the zip has the same name.',
    encrypted: 'It is protected by a password.',
    packing: 'It is packed in a way that cannot be read here.',
    tooLarge: 'It is larger than 25 MB.',
    empty: 'It is empty.',
    damaged: 'It is damaged: it cannot be unpacked.',
    kind: 'Files of this kind cannot be read.',
  },
};
