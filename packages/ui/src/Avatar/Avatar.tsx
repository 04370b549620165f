import { useState, type ReactNode } from 'react';
import { avatar, face, letters, picture, status as statusStyle } from './Avatar.css.ts';
import { initialsOf, toneOf, type AvatarTone } from './identity.ts';

export interface AvatarStatus {
  /** What the dot says, in words; read out after the name. */
  label: string;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
}

export interface AvatarProps {
  /** Whose it is; its initials stand in for a missing picture. */
  name: string;
  src?: string | null;
  /** Takes the place of the initials. */
  icon?: ReactNode;
  size?: 's' | 'm' | 'l' | 'xl';
  /** A person is round, a place or a dish has corners. */
  shape?: 'person' | 'place';
  /** Follows from the name unless told, so that it is the same on every screen. */
  tone?: AvatarTone | 'danger';
  emphasis?: 'soft' | 'solid';
  /** A dot: on duty, away. A neutral one is hollow. */
  status?: AvatarStatus;
  /** The name stands beside it, so a screen reader need not hear it twice. */
  isDecorative?: boolean;
}

/** A face or a place at a glance. */
export function Avatar({
  name,
  src,
  icon,
  size,
  shape,
  tone = toneOf(name),
  emphasis,
  status,
  isDecorative,
}: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const label = status ? `${name}, ${status.label}` : name;
  const words = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={avatar({ size, shape, tone })} {...words}>
      <span className={face({ emphasis })}>
        <span className={letters} aria-hidden>
          {icon ?? initialsOf(name)}
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
      {status && (
        <span
          className={statusStyle({
            tone: status.tone,
            isHollow: status.tone === 'neutral' || undefined,
          })}
        />
      )}
    </span>
  );
}
