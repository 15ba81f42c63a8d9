import { describe, expect, it } from 'vitest';
import { companyAttributes } from '../packs/company/attributes.ts';
import { companyFigures } from '../packs/company/figures.ts';
import { companyRoles } from '../packs/company/roles.ts';
import { tableOf } from '../table/testing/describe-table.ts';
import { toClaimDocument } from './claim-document.ts';
import { atOnce, type PartByPart } from '../part-by-part.ts';
import { claimsPartByPart, readClaims } from './read-claims.ts';

const pack = { attributes: [...companyAttributes, ...companyFigures], roles: companyRoles };
const given = { key: 'd', name: 'verdane-optics.md', title: 'Verdane Optics' };

function partsOf<T>(work: PartByPart<T>): { result: T; parts: number } {
  for (let parts = 1; ; parts += 1) {
    const part = work.next();
    if (part.done) return { result: part.value, parts };
  }
}

describe('reading a room, of which nobody else may notice anything', () => {
  it('rests after every paragraph, and finds the same as at once', () => {
    const passages = Array.from({ length: 40 }, (_, i) => ({
      locator: `page ${i + 1}`,
      text: `Verdane Optics had revenue of EUR ${i + 10} million in ${1980 + i}.`,
    }));
    const cut = partsOf(toClaimDocument({ ...given, passages, tables: [], isTable: false }));
    expect(cut.parts).toBeGreaterThan(passages.length);
    const read = partsOf(claimsPartByPart('Verdane Optics', [cut.result], pack));
    expect(read.parts).toBeGreaterThan(passages.length);
    expect(read.result.claims).toHaveLength(40);
    expect(read.result).toEqual(readClaims('Verdane Optics', [cut.result], pack));
  });

  it('rests within a table, however many rows it has', () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, i) => `${i === 0 ? 'Revenue' : `Item ${i}`};${i + 1}.5;${i + 2}.5`,
    );
    const table = tableOf(`EUR million;2023;2024\n${rows.join('\n')}\n`, 'Verdane Optics');
    const document = atOnce(toClaimDocument({ ...given, passages: [], tables: [table], isTable: true }));
    const read = partsOf(claimsPartByPart('Verdane Optics', [document], pack));
    expect(read.parts).toBeGreaterThan(50);
    expect(read.result.claims.map(({ attribute }) => attribute)).toEqual(['revenue', 'revenue']);
  });

  it('knows each of thousands of companies by its own name', () => {
    const names = Array.from({ length: 2_000 }, (_, i) => `Kessel${i} Glas GmbH makes glass.`);
    const passages = [{ locator: 'page 1', text: `Verdane Optics makes lenses. ${names.join(' ')}` }];
    const document = atOnce(toClaimDocument({ ...given, passages, tables: [], isTable: false }));
    const { others } = readClaims('Verdane Optics', [document], pack);
    expect(others.filter(({ written }) => written.endsWith(' Glas'))).toHaveLength(2_000);
  });
});
