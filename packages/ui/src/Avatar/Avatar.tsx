import { useState } from 'react';
import { avatar, letters, picture } from './Avatar.css.ts';

export interface AvatarProps {
  /** Whose it is; its initials stand in for a missing picture. */
  name: string;
  src?: string | null;
  size?: 's' | 'm' | 'l';
  /** A person is round, a place or a dish has corners. */
  shape?: 'person' | 'place';
  /** The name stands beside it, so a screen reader need not hear it twice. */
  isDecorative?: boolean;
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const pair = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return pair.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
};

/** A face or a place at a glance. */
export function Avatar({ name, src, size, shape, isDecorative }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const words = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={avatar({ size, shape })} {...words}>
      <span className={letters} aria-hidden>
        {initials(name)}
      </span>
      {src && src !== failed && (
        <img
          className={picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
