import { currentLanguage } from '../language/language.ts';
import { cityNames } from '../packs/places/city-names.ts';
import { exampleWishes } from '../packs/places/example-wishes.ts';
import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, optionsIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { planJapan } from './japan-itinerary/analyse.ts';
import { itineraryTexts } from './japan-itinerary/messages/itinerary-texts.ts';
import { itineraryOutlineNotes } from './japan-itinerary/outline-notes.ts';
import { readItineraryRequest } from './japan-itinerary/request.ts';
import { agentTexts } from './messages/agents-texts.ts';

const lists = ['.csv', '.tsv', '.xlsx', '.html', '.md', '.txt', '.pdf', '.docx'];
const tables = ['.csv', '.tsv', '.xlsx', '.html', '.md'];
const estimate = { credits_min: 8, credits_max: 60, minutes_min: 1, minutes_max: 1 };
const cities = Object.keys(cityNames).map((city) => ({ value: city, label: city }));

/** The agent for a trip to Japan. */
export function japanItinerary(): AgentDefinition {
  const all = agentTexts();
  const { form } = itineraryTexts();
  const { fields } = form;
  const more = { is_secondary: true };
  const asArrival = [{ value: '', label: fields.asArrival }, ...cities];
  const { hotelsHint, interestsExample: likes, numbersExample, placesHint } = fields;
  return {
    slug: 'japan-itinerary',
    title: form.title,
    icon: 'map-pin',
    category: all.categories.planning,
    outcome: form.outcome,
    wants: form.wants,
    isFeatured: false,
    isListed: true,
    delivers: form.delivers,
    limits: form.limits,
    sourcesUsed: form.sourcesUsed,
    inputs: [
      field({ name: 'from', label: fields.from, kind: 'date', is_required: true }),
      field({ name: 'to', label: fields.to, kind: 'date', is_required: true }),
      field({ name: 'arrival', label: fields.arrival, kind: 'choice', options: cities, default: 'Tokyo' }),
      field({
        name: 'must_see',
        label: fields.mustSee,
        kind: 'long_text',
        hint: fields.mustSeeHint,
        example: exampleWishes[currentLanguage()],
      }),
      field({
        name: 'pace',
        label: fields.pace,
        kind: 'choice',
        options: optionsIn(fields.paces),
        default: 'normal',
      }),
      sampleDataField(all),
      field({
        name: 'departure',
        label: fields.departure,
        kind: 'choice',
        options: asArrival,
        default: '',
        ...more,
      }),
      field({
        name: 'interests',
        label: fields.interests,
        kind: 'text',
        hint: fields.interestsHint,
        example: likes,
        ...more,
      }),
      field({ name: 'budget', label: fields.budget, kind: 'number', hint: fields.budgetHint, ...more }),
      field({
        name: 'currency',
        label: fields.currency,
        kind: 'text',
        hint: fields.currencyHint,
        default: 'JPY',
        ...more,
      }),
      field({ name: 'rate', label: fields.rate, kind: 'number', hint: fields.rateHint, ...more }),
      field({ name: 'people', label: fields.people, kind: 'number', default: '1', ...more }),
      field({ name: 'hotel_a_night', label: fields.hotel, kind: 'number', hint: fields.hotelHint, ...more }),
      field({ name: 'food_a_day', label: fields.food, kind: 'number', hint: fields.foodHint, ...more }),
      field({
        name: 'places',
        label: fields.places,
        kind: 'files',
        accept: lists,
        hint: placesHint,
        ...more,
      }),
      field({
        name: 'hotels',
        label: fields.hotels,
        kind: 'files',
        accept: tables,
        hint: hotelsHint,
        ...more,
      }),
      field({
        name: 'numbers',
        label: fields.numbers,
        kind: 'long_text',
        hint: fields.numbersHint,
        example: numbersExample,
        ...more,
      }),
      depthField(all, form.depthHint),
    ],
    stages: stagesIn(form.stages),
    tools: ['read_file', 'query_table', 'calculate', 'schedule'],
    estimates: { quick: estimate, standard: estimate, deep: estimate },
    sample: {
      inputs: {
        sample: 'sample',
        from: '2027-04-05',
        to: '2027-04-14',
        arrival: 'Tokyo',
        departure: 'Osaka',
        interests: 'gardens, food',
        budget: '320000',
        people: '2',
        depth: 'standard',
      },
    },
    outline: Object.values(form.outline),
    outlineNotes: notesIn(form.outline, itineraryOutlineNotes),
    instructions: `You plan a trip to Japan. Read the wishes and lists given (read_file). Put cities in the order with the fewest minutes by train, places on days on which no source says that they are closed, and give each day its times. Say of each place who says when it closes, or that it is not known; never state an opening hour that nobody gave. Count only money with a source or given by the person. Say what was left out and why, and what would make it fit. Place places on days with schedule. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readItineraryRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: planJapan,
  };
}
