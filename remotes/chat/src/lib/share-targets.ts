const shareTargetNames = [
  'facebook',
  'x',
  'linkedin',
  'whatsapp',
  'telegram',
  'reddit',
  'pinterest',
  'email',
] as const;
type ShareTargetName = (typeof shareTargetNames)[number];

interface ShareTarget {
  readonly name: ShareTargetName;
  readonly href: string;
}

/** Spaces as `%20`: a mail program shows a `+` as it is. */
function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}

/**
 * Plain links to the documented share pages (X1; copying the link is the ninth target). Nothing is loaded from there.
 * `title` as strangers see it.
 */
export function shareTargets(url: string, title: string): ShareTarget[] {
  const both = `${title} ${url}`;
  const addresses: Record<ShareTargetName, string> = {
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    x: `https://x.com/intent/tweet?${query({ text: title, url })}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    whatsapp: `https://wa.me/?${query({ text: both })}`,
    telegram: `https://t.me/share/url?${query({ url, text: title })}`,
    reddit: `https://www.reddit.com/submit?${query({ url, title })}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?${query({ url, description: title })}`,
    email: `mailto:?${query({ subject: title, body: url })}`,
  };
  return shareTargetNames.map((name) => ({ name, href: addresses[name] }));
}
