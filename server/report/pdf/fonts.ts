import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';

const faces = ['regular', 'bold', 'italic', 'boldItalic'] as const;
export type Face = (typeof faces)[number];

/** A font file; `name` is what the document knows it by. */
export interface FontFile {
  readonly name: string;
  readonly path: string;
}

interface Family {
  readonly files: Readonly<Record<Face, string>>;
}

const embedded = (
  name: string,
  file: (face: string) => string,
  has: readonly Face[] = ['regular', 'bold'],
): Family => {
  const entry = fileURLToPath(import.meta.resolve(name));
  const folder = `${entry.slice(0, entry.lastIndexOf('dist'))}fonts/`;
  const words: Record<Face, string> = {
    regular: 'Regular',
    bold: 'Bold',
    italic: 'Italic',
    boldItalic: 'BoldItalic',
  };
  const nearest = (face: Face): Face =>
    has.includes(face) ? face : face === 'boldItalic' ? 'bold' : 'regular';
  const path = (face: Face) => folder + file(words[nearest(face)]);
  return {
    files: {
      regular: path('regular'),
      bold: path('bold'),
      italic: path('italic'),
      boldItalic: path('boldItalic'),
    },
  };
};

const single = (name: string, file: string): Family => {
  const folder = fileURLToPath(import.meta.resolve(`${name}/package.json`)).replace('package.json', 'files/');
  const path = folder + file;
  return { files: { regular: path, bold: path, italic: path, boldItalic: path } };
};

/**
 * In this order: the first family that has a character draws it. Latin, Greek and Cyrillic are in the first one. Arabic
 * comes before mathematics, whose font has its letters too, but does not join them.
 */
const families: readonly Family[] = [
  embedded('@embedpdf/fonts-latin', (face) => `NotoSans-${face}.ttf`, faces),
  embedded('@embedpdf/fonts-arabic', (face) => `NotoNaskhArabic-${face}.ttf`),
  embedded('@embedpdf/fonts-hebrew', (face) => `NotoSansHebrew-${face}.ttf`),
  single('@fontsource/noto-sans-math', 'noto-sans-math-latin-400-normal.woff'),
  embedded('@embedpdf/fonts-sc', (face) => `NotoSansHans-${face}.otf`),
  embedded('@embedpdf/fonts-kr', (face) => `NotoSansKR-${face}.otf`),
  single('@fontsource/noto-sans-symbols-2', 'noto-sans-symbols-2-symbols-400-normal.woff'),
  single('@fontsource/noto-emoji', 'noto-emoji-emoji-400-normal.woff'),
];

/** The font of each family, opened when a text first needs to know what it has. */
const opened = new Map<number, Font>();

function hasCharacter(index: number, codePoint: number): boolean {
  let font = opened.get(index);
  if (!font) {
    font = openSync(families[index]?.files.regular ?? '') as Font;
    opened.set(index, font);
  }
  return font.hasGlyphForCodePoint(codePoint);
}

const familyByCharacter = new Map<number, number>();

/** Number of the first family that has the character; that of the first where none has. */
function familyOf(codePoint: number): number {
  const known = familyByCharacter.get(codePoint);
  if (known !== undefined) return known;
  const found = families.findIndex((_, index) => hasCharacter(index, codePoint));
  familyByCharacter.set(codePoint, Math.max(0, found));
  return Math.max(0, found);
}

/** Signs that are drawn with the character before them. */
const joins = /^(?:\p{M}|\u200c|\u200d)$/u;
/** A sign that says nothing by itself: it is left out where a font has no glyph for it. */
const invisible = /[\ufe00-\ufe0f\u200b\u2060\ufeff\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export interface FontSpan {
  readonly text: string;
  readonly font: FontFile;
}

/** A text cut where its font changes. Control characters are left out. */
export function fontSpans(text: string, face: Face): FontSpan[] {
  const spans: { text: string; family: number }[] = [];
  for (const character of text.replaceAll(invisible, '').replaceAll(/[\p{Cc}\p{Cs}\p{Co}]/gu, ' ')) {
    const last = spans.at(-1);
    const codePoint = character.codePointAt(0) ?? 0;
    const isKept = last && (joins.test(character) || (character === ' ' && hasCharacter(last.family, 32)));
    const family = isKept ? last.family : familyOf(codePoint);
    if (last?.family === family) last.text += character;
    else spans.push({ text: character, family });
  }
  return spans.map(({ text: part, family }) => ({ text: part, font: fontFile(family, face) }));
}

function fontFile(index: number, face: Face): FontFile {
  const path = families[index]?.files[face] ?? '';
  return { name: path.slice(path.lastIndexOf('/') + 1), path };
}
