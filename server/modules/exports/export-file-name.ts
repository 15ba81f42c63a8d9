import type { ExportFormat } from '@loupe/shared/contract/exports';

const longest = 80;

/** A file name from a title in any script, without what file systems refuse: "Northwind Freight, rising trend.pdf". */
export function exportFileName(title: string, format: ExportFormat): string {
  const name = title
    // oxlint-disable-next-line no-control-regex -- not allowed in a name
    .replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
    .replaceAll(/\s*:\s*/g, ', ')
    .replaceAll(/[\\/*?"<>|\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toWellFormed();
  const short = [...name]
    .slice(0, longest)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${short || 'report'}.${format}`;
}
