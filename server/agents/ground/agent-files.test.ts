import { afterEach, describe, expect, it, vi } from 'vitest';
import { agentLibrary } from '../../library/agent-library.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agentsEn } from '../messages/agents-en.ts';
import { keyOf, ownIds, readAgentFiles, sampleDataField } from './agent-files.ts';

const form = {
  fields: [
    { name: 'listings', takes: 'one', samples: ['listings.csv'] },
    { name: 'reviews', samples: ['reviews'] },
  ],
  needed: true,
} as const;

function stubSamples() {
  vi.spyOn(agentLibrary, 'samplesOf').mockImplementation((slug) =>
    ['listings.csv', 'reviews/march.csv', 'reviews/april.csv', 'reviews-notes.csv'].map((name) => ({
      id: `samples/${slug}/${name}`,
      name,
      bytes: bytesOf('# Sample data'),
      isSample: true,
    })),
  );
}

const read = (inputs: Record<string, string>, fileIds: string[] = []) => {
  const { of, isSample } = readAgentFiles('kettle-research', inputs, form, { fileIds });
  return { listings: of.listings?.map(keyOf), reviews: of.reviews?.map(keyOf), isSample };
};

describe('the files an agent works on', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are those of the form, whatever sample is chosen and whatever is attached', () => {
    stubSamples();
    const inputs = { listings: 'fil_a', reviews: 'fil_b,fil_c', sample: 'sample' };
    expect(read(inputs, ['fil_d'])).toEqual({
      listings: ['fil_a'],
      reviews: ['fil_b', 'fil_c'],
      isSample: false,
    });
  });

  it('are the sample that was chosen, each file in its field, before what is attached', () => {
    stubSamples();
    expect(read({ sample: 'sample' }, ['fil_d'])).toEqual({
      listings: ['samples/kettle-research/listings.csv'],
      reviews: ['samples/kettle-research/reviews/march.csv', 'samples/kettle-research/reviews/april.csv'],
      isSample: true,
    });
  });

  it('are else what is attached: one for a field of one file, the rest for the next', () => {
    expect(read({}, ['fil_d', 'fil_e', 'fil_d', 'fil_f'])).toEqual({
      listings: ['fil_d'],
      reviews: ['fil_e', 'fil_f'],
      isSample: false,
    });
  });

  it('are read once where they are in two fields', () => {
    const files = readAgentFiles('kettle-research', { listings: 'fil_a', reviews: 'fil_a,fil_b' }, form);
    expect(ownIds(files)).toEqual(['fil_a', 'fil_b']);
    expect(files.of.reviews).toHaveLength(2);
  });

  it('are asked for by field and sentence where there are none and the agent cannot do without', () => {
    expect(() => read({ listings: ' , ' })).toThrow(
      expect.objectContaining({
        code: 'agent.inputs_invalid',
        field: 'listings',
        sentence: expect.objectContaining({ en: 'Add a file, or choose the sample data.' }),
      }),
    );
    expect(readAgentFiles('kettle-research', {}, { ...form, needed: false }).wanted).toEqual([]);
  });

  it('has a choice for the sample data that is off at first', () => {
    expect(sampleDataField(agentsEn)).toMatchObject({ name: 'sample', kind: 'choice', default: '' });
  });
});
