import { z } from 'zod';
import { figureLink } from '../agents/writing/evidence-links.ts';
import type { Json } from '../engines/run-context.ts';
import { runPartByPart } from '../run-part-by-part.ts';
import { assign } from '../plan/assign.ts';
import { EvidenceStep } from './evidence-step.ts';
import { groundToolTexts } from './messages/ground-tools-texts.ts';
import { plainNumberText } from './number-text.ts';
import { defineTool, type ToolOutcome } from './tool.ts';

/** Part plans that are looked at: some tenths of a second. */
const limits = { nodes: 20_000 };
const minutes = z.number().min(1).max(100_000);
const name = z.string().min(1).max(80);

export const schedule = defineTool({
  name: 'schedule',
  description:
    'Puts items into days or weeks so that as many must-haves as possible fit, then as much value: minutes of each, days on which an item is possible, groups (e.g. cities), and what has to come before what. Returns the place of each item, why the others have none, whether the plan is proven to be the best, and for each day the minutes used as a figure.',
  input: z.object({
    slots: z
      .array(z.object({ name, minutes, group: name.optional() }))
      .min(1)
      .max(120)
      .describe('days or weeks in the order of time, with the minutes each has'),
    items: z
      .array(
        z.object({
          name,
          minutes,
          value: z.number().min(0).max(100).default(1),
          must: z.boolean().default(false),
          group: name.optional().describe('only into slots of this group, or of none'),
          after: z.array(name).max(10).default([]).describe('items that have to be placed before'),
          slots: z.array(name).max(120).optional().describe('only into these; left out: into any'),
        }),
      )
      .min(1)
      .max(120),
  }),
  price: 3_000,
  title: ({ items }) => groundToolTexts().schedule(items.length),
  async run({ slots, items }, context): Promise<ToolOutcome<Json>> {
    const texts = groundToolTexts();
    const idOf = new Map(slots.map((slot, id) => [slot.name, id]));
    const plan = await runPartByPart(
      assign(
        unique(items).map((item) => ({
          id: item.name,
          minutes: item.minutes,
          value: item.value,
          mustBe: item.must,
          group: item.group ?? null,
          after: item.after,
          slots: item.slots === undefined ? null : new Set(item.slots.flatMap((one) => idOf.get(one) ?? [])),
        })),
        slots.map((slot, id) => ({ id, minutes: slot.minutes, group: slot.group ?? null })),
        () => 0,
        limits,
      ),
      context.signal,
    );
    const step = new EvidenceStep(context.signal);
    const days = slots.map((slot, id) => {
      const own = unique(items).filter((item) => plan.placed.get(item.name) === id);
      const used = own.reduce((sum, item) => sum + item.minutes, 0);
      if (own.length > 0)
        figureLink(step, {
          id: `slot-${id + 1}`,
          label: texts.used(slot.name),
          value: texts.minutes(plainNumberText(used, 1)),
          formula: own.map((_, i) => `m_{${i + 1}}`).join(' + '),
          inputs: own.map((item) => ({
            name: item.name,
            value: texts.minutes(plainNumberText(item.minutes, 1)),
            from: null,
          })),
          source_n: null,
        });
      return { slot: slot.name, items: own.map((item) => item.name), minutes_left: slot.minutes - used };
    });
    const output = {
      days,
      left_out: plan.leftOut.map(({ item, because }) => ({
        item,
        because: because.kind,
        waits_for: [...because.waitsFor],
      })),
      is_proven_best: plan.isProven,
    };
    return step.outcome(output, texts.placed(plan.placed.size, unique(items).length));
  },
});

/** Of items with one name the first. */
function unique<T extends { readonly name: string }>(items: readonly T[]): T[] {
  return items.filter((item, i) => items.findIndex((one) => one.name === item.name) === i);
}
