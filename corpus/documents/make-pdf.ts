/**
 * A PDF from readable lines, laid out as a report would be: headings, wrapped paragraphs, tables as columns of text
 * without any lines between them, pages that hold a picture only. Text is Helvetica in the encoding of Windows.
 */
const page = { width: 595, height: 842, left: 64, top: 780, line: 15, columns: 88 } as const;

/** Widths of Helvetica in thousandths, by group: near enough to set numbers flush right. */
function widthOf(text: string, size: number): number {
  const units = [...text].reduce((sum, sign) => {
    if (/[ijl.,:;'|!()]/.test(sign)) return sum + 278;
    if (/[mwMW%]/.test(sign)) return sum + 860;
    return sum + (/[A-Z&]/.test(sign) ? 680 : 556);
  }, 0);
  return (units * size) / 1000;
}

function encode(text: string): string {
  return [...text.replaceAll('€', '\u0080')]
    .map((sign) => {
      if ('()\\'.includes(sign)) return `\\${sign}`;
      const code = sign.codePointAt(0) ?? 63;
      if (code > 255) throw new Error(`The PDF of the corpus cannot hold ${sign}.`);
      return code > 126 ? `\\${code.toString(8).padStart(3, '0')}` : sign;
    })
    .join('');
}

const textAt = (x: number, y: number, size: number, text: string, font = 'F1') =>
  `BT /${font} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${encode(text)}) Tj ET`;

function wrap(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (line.length > page.columns) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

const cellsOf = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** The first column is wide and flush left, the others flush right when they hold numbers. */
function tableLine(line: string, y: number, count: number): string[] {
  const width = (page.width - 2 * page.left - 150) / Math.max(1, count - 1);
  return cellsOf(line).flatMap((cell, i) => {
    if (cell === '') return [];
    if (i === 0) return [textAt(page.left, y, 10, cell)];
    const start = page.left + 150 + (i - 1) * width;
    const isWord = /^\p{L}/u.test(cell) && !/\d/.test(cell);
    return [textAt(isWord ? start + 8 : start + width - widthOf(cell, 10), y, 10, cell)];
  });
}

function contentOf(source: string): string {
  let y: number = page.top;
  const commands: string[] = [];
  const lines = source.split('\n');
  const columns = Math.max(0, ...lines.filter((line) => line.startsWith('|')).map((l) => cellsOf(l).length));
  for (const line of lines) {
    const heading = /^(#+) (.*)$/.exec(line);
    if (line.startsWith('|')) commands.push(...tableLine(line, y, columns));
    else if (heading)
      commands.push(textAt(page.left, y, heading[1] === '#' ? 16 : 13, heading[2] ?? '', 'F2'));
    else if (line.trim() !== '')
      for (const [i, part] of wrap(line).entries()) {
        if (i > 0) y -= page.line;
        commands.push(textAt(page.left, y, 10, part));
      }
    y -= heading ? page.line + 6 : page.line;
  }
  return commands.join('\n');
}

const picture = 'q 400 0 0 500 96 200 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \u0041\u0061\u0061\u0041 EI Q';

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Pages are parted by a line "=== page"; a page "[picture only]" has no text. */
export function makePdf(source: string): Uint8Array {
  const pages = source.split(/^=== page$/m).map((part) => part.trim());
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${5 + i * 2} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  pages.forEach((part, i) => {
    const content = part === '[picture only]' ? picture : contentOf(part);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + i * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return new Uint8Array(Buffer.from(body, 'latin1'));
}
