import type { CampaignRole } from '../../packs/exports/campaigns.ts';
import { readCampaigns } from '../../options/read-campaigns.ts';
import { splitBudget } from '../../options/split-budget.ts';
import type { Column } from '../../table/table.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { readAssumptions } from '../ground/assumptions.ts';
import type { Dossier } from '../ground/dossier.ts';
import { columnNotes, rowLines, unreadLines, type ColumnNote } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { channelOf, channelSaid, idOf, type Beside, type Campaign, type Channel } from './channels.ts';
import { marketingTexts } from './messages/marketing-texts.ts';
import { channelsAsked, numbersIn, planRules, readMarketingFiles } from './request.ts';

/** What the report is written from. */
export interface Plan {
  readonly dossiers: readonly Dossier[];
  readonly channels: readonly Channel[];
  readonly numbers: ReturnType<typeof numbersIn>;
  /** What a sale may cost; null without price or margin. */
  readonly worth: number | null;
  readonly currency: string | null;
  readonly amounts: ReadonlyMap<string, number>;
  readonly left: number;
  readonly leftOut: readonly string[];
  readonly notes: readonly ColumnNote[];
  readonly isSample: boolean;
}

interface Found {
  readonly campaign: Campaign;
  readonly day: Column | undefined;
  readonly file: string;
}

/** Steps a budget is split into. */
const splitSteps = 100;

const monthIn = (day: Column | undefined): Beside['monthOf'] =>
  day?.kind !== 'date'
    ? null
    : (row) => {
        const at = day.values[row] ?? Number.NaN;
        return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 7);
      };

function campaignsIn(dossiers: readonly Dossier[]): {
  found: Found[];
  leftOut: string[];
  notes: ColumnNote[];
} {
  const texts = marketingTexts().report;
  const found: Found[] = [];
  const leftOut: string[] = [];
  const notes: ColumnNote[] = [];
  for (const dossier of dossiers) {
    const { name } = dossier;
    let isUsed = false;
    for (const [at, table] of dossier.text.tables.entries()) {
      const source = { document: dossier.key, at, table };
      const read = readCampaigns(source, name);
      if (read === null) continue;
      isUsed = true;
      const { roles } = read;
      const day = roles.at.end === undefined ? roles.at.day : undefined;
      found.push(...read.campaigns.map((campaign) => ({ campaign, day, file: name })));
      const refused = read.refused.map(({ line, why }) => ({ line, reason: texts.refused[why] }));
      const roleNames: Readonly<Record<CampaignRole, string>> = texts.roles;
      leftOut.push(...rowLines(name, refused));
      notes.push(...columnNotes(name, source, { ...roles, missing: [], unused: [] }, roleNames));
    }
    if (!isUsed) leftOut.push(texts.unusedFile(name));
  }
  return { found, leftOut, notes };
}

/** The currency of most spend; campaigns in another are not mixed in. */
function ofOneCurrency(found: readonly Found[]): { own: Found[]; others: Found[]; currency: string | null } {
  const spends = [...Map.groupBy(found, ({ campaign }) => campaign.currency)].map(([currency, some]) => ({
    currency,
    spend: some.reduce((sum, { campaign }) => sum + (campaign.parts.cost?.value ?? 0), 0),
  }));
  const currency = spends.toSorted((a, b) => b.spend - a.spend)[0]?.currency ?? null;
  return {
    own: found.filter(({ campaign }) => campaign.currency === currency),
    others: found.filter(({ campaign }) => campaign.currency !== currency),
    currency,
  };
}

/** Two files may call different things by one name. */
const withFile = (own: readonly Found[]): Found[] =>
  own.map((one) => {
    const isShared = own.some(
      (other) => other !== one && idOf(other.campaign.name) === idOf(one.campaign.name),
    );
    return isShared
      ? { ...one, campaign: { ...one.campaign, name: `${one.campaign.name} (${one.file})` } }
      : one;
  });

/** Reads history and form, and computes funnel and split. */
export async function gatherPlan(run: AnalystRun): Promise<Plan> {
  const texts = marketingTexts().report;
  const { inputs } = run.facts;
  const files = readMarketingFiles(inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, files.wanted);
  const { found, leftOut, notes } = campaignsIn(dossiers);
  const { own, others, currency } = ofOneCurrency(found);
  const { given, notUnderstood } = readAssumptions(inputs.assumptions ?? '', Object.values(planRules));
  const numbers = numbersIn(inputs);
  const { price, margin, budget } = numbers;
  const worth = price.value === null || margin.value === null ? null : price.value * margin.value;
  const known = withFile(own).map(({ campaign, day }) =>
    channelOf(campaign, { given, worth, monthOf: monthIn(day) }),
  );
  const asked = channelsAsked(inputs.channels ?? '').filter(
    (name) => !known.some(({ id }) => id === idOf(name)),
  );
  const channels = [...known, ...asked.map((name) => channelSaid(name, { given, worth, monthOf: null }))];
  const curves = channels.flatMap(({ curve }) => curve ?? []);
  const split =
    budget.value === null
      ? { amounts: new Map<string, number>(), left: 0 }
      : splitBudget(budget.value, curves, { steps: splitSteps, worth: worth ?? Number.POSITIVE_INFINITY });
  const refused = (['budget', 'price', 'margin'] as const).filter((name) => numbers[name].isRefused);
  return {
    dossiers,
    channels,
    numbers,
    worth,
    currency,
    ...split,
    isSample: files.isSample,
    notes,
    leftOut: [
      ...unreadLines(failed),
      ...refused.map((name) => texts.refusedNumber[name]),
      ...leftOut,
      ...new Set(others.map(({ file }) => texts.otherCurrency(file))),
      ...notUnderstood.map(texts.notUnderstood),
    ],
  };
}
