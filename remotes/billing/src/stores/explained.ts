import type { Result } from '@loupe/shared/stores/request';
import { failureText } from '../lib/failure-text.ts';

/** The answer, with a failure in the words of this slice. */
export async function explained<T>(request: Promise<Result<T>>): Promise<Result<T>> {
  const answer = await request;
  if (answer.ok) return answer;
  return { ok: false, error: { ...answer.error, message: failureText(answer.error) } };
}
