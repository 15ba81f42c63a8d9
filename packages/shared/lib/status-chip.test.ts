import { describe, expect, it } from 'vitest';
import { statusTone, statusWord } from './status-chip.ts';

const failed = [
  'inactive',
  'in_active',
  'in active',
  'expired',
  'deletion',
  'deleted',
  'closed',
  'failed',
  'high_risk',
  'high risk',
  'not verified',
  'unverified',
  'high',
  'no match',
];
const pending = [
  'pending',
  'potential match',
  'in_process',
  'inprocess',
  'medium_risk',
  'medium risk',
  'medium',
  'for review',
];
const success = ['active', 'verified', 'low risk', 'done', 'match', 'anything else'];

describe('status chip tone', () => {
  it.each(failed)('F9 shows "%s" as failed, in any case', (word) => {
    expect(statusTone(word)).toBe('error');
    expect(statusTone(word.toUpperCase())).toBe('error');
  });

  it.each(pending)('F9 shows "%s" as pending, in any case', (word) => {
    expect(statusTone(word)).toBe('pending');
    expect(statusTone(word.toUpperCase())).toBe('pending');
  });

  it.each(success)('F9 shows any other value such as "%s" as success', (word) => {
    expect(statusTone(word)).toBe('success');
  });

  it.each(['', '   ', null, undefined])('F9 shows no chip for %j', (word) => {
    expect(statusTone(word)).toBeNull();
  });

  it('F9 writes the word as people read it', () => {
    expect(statusWord('in_process')).toBe('In process');
    expect(statusWord('Medium risk')).toBe('Medium risk');
  });
});
