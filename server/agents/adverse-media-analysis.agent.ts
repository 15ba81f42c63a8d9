import { analyseMedia } from './adverse-media-analysis/analyse.ts';
import { mediaFormTexts } from './adverse-media-analysis/messages/media-texts.ts';
import { mediaOutlineNotes } from './adverse-media-analysis/outline-notes.ts';
import { readMediaRequest } from './adverse-media-analysis/request.ts';
import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, optionsIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';

const articles = ['.md', '.html', '.htm', '.pdf', '.docx', '.txt'];
const lists = ['.json', '.jsonl', '.csv', '.tsv', '.xlsx'];

/** The agent that screens a name against lists and articles. */
export function adverseMediaAnalysis(): AgentDefinition {
  const all = agentTexts();
  const texts = mediaFormTexts();
  return {
    slug: 'adverse-media-analysis',
    title: texts.title,
    icon: 'newspaper',
    category: all.categories.compliance,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      field({
        name: 'name',
        label: texts.name,
        kind: 'text',
        hint: texts.nameHint,
        example: texts.nameExample,
        is_required: true,
      }),
      field({ name: 'born', label: texts.born, kind: 'text', hint: texts.bornHint, example: '1961' }),
      field({
        name: 'articles',
        label: texts.articles,
        kind: 'files',
        accept: [...articles, ...lists],
        hint: texts.articlesHint,
      }),
      field({
        name: 'watchlist',
        label: texts.watchlist,
        kind: 'file',
        accept: lists,
        hint: texts.watchlistHint,
      }),
      field({
        name: 'kind',
        label: texts.kind,
        kind: 'choice',
        options: optionsIn(texts.kinds),
        default: 'person',
      }),
      field({
        name: 'aliases',
        label: texts.aliases,
        kind: 'text',
        hint: texts.aliasesHint,
        is_secondary: true,
      }),
      field({ name: 'place', label: texts.place, kind: 'text', hint: texts.placeHint, is_secondary: true }),
      { ...sampleDataField(all), is_secondary: true },
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate', 'screen_names'],
    estimates: {
      quick: { credits_min: 8, credits_max: 40, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 10, credits_max: 50, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 10, credits_max: 60, minutes_min: 1, minutes_max: 2 },
    },
    sample: {
      inputs: {
        name: 'Pavel Dremov',
        born: '1961',
        kind: 'person',
        place: 'Hull',
        sample: 'sample',
        depth: 'standard',
      },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, mediaOutlineNotes),
    instructions: `You screen one name against the lists and articles given, and nothing else. Read every file (read_file). Say for each entry of a list alike in name whether it is a match, a potential match or no match, with the reasons: spelling, order, other script, short form, year of birth, place. Never call somebody a match when the year of birth is two or more years away. For each article say the day, the part the person plays (convicted, accused, suspect, acquitted, victim, witness, judge, lawyer, official, reporter, only named) and quote the sentence. A victim, witness, judge or reporter is not adverse; an acquittal is reported. One text in several papers counts once. Somebody of the same name with another age is somebody else: say why. Say what was not searched. A likeness of names is a reason to look, never a finding of guilt. Mark sample data as sample data. Screen every list with screen_names and take scores and statuses from it.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readMediaRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: analyseMedia,
  };
}
