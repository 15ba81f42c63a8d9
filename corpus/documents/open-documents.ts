import { readdirSync, readFileSync } from 'node:fs';
import { bytesOf, makeDocx } from '../../server/tools/testing/make-files.ts';
import { makePdf } from './make-pdf.ts';
import { makeWorkbook, type Workbook } from './make-workbook.ts';

export interface CorpusDocument {
  /** As the product sees it: "report.pdf". */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** As people read it in the repository. */
  readonly source: string;
}

const labels = ['labels.json', 'questions.json'];

/** Documents of a folder. "a.pdf.txt", "a.docx.md" and "a.xlsx.json" are readable sources of the binary "a.pdf" and so on. */
export function openDocuments(folder: string): CorpusDocument[] {
  return readdirSync(folder)
    .filter((name) => !labels.includes(name))
    .sort()
    .map((name) => {
      const source = readFileSync(`${folder}/${name}`, 'utf8');
      const packed = /^(.*\.(pdf|docx|xlsx))\.(?:txt|md|json)$/.exec(name);
      const bytes = packed === null ? bytesOf(source) : packedBytes(packed[2] ?? '', source);
      return { name: packed?.[1] ?? name, bytes, source };
    });
}

function packedBytes(ending: string, source: string): Uint8Array {
  if (ending === 'pdf') return makePdf(source);
  if (ending === 'xlsx') return makeWorkbook(JSON.parse(source) as Workbook);
  return makeDocx(wordBlocks(source));
}

/** Paragraphs, headings and tables of Markdown as blocks of a Word document. */
function wordBlocks(source: string): (string | string[][])[] {
  return source
    .trim()
    .split(/\n\n+/)
    .map((block) =>
      block.startsWith('|')
        ? block
            .split('\n')
            .filter((line) => !/^[|\s:-]+$/.test(line))
            .map((line) =>
              line
                .slice(1, line.lastIndexOf('|'))
                .split('|')
                .map((cell) => cell.trim()),
            )
        : block,
    );
}
