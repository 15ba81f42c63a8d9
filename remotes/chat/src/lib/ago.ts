/** How long ago an instant was, in words and calendar days: `just now`, `12 min ago`, `today`, `yesterday`, `3 days ago`, then the date. */
export function agoText(instant: string, now: number): string {
  const at = Date.parse(instant);
  if (!Number.isFinite(at)) return '';
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const days = Math.round(
    (new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 30) return `${days} days ago`;
  return new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
}
