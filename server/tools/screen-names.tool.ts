import { z } from 'zod';
import { computedFigure } from '../agents/ground/table-figures.ts';
import { cellText } from '../claims/cell-text.ts';
import type { Json } from '../engines/run-context.ts';
import { appError } from '../errors/app-error.ts';
import { runPartByPart } from '../run-part-by-part.ts';
import type { ScreenHit } from '../screening/party.ts';
import { screenPartByPart } from '../screening/screen.ts';
import { watchlistOf } from '../screening/watchlist-of-table.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { EvidenceStep } from './evidence-step.ts';
import { groundToolTexts } from './messages/ground-tools-texts.ts';
import { numberText } from './number-text.ts';
import { filesInput, openDossiers, tablesIn } from './open-dossiers.ts';
import { defineTool, type ToolOutcome } from './tool.ts';

/** Nearest entries that are listed. */
const mostListed = 12;
/** Names less alike say nothing of each other. */
const leastScore = 0.3;

export const screenNames = defineTool({
  name: 'screen_names',
  description:
    'Screens a name against watchlists in files (OpenSanctions FollowTheMoney JSON, lists of sanctions, tables with names): word order, transliteration, initials, nicknames, aliases, with years of birth and places for and against. Returns for the nearest entries a score from 0 to 1 as a figure, "match", "potential match" or "no match", and the reasons. Only names that stand in the list are told.',
  input: z.object({
    ...filesInput,
    names: z.array(z.string().min(2).max(200)).min(1).max(8).describe('the name and its other spellings'),
    kind: z.enum(['person', 'company']),
    born: z.array(z.string().max(20)).max(4).default([]).describe('years or days of birth, as known'),
    places: z.array(z.string().max(80)).max(8).default([]),
    numbers: z.array(z.string().max(60)).max(8).default([]).describe('of registers or papers'),
  }),
  price: 3_000,
  title: ({ names }) => groundToolTexts().screen(names[0] ?? ''),
  async run({ names, kind, born, places, numbers, ...files }, context): Promise<ToolOutcome<Json>> {
    const texts = groundToolTexts();
    const { dossiers, unread } = await openDossiers(context, files);
    const lists = tablesIn(dossiers).flatMap((source) => {
      const list = watchlistOf(source.table, kind);
      return list === null ? [] : [{ source, list }];
    });
    if (lists.length === 0)
      throw appError('request.invalid', { sentence: groundToolTexts.said((t) => t.noList) });
    const asked = { names, kind, born, places, numbers, sex: null };
    const hits: { hit: ScreenHit; source: DocumentTable; row: number }[] = [];
    for (const { source, list } of lists)
      for (const hit of await runPartByPart(screenPartByPart(asked, list.parties), context.signal))
        hits.push({ hit, source, row: list.rowOf(hit.party) });
    hits.sort((a, b) => b.hit.score - a.hit.score);
    const step = new EvidenceStep(context.signal);
    const near = hits.filter(({ hit }) => hit.score >= leastScore);
    const told = near.slice(0, mostListed).map(({ hit, source, row }, i) => {
      const { columns } = source.table;
      const first = columns.find((column) => cellText(column, row).includes(hit.name)) ?? columns[0];
      const value = numberText(hit.score, 2);
      if (first !== undefined)
        computedFigure(
          { step, dossiers },
          {
            id: `screen-${i + 1}`,
            label: texts.likeness(names[0] ?? '', hit.name),
            value,
            formula: texts.likenessFormula,
          },
          [
            { name: texts.asked, value: names[0] ?? '', figure: true },
            { name: texts.found, value: hit.name, cell: { source, row, column: first } },
          ],
        );
      return {
        name: hit.name,
        score: value,
        status: hit.status,
        reasons: hit.reasons.map(({ code }) => code),
        line: hit.party.line,
      };
    });
    const status = (word: string) => hits.filter(({ hit }) => hit.status === word).length;
    const output = {
      entries_screened: hits.length,
      matches: status('match'),
      potential_matches: status('potential match'),
      nearest: told,
      unread,
    };
    return step.outcome(output, texts.screened(hits.length, status('match'), status('potential match')));
  },
});
