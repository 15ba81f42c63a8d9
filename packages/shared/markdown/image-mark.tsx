import { useState } from 'react';
import { useActions } from './actions.ts';
import styles from './markdown.module.css';
import { messages } from './messages/texts.ts';

export type ImageMarkProps = { address: string; alt: string };

/** The host a foreign image would be asked from, or '' when its address is no web address. */
function imageHost(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  return new URL(address).host;
}

/** An image of our own store is shown; a foreign one is asked for only after a click (requirement M7). */
export function ImageMark({ address, alt }: ImageMarkProps) {
  const { isOwnImage } = useActions();
  const [state, setState] = useState<'asked' | 'failed' | 'waiting'>('waiting');
  if (isOwnImage(address))
    return <img className={styles.image} src={address} alt={alt} loading="lazy" decoding="async" />;
  const host = imageHost(address);
  if (host === '') return <>{alt}</>;
  if (state === 'asked') {
    return (
      <img
        className={styles.image}
        src={address}
        alt={alt}
        referrerPolicy="no-referrer"
        onError={() => setState('failed')}
      />
    );
  }
  return (
    <span className={styles.foreign} role={state === 'failed' ? 'status' : undefined}>
      {alt === '' ? null : <span>{alt}</span>}
      {state === 'failed' ? (
        <>
          <span>{messages.imageFailed(host)}</span>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {messages.openImage}
          </a>
        </>
      ) : (
        <button
          type="button"
          className={styles.load}
          onClick={(event) => {
            // The image may be in a link, which is not meant.
            event.preventDefault();
            setState('asked');
          }}
        >
          {messages.loadImage(host)}
        </button>
      )}
    </span>
  );
}
