import { describe, expect, it } from 'vitest';
import { agentCard, agentDetail, chatSummary } from '../testing/chat-fixtures.ts';
import { agentsThatShowTheirWork } from '#texts/explore';
import { creditRangeText, minutesText } from '#texts/ranges';
import { mentionAt, withoutMention } from './agent-mention.ts';
import { agentsToOffer, recentUses } from './agent-order.ts';
import { matchingAgents } from './matching-agents.ts';
import { sortAgents } from './sorted-agents.ts';
import { agoText } from './ago.ts';
import { workedText } from '@loupe/shared/lib/dates/worked-text';
import { clockText } from '@loupe/shared/lib/dates/elapsed';
import { bytesText, endingsText, hasEnding } from './file-words.ts';
import { boundedWidth, panelBounds } from './panel-width.ts';
import { followsAfterScroll, isAtEnd } from './scroll-follow.ts';
import { fieldErrors, filledInputs, initialDepth, initialValues } from './start-form.ts';

describe('agents', () => {
  const agents = [
    agentCard('a', { title: 'Zeta', credits_min: 9 }),
    agentCard('b', { is_featured: true, outcome: 'Trend of prices' }),
    agentCard('c'),
  ];
  const chats = [
    chatSummary('cht_1', { agent: 'c' }),
    chatSummary('cht_2', { agent: 'c' }),
    chatSummary('cht_3', { agent: 'gone' }),
  ];

  it('R20 offers what was used last, then what is featured', () => {
    expect(agentsToOffer(agents, chats, 3).map((agent) => agent.slug)).toEqual(['c', 'b', 'a']);
    expect(recentUses(agents, chats).map((use) => use.chat.id)).toEqual(['cht_1']);
  });

  it('R20 finds agents by every word of the query', () => {
    expect(matchingAgents(agents, 'PRICES trend').map((agent) => agent.slug)).toEqual(['b']);
    expect(matchingAgents(agents, '  ')).toHaveLength(3);
  });

  it('finds agents by what people want of them, in any form of the word and with little words between', () => {
    const all = [
      agentCard('vendors', {
        title: 'Vendor Comparison',
        wants: ['compare suppliers', 'which offer is best'],
      }),
      agentCard('preise', { title: 'Kursanalyse', wants: ['Lieferanten vergleichen'] }),
      agentCard('c'),
    ];
    const found = (query: string) => matchingAgents(all, query).map((agent) => agent.slug);
    for (const query of ['compare suppliers', 'comparing my supplier', 'the best offers', 'vendor'])
      expect(found(query), query).toEqual(['vendors']);
    for (const query of [
      'Lieferanten vergleichen',
      'einen Lieferanten vergleichen',
      'Vergleich der Lieferanten',
    ])
      expect(found(query), query).toEqual(['preise']);
    expect(found('suppliers of kettles')).toEqual([]);
    expect(found('the')).toEqual([]);
  });

  it('R20 sorts', () => {
    expect(sortAgents(agents, 'recommended')[0]?.slug).toBe('b');
    expect(sortAgents(agents, 'credits')[0]?.slug).toBe('a');
    expect(sortAgents(agents, 'name').at(-1)?.slug).toBe('a');
  });

  it('R20 counts what there is', () => {
    expect(agentsThatShowTheirWork(3)).toBe(
      'Three agents that show their work. Try any of them with sample data.',
    );
    expect(agentsThatShowTheirWork(1)).toMatch(/^One agent that shows its work/);
    expect(agentsThatShowTheirWork(22)).toMatch(/^22 agents/);
    expect(agentsThatShowTheirWork(null)).toMatch(/^Agents that show their work/);
  });

  it('R8 says ranges with their unit', () => {
    expect([minutesText(0, 0), minutesText(0, 3)]).toEqual(['a few seconds', 'up to 3 min']);
    expect([minutesText(1, 3), minutesText(2, 2), creditRangeText(30, 60), creditRangeText(1, 1)]).toEqual([
      '1–3 min',
      'about 2 min',
      '30–60 credits',
      '1 credit',
    ]);
  });
});

describe('the start form', () => {
  it('R8 starts with the agent’s defaults and asks for what is required', () => {
    const agent = agentDetail();
    expect(initialValues(agent)).toEqual({ prices: '', stop: '', period: '1y' });
    expect(initialDepth(agent)).toBe('standard');
    expect(Object.keys(fieldErrors(agent, initialValues(agent)))).toEqual(['prices']);
    expect(fieldErrors(agent, { prices: 'fil_1', stop: '88,5' })).toEqual({});
    expect(filledInputs(agent, { prices: 'fil_1', stop: ' ' }, 'deep')).toEqual({
      prices: 'fil_1',
      depth: 'deep',
    });
  });
});

describe('a mention', () => {
  it('R7 is an @ at the beginning of a word, up to the caret', () => {
    expect(mentionAt('look @sto', 9)).toEqual({ start: 5, query: 'sto' });
    expect(mentionAt('@', 1)).toEqual({ start: 0, query: '' });
    expect(mentionAt('mail me@home', 12)).toBeNull();
    expect(mentionAt('@done  and more', 7)).toBeNull();
    expect(withoutMention('look @sto at it', { start: 5, query: 'sto' })).toEqual({
      text: 'look at it',
      caret: 5,
    });
  });
});

describe('numbers and times in words', () => {
  it('R7 shows a running clock and finished work', () => {
    expect([clockText(41_400), clockText(725_000), clockText(3_729_000), clockText(-5)]).toEqual([
      '0:41',
      '12:05',
      '1:02:09',
      '0:00',
    ]);
    expect([
      workedText(3),
      workedText(400),
      workedText(12_000),
      workedText(180_000),
      workedText(3_900_000),
    ]).toEqual(['under 0.1 s', '0.4 s', '12 s', '3 min', '1 h 5 min']);
  });

  it('R7 says how long ago by calendar days', () => {
    const now = new Date(2026, 2, 5, 12).getTime();
    const ago = (day: number, hour: number, minute = 0) =>
      agoText(new Date(2026, 2, day, hour, minute).toISOString(), now);
    expect([ago(5, 11, 48), ago(5, 1), ago(4, 23), ago(2, 12), agoText('never', now)]).toEqual([
      '12 min ago',
      'today',
      'yesterday',
      '3 days ago',
      '',
    ]);
  });

  it('U2 says sizes and endings', () => {
    expect([bytesText(812), bytesText(14_200), bytesText(2_400_000)]).toEqual(['812 B', '14 KB', '2.4 MB']);
    expect(endingsText(['.csv', '.tsv', '.xlsx'])).toBe('.csv, .tsv or .xlsx');
    expect([hasEnding('A.CSV', ['.csv']), hasEnding('a.pdf', ['.csv']), hasEnding('a.pdf', [])]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the panel and the scroll', () => {
  it('S3 keeps the panel between what the report and what the chat need', () => {
    expect(panelBounds(0)).toEqual({ min: 20, max: 70 });
    expect(panelBounds(2000)).toEqual({ min: 25, max: 70 });
    const narrow = panelBounds(760);
    expect(narrow).toEqual({ min: 50, max: 52 });
    expect(boundedWidth(30, narrow)).toBe(50);
  });

  it('R7 an upward scroll lets go, reaching the end takes hold again, growth alone changes nothing', () => {
    const end = { top: 500, viewHeight: 500, contentHeight: 1000 };
    const up = { ...end, top: 300 };
    expect(followsAfterScroll(true, end, up, true)).toBe(false);
    expect(followsAfterScroll(false, up, end, true)).toBe(true);
    expect(followsAfterScroll(false, end, { ...end, contentHeight: 1400 }, false)).toBe(false);
    expect(isAtEnd(up)).toBe(false);
    const grown = { ...up, contentHeight: 1400 };
    expect([true, false].map((isActing) => followsAfterScroll(true, end, grown, isActing))).toEqual([
      false,
      true,
    ]);
    expect(followsAfterScroll(true, end, up, false)).toBe(false);
  });
});
