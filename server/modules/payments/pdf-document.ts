/** A piece of text on a page of A4; points (1/72 inch), `y` from the top. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly isBold?: boolean;
  /** `right`: `x` is where the text ends. */
  readonly align?: 'left' | 'right';
}

/** A thin line across the page. */
export interface PdfRule {
  readonly ruleY: number;
  readonly from: number;
  readonly to: number;
}

const pageWidth = 595;
const pageHeight = 842;
const defaultSize = 10;

/**
 * One page of A4 as PDF 1.4 (ISO 32000-1), with the two standard Helvetica fonts every reader has, so that nothing is
 * embedded. Characters outside Windows-1252 become a question mark.
 */
export function createPdf(title: string, items: readonly (PdfText | PdfRule)[]): Buffer {
  const content = items.map(drawn).join('\n');
  const info = `<< /Title ${hexString(title)} >>`;
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      font('Helvetica'),
      font('Helvetica-Bold'),
      info,
    ],
    7,
  );
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Objects, cross-reference table and trailer. Everything is ASCII, so characters are bytes. */
function assemble(objects: readonly string[], infoNumber: number): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${infoNumber} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'ascii');
}

function drawn(item: PdfText | PdfRule): string {
  if ('ruleY' in item) {
    const y = pageHeight - item.ruleY;
    return `0.5 w 0.7 G ${item.from} ${y} m ${item.to} ${y} l S`;
  }
  const { x, y, text, size = defaultSize, isBold = false, align = 'left' } = item;
  const left = align === 'right' ? x - textWidth(text, size) : x;
  const place = `${left.toFixed(2)} ${(pageHeight - y).toFixed(2)}`;
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${place} Td ${hexString(text)} Tj ET`;
}

/** Width of a number or amount: digits are equally wide in Helvetica, in both weights. Other characters are taken as wide ones. */
function textWidth(text: string, size: number): number {
  const thousandths = [...text].reduce(
    (sum, sign) => sum + (/[.,\s]/.test(sign) ? 278 : sign === '-' ? 333 : 556),
    0,
  );
  return (thousandths * size) / 1000;
}

/** Windows-1252 where it differs from Unicode. */
const special: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

function hexString(text: string): string {
  const bytes = [...text.normalize('NFC')].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (special[sign] !== undefined) return special[sign];
    return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) ? code : 0x3f;
  });
  return `<${Buffer.from(bytes).toString('hex')}>`;
}
