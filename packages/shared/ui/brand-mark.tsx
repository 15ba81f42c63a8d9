import { uiTexts } from '#texts/ui';
import classes from './brand-mark.module.css';

export type BrandMarkProps = {
  /** What the site is called (`BRAND_NAME`). */
  name: string;
  /** Side of the mark in pixels. */
  size?: number;
  /** Only the mark, for the collapsed rail. */
  isWordHidden?: boolean;
};

/** The loupe and the name. */
export function BrandMark({ name, size = 24, isWordHidden = false }: BrandMarkProps) {
  return (
    <span className={classes.brand}>
      <svg
        role="img"
        aria-label={uiTexts.logo}
        className={classes.mark}
        width={size}
        height={size}
        viewBox="0 0 24 24"
      >
        <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
          <circle cx="10.5" cy="10.5" r="7.9" />
          <path d="m16.4 16.4 5 5" />
        </g>
        <circle cx="10.5" cy="10.5" r="3.1" fill="currentColor" />
      </svg>
      {!isWordHidden && <span className={classes.word}>{name}</span>}
    </span>
  );
}
