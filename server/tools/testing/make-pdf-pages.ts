/** Words on a page: x from the left, y from the bottom, in points. `align` right: x is where they end. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly align?: 'left' | 'right';
  /** Written upwards, as on a page that lies on its side; x and y are those of the lying page. */
  readonly isTurned?: boolean;
  /** Operators of the page before the words, for them alone: "1 1 1 rg". */
  readonly paint?: string;
}

/** Widths of Helvetica's letters in thousandths, as far as tests write them; the others are as wide as a digit. */
const widths: Readonly<Record<string, number>> = {
  ' ': 278,
  '.': 278,
  ',': 278,
  '-': 333,
  '(': 333,
  ')': 333,
  '%': 889,
  i: 222,
  l: 222,
  j: 222,
  t: 278,
  f: 278,
  m: 833,
  M: 833,
  W: 944,
};

const widthOf = (text: string, size: number) =>
  ([...text].reduce((sum, letter) => sum + (widths[letter] ?? 556), 0) * size) / 1000;

/** Bytes of Windows-1252 as a string of a PDF. */
function pdfString(text: string): string {
  const bytes = [...text].map((letter) =>
    letter === '€' ? 0x80 : letter === '–' ? 0x96 : letter.charCodeAt(0),
  );
  return bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}

function streamOf(page: readonly PlacedText[]): string {
  return page
    .map(({ text, x, y, size = 10, align = 'left', isTurned = false, paint }) => {
      const left = align === 'left' ? x : x - widthOf(text, size);
      if (isTurned)
        return `BT /F1 ${size} Tf 0 1 -1 0 ${612 - y} ${left.toFixed(2)} Tm (${pdfString(text)}) Tj ET`;
      const words = `BT /F1 ${size} Tf ${left.toFixed(2)} ${y} Td (${pdfString(text)}) Tj ET`;
      return paint === undefined ? words : `q ${paint} ${words} Q`;
    })
    .join('\n');
}

const hex = (byte: string) => `<${byte.repeat(32)}>`;

/** A PDF whose words are where they are put. `isLocked`: it asks for a password. */
export function makePdfPages(pages: readonly (readonly PlacedText[])[], isLocked = false): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${4 + i * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, i) => {
      const stream = streamOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + i * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  const lock = isLocked
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${hex('a1')} /U ${hex('b2')} >> /ID [${hex('c3')} ${hex('c3')}]`
    : '';
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = body.length;
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(body);
}

/** Rows of cells from `top` down: the first column begins at 60, the numbers of the others end in line. */
export function tableLines(rows: readonly (readonly string[])[], top: number, step = 90): PlacedText[] {
  return rows.flatMap((row, r) =>
    row.flatMap((text, c): PlacedText[] => {
      if (text === '') return [];
      return c === 0
        ? [{ text, x: 60, y: top - r * 15 }]
        : [{ text, x: 200 + c * step, y: top - r * 15, align: 'right' }];
    }),
  );
}
