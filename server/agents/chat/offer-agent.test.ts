import { describe, expect, it } from 'vitest';
import { agents } from '../registry.ts';
import { chat } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';
import { agentFor } from './offer-agent.ts';

const listed = {
  en: agents.en.filter(({ isListed }) => isListed),
  de: agents.de.filter(({ isListed }) => isListed),
};

describe('R7 an agent is offered for what the chat cannot answer', () => {
  it.each([
    ['Is this company creditworthy?', 'financial-statement-analysis'],
    ['Plan a trip to Japan for two', 'japan-itinerary'],
    ['What is the country risk of Ghana?', 'country-risk-snapshot'],
  ])('when it is wanted for just that: “%s”', (question, slug) => {
    expect(agentFor(question, listed.en)?.slug).toBe(slug);
  });

  it.each([
    'What is the weather in Paris?',
    'Who won the cup?',
    'total revenue in March',
    'What is the risk?',
    'Write me a poem about rivers',
    'Tell me about the company',
    'Should I export the file?',
    'Was the same person at both meetings?',
    'What does the marketing plan say?',
    'How many customers complain about late parcels in March?',
    'Where did they put the stop sign?',
    'hi',
    '',
  ])('and not when nothing is sure: “%s”', (question) => {
    expect(agentFor(question, listed.en)).toBeNull();
  });

  it('R21 in German, too', () => {
    expect(agentFor('Ist dieses Unternehmen kreditwürdig?', listed.de)?.slug).toBe(
      'financial-statement-analysis',
    );
    for (const question of [
      'Was ist neu in der letzten Rechnung?',
      'Kannst du die Namen prüfen?',
      'Wie wird das Wetter?',
    ])
      expect(agentFor(question, listed.de)).toBeNull();
  });

  it('none of several is chosen', () => {
    const two = ['a', 'b'].map((slug) => ({ slug, title: slug, wants: ['price of lamps'] }));
    expect(agentFor('What is the price of lamps?', two)).toBeNull();
  });

  it('with the part in the words of the person, beside parts that were answered', async () => {
    const run = await runAgent(
      chat,
      {},
      { prompt: 'What is 6 * 7? Is this company creditworthy?', tools: memoryTools() },
    );
    expect(run.offers).toEqual(['financial-statement-analysis: Is this company creditworthy?']);
    expect(run.answer).toContain('[42](#figure:p1-result)');
    const alone = await runAgent(chat, {}, { prompt: 'Is this company creditworthy?', tools: memoryTools() });
    expect(alone.offers).toEqual(run.offers);
    expect(alone.isUnanswered).toBe(true);
  });
});
