import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languages } from '@loupe/shared/lib/language';
import { firstQuestionsTexts } from '../../agents/chat/messages/first-questions-texts.ts';
import { speaking } from '../../language/language.ts';

/** The sample that comes with the product in a language: invented, and its first line says so. */
export interface FirstSample {
  readonly name: string;
  /** What it is, in words. */
  readonly about: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const kept = new Map<string, Uint8Array<ArrayBuffer>>();

function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const bytes = new Uint8Array(readFileSync(new URL(`../../library/first-chat/${name}`, import.meta.url)));
  kept.set(name, bytes);
  return bytes;
}

/** The sample in the language spoken right now. */
export function firstSample(): FirstSample {
  const { name, about } = firstQuestionsTexts().sample;
  return { name, about, bytes: bytesOf(name) };
}

/** Checksums of the samples in all languages: who has asked one has it as a file, and still no table of their own. */
export function sampleChecksums(): readonly string[] {
  return languages.map((language) =>
    createHash('sha256').update(speaking(language, firstSample).bytes).digest('hex'),
  );
}
