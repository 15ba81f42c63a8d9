import type { ReleaseManifest } from '@loupe/federation/registry/registry-document';
import { declarationFields, type DeclarationDifference } from '@loupe/shared/contract/releases';

type Field = DeclarationDifference['field'];

const pairs = (map: Readonly<Record<string, string>>) =>
  Object.entries(map).map(([key, value]) => `${key} → ${value}`);

/** What a manifest says in each field, line by line. */
const linesOf: Readonly<Record<Field, (manifest: ReleaseManifest) => readonly string[]>> = {
  owner: ({ owner }) => [owner],
  host_api: ({ host_api: range }) => [range],
  exposes: ({ exposes }) => Object.keys(exposes),
  routes: ({ routes }) => pairs(routes),
  slots: ({ slots }) => pairs(slots),
  fills: ({ fills = [] }) =>
    fills.map(({ slot, range, expose }) => `${range ? `${slot} ${range}` : slot} → ${expose}`),
  opens: ({ opens = {} }) => Object.entries(opens).map(([slot, version]) => `${slot} ${version}`),
  permissions: ({ permissions }) => permissions,
  config: ({ config = {} }) =>
    Object.entries(config).map(
      ([name, { label: _label, hint: _hint, ...field }]) => `${name} ${JSON.stringify(field)}`,
    ),
  report_to: ({ report_to: address }) => (address === undefined ? [] : [address]),
  shared: ({ shared }) => Object.entries(shared).map(([request, range]) => `${request} ${range}`),
};

/** What two releases declare differently, field by field; nothing when they declare the same. */
export function differencesOf(from: ReleaseManifest, to: ReleaseManifest): DeclarationDifference[] {
  return declarationFields.flatMap((field) => {
    const [before, after] = [linesOf[field](from), linesOf[field](to)];
    const removed = before.filter((line) => !after.includes(line)).toSorted();
    const added = after.filter((line) => !before.includes(line)).toSorted();
    return removed.length + added.length > 0 ? [{ field, removed, added }] : [];
  });
}
