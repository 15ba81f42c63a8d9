import { joinClasses } from '../lib/join-classes.ts';
import { initialsOf } from '../lib/initials.ts';
import classes from './avatar.module.css';

export type AvatarProps = {
  name: string;
  size?: 'small' | 'medium' | 'large';
  /** Speaks the name; leave it out where the name is beside it. */
  isNamed?: boolean;
};

/** A person's initials. */
export function Avatar({ name, size = 'medium', isNamed = false }: AvatarProps) {
  const className = joinClasses(classes.avatar, classes[size]);
  if (!isNamed) {
    return (
      <span className={className} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <span className={className} role="img" aria-label={name}>
      {initialsOf(name)}
    </span>
  );
}
