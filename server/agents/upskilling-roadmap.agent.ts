import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';
import { planRoadmap } from './upskilling-roadmap/analyse.ts';
import { upskillingTexts } from './upskilling-roadmap/messages/upskilling-texts.ts';
import { upskillingOutlineNotes } from './upskilling-roadmap/outline-notes.ts';
import { readUpskillingRequest } from './upskilling-roadmap/request.ts';

const texts = ['.pdf', '.docx', '.html', '.md', '.txt'];
const lists = ['.csv', '.tsv', '.xlsx', '.html', '.md'];
const estimate = { credits_min: 8, credits_max: 60, minutes_min: 1, minutes_max: 1 };

/** The agent for what to learn for a role. */
export function upskillingRoadmap(): AgentDefinition {
  const all = agentTexts();
  const { form } = upskillingTexts();
  const { fields } = form;
  return {
    slug: 'upskilling-roadmap',
    title: form.title,
    icon: 'graduation-cap',
    category: all.categories.planning,
    outcome: form.outcome,
    wants: form.wants,
    isFeatured: false,
    isListed: true,
    delivers: form.delivers,
    limits: form.limits,
    sourcesUsed: form.sourcesUsed,
    inputs: [
      field({
        name: 'target',
        label: fields.target,
        kind: 'long_text',
        hint: fields.targetHint,
        example: fields.targetExample,
      }),
      field({
        name: 'skills',
        label: fields.skills,
        kind: 'long_text',
        hint: fields.skillsHint,
        example: fields.skillsExample,
      }),
      field({ name: 'cv', label: fields.cv, kind: 'files', accept: texts, hint: fields.cvHint }),
      field({
        name: 'hours',
        label: fields.hours,
        kind: 'number',
        hint: fields.hoursHint,
        example: '6',
        default: '5',
      }),
      field({
        name: 'courses',
        label: fields.courses,
        kind: 'files',
        accept: lists,
        hint: fields.coursesHint,
      }),
      sampleDataField(all),
      field({
        name: 'advert',
        label: fields.advert,
        kind: 'file',
        accept: texts,
        hint: fields.advertHint,
        is_secondary: true,
      }),
      field({ name: 'start', label: fields.start, kind: 'date', is_secondary: true }),
      depthField(all, form.depthHint),
    ],
    stages: stagesIn(form.stages),
    tools: ['read_file', 'query_table', 'calculate', 'schedule'],
    estimates: { quick: estimate, standard: estimate, deep: estimate },
    sample: { inputs: { sample: 'sample', hours: '6', depth: 'standard' } },
    outline: Object.values(form.outline),
    outlineNotes: notesIn(form.outline, upskillingOutlineNotes),
    instructions: `You plan what a person learns for a role. Read the role, the CV and the course list (read_file). List each skill the role asks for, what the person says of it with the quote, and the course that teaches it. Order courses so that what they require comes first, and fill the weeks with the hours given, never more. Name no course that is not in the list. Say what no course teaches and what does not fit. Mark sample data as sample data. Place what is to be learned into weeks with schedule.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readUpskillingRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: planRoadmap,
  };
}
