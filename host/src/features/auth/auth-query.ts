/** Address of another page for guests, keeping where the visitor was going and the referral code. */
export function withQuery(path: string, query: string): string {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query))
    if (name === 'next' || name === 'ref') kept.set(name, value);
  const text = kept.toString();
  return text === '' ? path : `${path}?${text}`;
}
