import { bare, sentencesOf } from '../writing/sentences.ts';
import type { Dossier, Evidence } from './dossier.ts';

export interface Person {
  readonly name: string;
  readonly role: string;
  readonly since: string;
  readonly evidence: readonly Evidence[];
  /** Sentences that speak of leaving. */
  readonly leaving: Evidence | null;
}

const roleWords =
  'Chief [A-Z][a-z]+ Officer|CEO|CFO|COO|CTO|Chair(?:man|woman|person)?(?: of the [A-Z][a-z]+ Board)?|Managing Director|President';
const nameWords = "[A-Z][\\p{L}'-]+(?: (?:van|von|de|der|den|da|di|la|le))*(?: [A-Z][\\p{L}'-]+){1,2}";
const roleThenName = new RegExp(`\\b(${roleWords}),? (${nameWords})`, 'u');
const nameThenRole = new RegExp(`(${nameWords}), (?:the |its )?(${roleWords})\\b`, 'u');
const shortRoles: Readonly<Record<string, string>> = {
  CEO: 'Chief Executive Officer',
  CFO: 'Chief Financial Officer',
  COO: 'Chief Operating Officer',
  CTO: 'Chief Technology Officer',
};

interface Mention {
  readonly name: string;
  readonly role: string;
  readonly since: string;
  readonly evidence: Evidence;
}

function fromTables(dossier: Dossier): Mention[] {
  return dossier.tables.flatMap((table) => {
    const at = (pattern: RegExp) => table.columns.findIndex((column) => pattern.test(column));
    const [name, role, since] = [
      at(/^name$|^person$/i),
      at(/role|position|title|function/i),
      at(/since|from|appointed/i),
    ];
    if (name < 0 || role < 0) return [];
    return table.rows.flatMap((row, i): Mention[] =>
      row[name] === null
        ? []
        : [
            {
              name: String(row[name]),
              role: String(row[role] ?? ''),
              since: since < 0 ? '' : String(row[since] ?? ''),
              evidence: {
                dossier,
                place: `${table.lineWord.toLowerCase()} ${table.lines[i]}`,
                quote: table.columns.map((column, c) => `${column}: ${row[c] ?? ''}`).join(' · '),
              },
            },
          ],
    );
  });
}

function fromLines(dossier: Dossier): Mention[] {
  const found: Mention[] = [];
  for (const line of dossier.lines) {
    const listed = /^(?:directors?|board|managing directors?):\s*(.+)$/i.exec(bare(line.text))?.[1];
    for (const name of listed?.split(/,\s*|\s+and\s+/) ?? [])
      found.push({
        name: name.trim(),
        role: 'Director',
        since: '',
        evidence: { dossier, place: line.place, quote: bare(line.text) },
      });
    if (line.text.startsWith('|') || line.text.startsWith('#')) continue;
    for (const sentence of sentencesOf(line.text)) {
      const first = roleThenName.exec(sentence);
      const second = nameThenRole.exec(sentence);
      const [name, role] = first ? [first[2], first[1]] : second ? [second[1], second[2]] : [];
      if (name !== undefined && role !== undefined)
        found.push({ name, role, since: '', evidence: { dossier, place: line.place, quote: sentence } });
    }
  }
  return found;
}

/** People named with a role in any document; mentions of one name are joined, the first exact role is kept. */
export function extractPeople(dossiers: readonly Dossier[]): Person[] {
  const byName = new Map<string, Person>();
  for (const mention of dossiers.flatMap((dossier) => [...fromTables(dossier), ...fromLines(dossier)])) {
    const known = byName.get(mention.name);
    const leaving = /\b(?:leaves?|leaving|resign\w*|retires?|will retire|steps? down|dismissed)\b/i.test(
      mention.evidence.quote,
    )
      ? mention.evidence
      : null;
    const role = shortRoles[mention.role] ?? mention.role;
    byName.set(mention.name, {
      name: mention.name,
      role: known === undefined || (known.role === 'Director' && role !== 'Director') ? role : known.role,
      since: known?.since || mention.since,
      evidence: [...(known?.evidence ?? []), mention.evidence],
      leaving: known?.leaving ?? leaving,
    });
  }
  return [...byName.values()];
}
